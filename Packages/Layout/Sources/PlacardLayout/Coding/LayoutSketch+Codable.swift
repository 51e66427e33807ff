/// A node is one flat object: the keys of its style, its name, and what is inside.
extension LayoutSketch: Codable {
  static let names = LayoutStyle.names + ["name", "measured", "flow", "children"]

  /// Reads an object of which every key may be absent or null.
  ///
  /// - Throws: `DecodingError` for a key that is not known, for a value of another form, and for a
  ///   node with more than one content; it names the key, what it accepts, and the way there.
  public init(from decoder: any Decoder) throws {
    let keys = try KeyReader(decoder, accepting: Self.names)
    self.init(name: try keys.text("name"))
    try style.read(from: keys)
    if let size = try keys.object("measured", accepting: ["width", "height"]) {
      content = .measured(
        Size(width: try size.number("width") ?? 0, height: try size.number("height") ?? 0))
    }
    if let flow = try keys.object("flow", accepting: ["items", "lineHeight"]) {
      try refuseSecondContent("flow", keys)
      content = .flow(
        Flow(
          items: try flow.numbers("items") ?? [],
          lineHeight: try flow.number("lineHeight") ?? 1))
    }
    if let nodes = try keys.list("children", of: LayoutSketch.self) {
      try refuseSecondContent("children", keys)
      content = .children(nodes)
    }
  }

  private func refuseSecondContent(_ name: String, _ keys: KeyReader) throws {
    guard content == .empty else {
      throw keys.refusal(name, "in \(keys.path) stands beside another content; a node has one")
    }
  }

  /// Writes what differs from the defaults.
  public func encode(to encoder: any Encoder) throws {
    var keys = KeyWriter(encoder)
    if let name { try keys.write("name", name) }
    try style.write(to: &keys)
    switch content {
    case .empty: break
    case .measured(let size):
      var measured = keys.object("measured")
      try measured.write("width", size.width.finite, unless: false)
      try measured.write("height", size.height.finite, unless: false)
    case .flow(let flow):
      var keys = keys.object("flow")
      try keys.write("items", flow.items.map(\.finite))
      try keys.write("lineHeight", flow.lineHeight.finite, unless: false)
    case .children(let nodes):
      try keys.write("children", nodes)
    }
  }
}

extension Double {
  /// Itself, or 0, as which it counts where it is not finite.
  fileprivate var finite: Double { isFinite ? self : 0 }
}

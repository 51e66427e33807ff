extension LayoutStyle {
  /// Writes what differs from the defaults.
  public func encode(to encoder: any Encoder) throws {
    var keys = KeyWriter(encoder)
    try write(to: &keys)
  }

  func write(to keys: inout KeyWriter) throws {
    let absent = LayoutStyle()
    try keys.write("direction", "\(direction)", unless: direction == absent.direction)
    try keys.write("wrap", wrap.word, unless: wrap == absent.wrap)
    try keys.write("justifyContent", "\(justify)", unless: justify == absent.justify)
    try keys.write("alignItems", "\(alignItems)", unless: alignItems == absent.alignItems)
    try keys.write("alignContent", "\(alignContent)", unless: alignContent == absent.alignContent)
    try keys.write("alignSelf", "\(alignSelf)", unless: alignSelf == absent.alignSelf)
    try keys.write("grow", grow)
    try keys.write("shrink", shrink)
    try keys.write("basis", basis)
    try keys.write("width", width)
    try keys.write("height", height)
    try keys.write("minWidth", minWidth)
    try keys.write("minHeight", minHeight)
    try keys.write("maxWidth", maxWidth)
    try keys.write("maxHeight", maxHeight)
    try keys.write("margin", margin, absent: absent.margin)
    try keys.write("padding", padding, absent: absent.padding)
    try keys.write("inset", inset, absent: absent.inset)
    try keys.write("aspectRatio", aspectRatio)
    try keys.write("position", "\(position)", unless: position == absent.position)
    try keys.write("hidden", true, unless: !isHidden)
    try keys.write(
      "verticalPercentBase", "\(verticalPercentBase)",
      unless: verticalPercentBase == absent.verticalPercentBase)
    try keys.write(
      "rtl", writingDirection == .rightToLeft, unless: writingDirection == .inherit)
    if rowGap == columnGap {
      try keys.write("gap", rowGap)
    } else {
      var gap = keys.object("gap")
      try gap.write("row", rowGap)
      try gap.write("column", columnGap)
    }
  }
}

/// Writes the members of one object that are worth writing.
struct KeyWriter {
  private var keys: KeyedEncodingContainer<NameKey>

  init(_ encoder: any Encoder) {
    keys = encoder.container(keyedBy: NameKey.self)
  }

  private init(_ keys: KeyedEncodingContainer<NameKey>) {
    self.keys = keys
  }

  mutating func object(_ name: String) -> KeyWriter {
    KeyWriter(keys.nestedContainer(keyedBy: NameKey.self, forKey: NameKey(name)))
  }

  mutating func write(_ name: String, _ value: some Encodable, unless isAbsent: Bool = false) throws
  {
    guard !isAbsent else { return }
    try keys.encode(value, forKey: NameKey(name))
  }

  /// Writes a number that is neither 0 nor, which counts as 0, not finite.
  mutating func write(_ name: String, _ number: Double) throws {
    try write(name, number, unless: number == 0 || !number.isFinite)
  }

  /// Writes a length that is not auto.
  mutating func write(_ name: String, _ length: Length) throws {
    try write(name, length, unless: length == .auto)
  }

  /// Writes the sides that differ from `absent`, all at once where they are alike.
  mutating func write(_ name: String, _ edges: Edges, absent: Edges) throws {
    guard edges != absent else { return }
    if edges == Edges(edges.top) { return try write(name, edges.top, unless: false) }
    var sides = object(name)
    try sides.write("top", edges.top, unless: edges.top == absent.top)
    try sides.write("left", edges.left, unless: edges.left == absent.left)
    try sides.write("bottom", edges.bottom, unless: edges.bottom == absent.bottom)
    try sides.write("right", edges.right, unless: edges.right == absent.right)
    if let start = edges.start { try sides.write("start", start, unless: false) }
    if let end = edges.end { try sides.write("end", end, unless: false) }
  }
}

import PlacardViews

/// The terminal's current style, and the shortest way to change it.
struct Pen: Sendable {
  private(set) var style = CellStyle.plain

  /// The approximate size in bytes of a change of the style.
  static func cost(from old: CellStyle, to new: CellStyle) -> Int {
    if old == new { return 0 }
    if new == .plain { return 3 }
    func cost(_ color: CellColor) -> Int {
      switch color {
      case .standard: 3
      case .indexed(let index): index < 16 ? 3 : 9
      case .rgb: 16
      }
    }
    return 2 + (old.attributes == new.attributes ? 0 : 2)
      + (old.foreground == new.foreground ? 0 : cost(new.foreground))
      + (old.background == new.background ? 0 : cost(new.background))
      + (old.linkNumber == new.linkNumber ? 0 : 40)
  }

  /// Changes the style: attribute by attribute, or from a reset when that is shorter.
  mutating func set(_ wanted: CellStyle, in stream: inout EscapeStream) {
    var wanted = wanted
    wanted.tile = PictureTile()
    guard wanted != style else { return }
    if wanted.linkNumber != style.linkNumber {
      setLink(wanted.linkNumber, in: &stream)
      guard wanted != style else { return }
    }
    guard wanted != CellStyle.plain.linked(to: wanted.linkNumber) else {
      stream.rendition()
      style = wanted
      return
    }
    let start = stream.bytes.count
    stream.rendition { Self.append(from: style, to: wanted, &$0) }
    let length = stream.bytes.count - start
    if length > Self.shortestFresh, style != CellStyle.plain.linked(to: style.linkNumber) {
      stream.rendition { bytes in
        Self.append(code: 0, &bytes)
        Self.append(from: .plain, to: wanted, &bytes)
      }
      if stream.bytes.count - start < 2 * length {
        stream.bytes.removeSubrange(start..<start + length)
      } else {
        stream.cut(to: start + length)
      }
    }
    style = wanted
  }

  /// Invalidates the pen after others may have changed it, and resets it.
  mutating func reset(in stream: inout EscapeStream) {
    closeLink(in: &stream)
    stream.rendition()
    style = .plain
  }

  /// Closes the link, as is required before the cursor moves and at the end of a row.
  mutating func closeLink(in stream: inout EscapeStream) {
    if style.linkNumber != 0 { setLink(0, in: &stream) }
  }

  private mutating func setLink(_ number: UInt16, in stream: inout EscapeStream) {
    stream.link(LinkTable.link(number))
    style.linkNumber = number
  }

  /// Declares that the terminal draws with a style.
  mutating func assume(_ style: CellStyle) {
    self.style = style
  }

  /// The size in bytes of the shortest change by a reset: `ESC [ 0 ; 1 m`.
  private static var shortestFresh: Int { 6 }

  private static func append(
    from old: CellStyle, to new: CellStyle, _ parameters: inout [UInt8]
  ) {
    var kept = old.attributes
    let gone = old.attributes.subtracting(new.attributes)
    if !gone.isDisjoint(with: [.bold, .dim]) {
      append(code: 22, &parameters)
      kept.subtract([.bold, .dim])
    }
    for bit in 0..<attributeCount {
      let attribute = CellStyle.Attributes(rawValue: 1 << bit)
      if gone.contains(attribute), kept.contains(attribute) {
        append(code: code(of: attribute) + 20, &parameters)
      }
    }
    let added = new.attributes.subtracting(kept)
    for bit in 0..<attributeCount {
      let attribute = CellStyle.Attributes(rawValue: 1 << bit)
      if added.contains(attribute) {
        append(code: code(of: attribute), &parameters)
      }
    }
    if old.foreground != new.foreground {
      append(new.foreground, base: 30, &parameters)
    }
    if old.background != new.background {
      append(new.background, base: 40, &parameters)
    }
  }

  private static func append(_ color: CellColor, base: Int, _ parameters: inout [UInt8]) {
    switch color {
    case .standard: append(code: base + 9, &parameters)
    case .indexed(let index) where index < 8: append(code: base + Int(index), &parameters)
    case .indexed(let index) where index < 16: append(code: base + 52 + Int(index), &parameters)
    case .indexed(let index):
      append(code: base + 8, &parameters)
      append(code: 5, &parameters)
      append(code: Int(index), &parameters)
    case .rgb(let red, let green, let blue):
      append(code: base + 8, &parameters)
      append(code: 2, &parameters)
      append(code: Int(red), &parameters)
      append(code: Int(green), &parameters)
      append(code: Int(blue), &parameters)
    }
  }

  private static func append(code: Int, _ parameters: inout [UInt8]) {
    parameters.append(decimal: code)
    parameters.append(0x3B)
  }

  private static var attributeCount: UInt8 { 6 }

  /// The SGR code that sets an attribute; code + 20 resets it, and 22 resets 1 and 2.
  private static func code(of attribute: CellStyle.Attributes) -> Int {
    switch attribute {
    case .bold: 1
    case .dim: 2
    case .italic: 3
    case .underline: 4
    case .inverse: 7
    default: 9
    }
  }
}

extension CellStyle {
  /// The style with another link.
  fileprivate func linked(to number: UInt16) -> CellStyle {
    var copy = self
    copy.linkNumber = number
    return copy
  }
}

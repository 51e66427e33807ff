import PlacardViews

/// What the terminal draws with, and the shortest way to change it.
struct Pen: Sendable {
  private(set) var style = CellStyle.plain
  private var change: [UInt8] = []
  private var fresh: [UInt8] = []

  /// Changes the style: attribute by attribute, or from a reset when that is shorter.
  mutating func set(_ wanted: CellStyle, in stream: inout EscapeStream) {
    guard wanted != style else { return }
    change.removeAll(keepingCapacity: true)
    fresh.removeAll(keepingCapacity: true)
    if wanted == .plain {
      stream.rendition([])
    } else {
      Self.append(from: style, to: wanted, &change)
      Self.append(code: 0, &fresh)
      Self.append(from: .plain, to: wanted, &fresh)
      stream.rendition(fresh.count < change.count ? fresh : change)
    }
    style = wanted
  }

  /// Forgets what the terminal draws with after others may have changed it, and resets it.
  mutating func reset(in stream: inout EscapeStream) {
    stream.rendition([])
    style = .plain
  }

  private static func append(
    from old: CellStyle, to new: CellStyle, _ parameters: inout [UInt8]
  ) {
    var kept = old.attributes
    let gone = old.attributes.subtracting(new.attributes)
    if !gone.isDisjoint(with: [.bold, .dim]) {
      append(code: 22, &parameters)
      kept.subtract([.bold, .dim])
    }
    for (attribute, _, off) in switches where gone.contains(attribute) && kept.contains(attribute) {
      append(code: off, &parameters)
    }
    let added = new.attributes.subtracting(kept)
    for (attribute, on, _) in switches where added.contains(attribute) {
      append(code: on, &parameters)
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
      for code in [base + 8, 5, Int(index)] {
        append(code: code, &parameters)
      }
    case .rgb(let red, let green, let blue):
      for code in [base + 8, 2, Int(red), Int(green), Int(blue)] {
        append(code: code, &parameters)
      }
    }
  }

  private static func append(code: Int, _ parameters: inout [UInt8]) {
    if !parameters.isEmpty {
      parameters.append(0x3B)
    }
    parameters.append(decimal: code)
  }

  private static let switches: [(attribute: CellStyle.Attributes, on: Int, off: Int)] = [
    (.bold, 1, 22), (.dim, 2, 22), (.italic, 3, 23), (.underline, 4, 24), (.inverse, 7, 27),
    (.strikethrough, 9, 29),
  ]
}

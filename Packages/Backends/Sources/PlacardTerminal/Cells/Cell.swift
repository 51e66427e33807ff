/// One cell in eight bytes: a glyph, the number of its style, and its width.
struct Cell: Sendable {
  /// Flags of a cell.
  struct Flags: OptionSet, Sendable, Equatable {
    let rawValue: UInt8

    /// The glyph's width is ambiguous.
    static let ambiguousWidth = Flags(rawValue: 1 << 0)
  }

  /// A scalar value, or with ``clusterBit`` the number of a cluster.
  var glyph: UInt32
  /// The number of the style.
  var style: UInt16
  /// The width in columns: 1 or 2, or 0 in the second half of a wide glyph.
  var width: UInt8
  var flags: Flags

  static let clusterBit: UInt32 = 1 << 31
  static var blank: Cell { Cell(glyph: 0x20, style: 0, width: 1, flags: []) }
  /// Unknown screen content: it equals nothing that is drawn.
  static var unknown: Cell { Cell(glyph: .max, style: 0, width: 1, flags: []) }

  /// A space in the style numbered `style`.
  static func space(style: UInt16) -> Cell {
    Cell(glyph: 0x20, style: style, width: 1, flags: [])
  }

  /// The second half of this wide cell.
  var continuation: Cell {
    Cell(glyph: 0, style: style, width: 0, flags: flags)
  }

  /// Whether it is one printable ASCII character.
  var isASCII: Bool { glyph < 0x7F && width == 1 }

  /// The size of its text in bytes; an upper bound for a cluster.
  var textBytes: Int {
    switch glyph {
    case ..<0x80: 1
    case ..<0x800: 2
    case ..<0x10000: 3
    case ..<Self.clusterBit: 4
    default: 64
    }
  }
}

extension Cell: Equatable {
  static func == (left: Cell, right: Cell) -> Bool {
    left.bits == right.bits
  }

  private var bits: UInt64 {
    UInt64(glyph) | UInt64(style) << 32 | UInt64(width) << 48 | UInt64(flags.rawValue) << 56
  }
}

/// A line or block character as a shape that fills its cell exactly.
enum BoxShape: Equatable {
  /// How thick an arm is.
  enum Weight: Equatable {
    case none, light, heavy
  }

  /// Straight lines from the middle to the edges.
  case arms(left: Weight, right: Weight, up: Weight, down: Weight)
  /// Two thin lines side by side, straight or around a corner.
  case double(left: Bool, right: Bool, up: Bool, down: Bool)
  /// A thin line from one side to another, around a corner.
  case arc(right: Bool, down: Bool)
  /// A filled part of the cell, in eighths of it.
  case block(x: Int, y: Int, width: Int, height: Int, opacity: String)
  /// Quarters of the cell: one bit for each, upper left 1, upper right 2, lower left 4, lower right 8.
  case quarters(Int)

  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x2500...0x254B, 0x2574...0x257B:
      guard let arms = Self.arms[scalar] else { return nil }
      self = arms
    case 0x2550, 0x2551, 0x2554, 0x2557, 0x255A, 0x255D:
      self = .double(
        left: "═╗╝".unicodeScalars.contains(scalar), right: "═╔╚".unicodeScalars.contains(scalar),
        up: "║╚╝".unicodeScalars.contains(scalar), down: "║╔╗".unicodeScalars.contains(scalar))
    case 0x256D...0x2570:
      self = .arc(
        right: scalar == "╭" || scalar == "╰", down: scalar == "╭" || scalar == "╮")
    case 0x2580: self = .block(x: 0, y: 0, width: 8, height: 4, opacity: "1")
    case 0x2581...0x2588:
      let height = Int(scalar.value - 0x2580)
      self = .block(x: 0, y: 8 - height, width: 8, height: height, opacity: "1")
    case 0x2589...0x258F:
      self = .block(x: 0, y: 0, width: Int(0x2590 - scalar.value), height: 8, opacity: "1")
    case 0x2590: self = .block(x: 4, y: 0, width: 4, height: 8, opacity: "1")
    case 0x2591...0x2593:
      let opacity = ["0.25", "0.5", "0.75"][Int(scalar.value - 0x2591)]
      self = .block(x: 0, y: 0, width: 8, height: 8, opacity: opacity)
    case 0x2596...0x259F:
      self = .quarters([4, 8, 1, 13, 9, 7, 11, 2, 6, 14][Int(scalar.value - 0x2596)])
    default: return nil
    }
  }

  /// Whether neighbours of this shape in a row are one longer shape.
  var isLevel: Bool {
    switch self {
    case .arms(let left, let right, .none, .none): left == right
    case .double(true, true, _, _): true
    case .block(0, _, 8, _, _): true
    default: false
    }
  }

  private static let arms: [Unicode.Scalar: BoxShape] = {
    /// One bit for each arm: left 8, right 4, up 2, down 1.
    let light: [(Unicode.Scalar, Int)] = [
      ("─", 12), ("│", 3), ("┌", 5), ("┐", 9), ("└", 6), ("┘", 10), ("├", 7), ("┤", 11),
      ("┬", 13), ("┴", 14), ("┼", 15), ("╴", 8), ("╵", 2), ("╶", 4), ("╷", 1),
    ]
    let heavy: [(Unicode.Scalar, Int)] = [
      ("━", 12), ("┃", 3), ("┏", 5), ("┓", 9), ("┗", 6), ("┛", 10), ("┣", 7), ("┫", 11),
      ("┳", 13), ("┻", 14), ("╋", 15), ("╸", 8), ("╹", 2), ("╺", 4), ("╻", 1),
    ]
    var shapes: [Unicode.Scalar: BoxShape] = [:]
    for (table, weight) in [(light, Weight.light), (heavy, .heavy)] {
      for (scalar, bits) in table {
        func arm(_ bit: Int) -> Weight { bits & bit != 0 ? weight : .none }
        shapes[scalar] = .arms(left: arm(8), right: arm(4), up: arm(2), down: arm(1))
      }
    }
    return shapes
  }()
}

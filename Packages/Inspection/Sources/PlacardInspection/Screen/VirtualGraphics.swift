import PlacardLayout

/// The pictures that a virtual screen was sent, and where they are seen.
struct VirtualGraphics: Sendable {
  /// A picture that was sent, or is being sent.
  struct Image: Sendable {
    var number: UInt32
    /// The bytes as they came, in base 64.
    var payload: [UInt8]
    var isComplete: Bool
  }

  var images: [Image] = []
  var placements: [VirtualScreen.Placement] = []
  /// Whether the next chunk of the last picture is to come.
  var isOpen: Bool { images.last.map { !$0.isComplete } ?? false }
}

extension VirtualScreen {
  /// A placement of a picture.
  struct Placement: Sendable, Equatable {
    /// The number of the picture.
    var number: UInt32
    /// The number of this placement.
    var part: Int
    /// The first column, from 0.
    var column: Int
    /// The first row, from 0; negative once it has scrolled out.
    var row: Int
    /// How many columns it is stretched over.
    var columns: Int
    /// How many rows it is stretched over.
    var rows: Int
    /// The pixels that are seen; nil for all.
    var pixels: CellRect?
  }

  /// Where pictures are seen, in the order in which they were placed.
  var placements: [Placement] { graphics.placements }

  /// The pictures that the terminal keeps, seen or not, on either screen, as the base 64 that was sent.
  var pictures: [UInt32: [UInt8]] {
    var pictures: [UInt32: [UInt8]] = [:]
    for image in graphics.images + primaryGraphics.images { pictures[image.number] = image.payload }
    return pictures
  }

  /// Carries out a command of the kitty graphics protocol; false if it is none of ours.
  mutating func draw(_ text: ArraySlice<UInt8>) -> Bool {
    let keys = text.prefix { $0 != 0x3B }
    let payload = text.dropFirst(keys.count + 1)
    guard let command = VirtualGraphics.Command(keys), command["q"] == 2 else { return false }
    switch command.action {
    case "t": return receive(payload, command)
    case "p": return payload.isEmpty && addPlacement(command)
    default: return payload.isEmpty && remove(command)
    }
  }

  private mutating func receive(
    _ payload: ArraySlice<UInt8>, _ command: VirtualGraphics.Command
  ) -> Bool {
    let isText = payload.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF)
        || byte == 0x2B || byte == 0x2F || byte == 0x3D
    }
    guard isText, payload.count <= 4096, let more = command["m"], more < 2,
      more == 0 || payload.count.isMultiple(of: 4)
    else { return false }
    if graphics.isOpen {
      guard command.number == nil, command["f"] == nil else { return false }
      graphics.images[graphics.images.count - 1].payload += payload
      graphics.images[graphics.images.count - 1].isComplete = more == 0
      return true
    }
    let isSized = command["s"] != nil && command["v"] != nil
    guard let number = command.number, command["f"] == (isSized ? 32 : 100) else { return false }
    graphics.placements.removeAll { $0.number == number }
    graphics.images.removeAll { $0.number == number }
    graphics.images.append(
      .init(number: number, payload: Array(payload), isComplete: more == 0))
    return true
  }

  private mutating func addPlacement(_ command: VirtualGraphics.Command) -> Bool {
    guard let number = command.number, graphics.images.contains(where: { $0.number == number }),
      !graphics.isOpen, let part = command["p"], part > 0, let columns = command["c"], columns > 0,
      let rows = command["r"], rows > 0, command["C"] == 1
    else { return false }
    var pixels: CellRect?
    if let x = command["x"], let y = command["y"], let width = command["w"],
      let height = command["h"]
    {
      pixels = CellRect(column: x, row: y, columns: width, rows: height)
    }
    graphics.placements.removeAll { $0.number == number && $0.part == part }
    graphics.placements.append(
      Placement(
        number: number, part: part, column: cursorColumn, row: cursorRow, columns: columns,
        rows: rows, pixels: pixels))
    return true
  }

  private mutating func remove(_ command: VirtualGraphics.Command) -> Bool {
    guard let number = command.number, !graphics.isOpen else { return false }
    let part = command["p"]
    graphics.placements.removeAll { $0.number == number && (part == nil || $0.part == part) }
    if command.isWhole { graphics.images.removeAll { $0.number == number } }
    return true
  }
}

extension VirtualGraphics {
  /// The keys of a command, each at most once and with a number, but for what it does and how it sends.
  struct Command {
    private(set) var action: Unicode.Scalar = "t"
    /// Whether the picture itself is deleted.
    private(set) var isWhole = false
    private var values: [(key: Unicode.Scalar, value: Int)] = []

    init?(_ keys: ArraySlice<UInt8>) {
      for pair in keys.split(separator: 0x2C, omittingEmptySubsequences: false) {
        guard pair.count > 2, pair[pair.startIndex + 1] == 0x3D, let first = pair.first else {
          return nil
        }
        let key = Unicode.Scalar(first)
        let text = pair.dropFirst(2)
        let word = text.count == 1 ? text.first.map { Unicode.Scalar($0) } : nil
        switch (key, word) {
        case ("a", "t"), ("a", "p"), ("a", "d"): action = word ?? "t"
        case ("t", "d"): break
        case ("d", "i"), ("d", "I"): isWhole = word == "I"
        default:
          guard "fsvimpqcrCxywh".unicodeScalars.contains(key), self[key] == nil,
            let number = Int(String(decoding: text, as: UTF8.self)), number >= 0
          else { return nil }
          values.append((key, number))
        }
      }
    }

    subscript(key: Unicode.Scalar) -> Int? { values.first { $0.key == key }?.value }

    /// The number of the picture, above 0.
    var number: UInt32? { self["i"].flatMap { UInt32(exactly: $0) }.flatMap { $0 > 0 ? $0 : nil } }
  }
}

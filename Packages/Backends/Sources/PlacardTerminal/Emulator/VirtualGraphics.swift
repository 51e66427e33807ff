public import PlacardLayout

/// The pictures that a virtual screen was sent, and where they are seen.
struct VirtualGraphics: Sendable {
  /// A picture that was sent, or is being sent.
  struct Image: Sendable {
    var format: Int
    /// The bytes as they came, in base 64.
    var payload: [UInt8]
    var isComplete: Bool
  }

  var images: [UInt32: Image] = [:]
  var places: [VirtualScreen.Placement] = []
  /// The picture whose next chunk is to come.
  var open: UInt32?
}

extension VirtualScreen {
  /// A place where a picture is seen.
  public struct Placement: Sendable, Equatable {
    /// The number of the picture.
    public var number: UInt32
    /// Which of its places this is.
    public var part: Int
    /// The first column, from 0.
    public var column: Int
    /// The first row, from 0; negative once it has scrolled out.
    public var row: Int
    /// How many columns it is stretched over.
    public var columns: Int
    /// How many rows it is stretched over.
    public var rows: Int
    /// The pixels that are seen; nil for all.
    public var pixels: CellRect?
  }

  /// Where pictures are seen, in the order in which they were placed.
  public var placements: [Placement] { graphics.places }

  /// The pictures that the terminal keeps, seen or not, on either screen, as the base 64 that was sent.
  public var pictures: [UInt32: [UInt8]] {
    graphics.images.merging(primaryGraphics.images) { own, _ in own }.mapValues(\.payload)
  }

  /// Carries out a command of the kitty graphics protocol; false if it is none of ours.
  mutating func draw(_ text: ArraySlice<UInt8>) -> Bool {
    let keys = text.prefix { $0 != 0x3B }
    let payload = text.dropFirst(keys.count + 1)
    var values: [UInt8: Int] = [:]
    var action = UInt8(ascii: "t")
    var isWhole = false
    for pair in keys.split(separator: 0x2C, omittingEmptySubsequences: false) {
      guard let key = pair.first, pair.dropFirst().first == 0x3D else { return false }
      let value = pair.dropFirst(2)
      switch (key, String(decoding: value, as: UTF8.self)) {
      case (UInt8(ascii: "a"), let name) where ["t", "p", "d"].contains(name):
        action = value.first ?? action
      case (UInt8(ascii: "t"), "d"): break
      case (UInt8(ascii: "d"), let name) where name == "i" || name == "I": isWhole = name == "I"
      case (_, let digits):
        guard let number = Int(digits), number >= 0, values[key] == nil else { return false }
        values[key] = number
      }
    }
    guard values.removeValue(forKey: UInt8(ascii: "q")) == 2 else { return false }
    let known = Set("fsvimpcrCxywh".utf8)
    guard values.keys.allSatisfy(known.contains) else { return false }
    func value(_ key: Unicode.Scalar) -> Int? { values[UInt8(ascii: key)] }
    let number = value("i").flatMap { UInt32(exactly: $0) }
    switch action {
    case UInt8(ascii: "p"): return payload.isEmpty && place(number, value)
    case UInt8(ascii: "d"): return payload.isEmpty && remove(number, part: value("p"), isWhole)
    default: return receive(number, payload, value)
    }
  }

  private mutating func receive(
    _ number: UInt32?, _ payload: ArraySlice<UInt8>, _ value: (Unicode.Scalar) -> Int?
  ) -> Bool {
    let digits = payload.allSatisfy {
      (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
        || [0x2B, 0x2F, 0x3D].contains($0)
    }
    guard digits, payload.count <= 4096, let more = value("m"), more < 2,
      more == 0 || payload.count.isMultiple(of: 4)
    else { return false }
    if let open = graphics.open {
      guard number == nil, value("f") == nil else { return false }
      graphics.images[open]?.payload += payload
      graphics.images[open]?.isComplete = more == 0
    } else {
      guard let number, number > 0, let format = value("f"), [32, 100].contains(format),
        (format == 32) == (value("s") != nil && value("v") != nil)
      else { return false }
      graphics.places.removeAll { $0.number == number }
      graphics.images[number] = .init(
        format: format, payload: Array(payload), isComplete: more == 0)
      graphics.open = number
    }
    if more == 0 { graphics.open = nil }
    return true
  }

  private mutating func place(_ number: UInt32?, _ value: (Unicode.Scalar) -> Int?) -> Bool {
    guard let number, graphics.images[number]?.isComplete == true, graphics.open == nil,
      let part = value("p"), part > 0, let columns = value("c"), columns > 0,
      let rows = value("r"), rows > 0, value("C") == 1
    else { return false }
    var pixels: CellRect?
    if let x = value("x"), let y = value("y"), let width = value("w"), let height = value("h") {
      pixels = CellRect(column: x, row: y, columns: width, rows: height)
    }
    graphics.places.removeAll { $0.number == number && $0.part == part }
    graphics.places.append(
      Placement(
        number: number, part: part, column: cursorColumn, row: cursorRow, columns: columns,
        rows: rows, pixels: pixels))
    return true
  }

  private mutating func remove(_ number: UInt32?, part: Int?, _ isWhole: Bool) -> Bool {
    guard let number, graphics.open == nil else { return false }
    graphics.places.removeAll { $0.number == number && (part == nil || $0.part == part) }
    if isWhole { graphics.images[number] = nil }
    return true
  }
}

/// Reads a PNG file: its size, and its pixels where it is not interlaced.
///
/// - Note: Source: the PNG specification, third edition; check sums are not looked at.
struct PNGReader {
  let width: Int
  let height: Int
  private let file: [UInt8]
  private let depth: Int
  private let kind: Int
  private let isInterlaced: Bool
  private var palette: [UInt8] = []
  private var clear: [UInt8] = []
  private var packed: [UInt8] = []

  /// Reads the head; nil unless the file begins as a PNG file does, and its sides are in range.
  init?(_ file: [UInt8]) {
    let start: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
    ]
    guard file.count > 33, file.starts(with: start) else { return nil }
    self.file = file
    width = Self.word(file, at: 16)
    height = Self.word(file, at: 20)
    let sides = 1...Picture.longestSide
    guard sides.contains(width), sides.contains(height) else { return nil }
    (depth, kind, isInterlaced) = (Int(file[24]), Int(file[25]), file[28] != 0)
  }

  /// Unpacks the pixels: red, green, blue and opacity; none where they cannot be had.
  mutating func pixels() -> [UInt8] {
    let channels = kind == 2 ? 3 : kind == 4 ? 2 : kind == 6 ? 4 : 1
    let isKnown = depth == 8 || depth == 16 ? kind != 3 || depth == 8 : kind == 0 || kind == 3
    guard kind < 7, kind & 1 == 0 || kind == 3, depth > 0, depth <= 16, depth & (depth - 1) == 0,
      isKnown, !isInterlaced, width * height <= Self.mostPixels
    else { return [] }
    readChunks()
    let stride = (width * channels * depth + 7) / 8
    guard var rows = try? Inflater.unpack(packed, count: height * (stride + 1)),
      unfilter(&rows, stride: stride, step: max(channels * depth / 8, 1))
    else { return [] }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(4 * width * height)
    for row in 0..<height {
      let line = rows[row * (stride + 1) + 1..<(row + 1) * (stride + 1)]
      for column in 0..<width { append(column, of: line, channels, &pixels) }
    }
    return pixels
  }

  /// The most pixels that are unpacked.
  private static let mostPixels = 1 << 20

  private static func word(_ bytes: [UInt8], at offset: Int) -> Int {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  private mutating func readChunks() {
    var offset = 33
    while offset + 12 <= file.count {
      let count = Self.word(file, at: offset)
      guard count <= file.count - offset - 12 else { return }
      let data = file[offset + 8..<offset + 8 + count]
      switch Self.word(file, at: offset + 4) {
      case 0x504C_5445: palette = Array(data)
      case 0x7452_4E53: clear = Array(data)
      case 0x4944_4154: packed += data
      default: break
      }
      offset += 12 + count
    }
  }

  /// Adds to each byte what stands left of it and above it, as its row says.
  private func unfilter(_ rows: inout [UInt8], stride: Int, step: Int) -> Bool {
    for row in 0..<height {
      let start = row * (stride + 1)
      let filter = rows[start]
      guard filter < 5 else { return false }
      for index in 1...stride where filter > 0 {
        let left = index > step ? Int(rows[start + index - step]) : 0
        let above = row > 0 ? Int(rows[start + index - stride - 1]) : 0
        let corner = row > 0 && index > step ? Int(rows[start + index - stride - 1 - step]) : 0
        let guess =
          switch filter {
          case 1: left
          case 2: above
          case 3: (left + above) / 2
          default: Self.nearest(left, above, corner)
          }
        rows[start + index] &+= UInt8(truncatingIfNeeded: guess)
      }
    }
    return true
  }

  /// Whichever of the three is nearest to `left + above - corner`.
  private static func nearest(_ left: Int, _ above: Int, _ corner: Int) -> Int {
    let (one, two) = (abs(above - corner), abs(left - corner))
    let three = abs(left + above - 2 * corner)
    return one <= two && one <= three ? left : two <= three ? above : corner
  }

  private func append(
    _ column: Int, of line: ArraySlice<UInt8>, _ channels: Int, _ pixels: inout [UInt8]
  ) {
    /// The upper eight bits of a sample, and all of them.
    func sample(_ channel: Int) -> (high: UInt8, whole: Int) {
      let index = column * channels + channel
      if depth == 8 {
        let byte = line[line.startIndex + index]
        return (byte, Int(byte))
      }
      if depth == 16 {
        let offset = line.startIndex + 2 * index
        return (line[offset], Int(line[offset]) << 8 | Int(line[offset + 1]))
      }
      let bit = index * depth
      let value = Int(line[line.startIndex + bit / 8]) >> (8 - depth - bit % 8) & (1 << depth - 1)
      return (UInt8(value * 255 / (1 << depth - 1)), value)
    }
    func isClear(_ samples: [Int]) -> Bool {
      clear.count >= 2 * samples.count
        && samples.indices.allSatisfy {
          samples[$0] == Int(clear[2 * $0]) << 8 | Int(clear[2 * $0 + 1])
        }
    }
    let first = sample(0)
    switch kind {
    case 3:
      let offset = 3 * first.whole
      pixels += offset + 3 <= palette.count ? palette[offset..<offset + 3] : [0, 0, 0]
      pixels.append(first.whole < clear.count ? clear[first.whole] : 255)
    case 0, 4:
      let opacity = kind == 4 ? sample(1).high : isClear([first.whole]) ? 0 : 255
      pixels += [first.high, first.high, first.high, opacity]
    default:
      let (green, blue) = (sample(1), sample(2))
      let opacity =
        kind == 6 ? sample(3).high : isClear([first.whole, green.whole, blue.whole]) ? 0 : 255
      pixels += [first.high, green.high, blue.high, opacity]
    }
  }
}

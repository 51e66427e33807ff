/// Unpacks what zlib has packed; anything else ends it, and so does more than is expected.
///
/// - Note: Source: RFC 1950 and RFC 1951; check sums are not looked at.
struct Inflater {
  /// What was read is no packed data.
  struct Corrupt: Error {}

  private let input: [UInt8]
  private let limit: Int
  private var position = 2
  private var bits = 0
  private var bitCount = 0
  private(set) var output: [UInt8] = []

  /// Unpacks bytes.
  ///
  /// - Parameters:
  ///   - input: what is packed.
  ///   - count: how many bytes it becomes.
  /// - Returns: those bytes.
  /// - Throws: `Corrupt` unless it becomes as many.
  static func unpack(_ input: [UInt8], count: Int) throws(Corrupt) -> [UInt8] {
    var inflater = Inflater(input: input, limit: count)
    inflater.output.reserveCapacity(count)
    var isLast = false
    while !isLast {
      isLast = try inflater.take(1) == 1
      switch try inflater.take(2) {
      case 0: try inflater.copyStored()
      case 1: try inflater.unpack(.fixedLengths, .fixedDistances)
      case 2: try inflater.unpackDynamic()
      default: throw Corrupt()
      }
    }
    guard inflater.output.count == count else { throw Corrupt() }
    return inflater.output
  }

  private init(input: [UInt8], limit: Int) {
    self.input = input
    self.limit = limit
  }

  private mutating func take(_ count: Int) throws(Corrupt) -> Int {
    while bitCount < count {
      guard position < input.count else { throw Corrupt() }
      bits |= Int(input[position]) << bitCount
      position += 1
      bitCount += 8
    }
    defer {
      bits >>= count
      bitCount -= count
    }
    return bits & (1 << count - 1)
  }

  private mutating func symbol(_ code: HuffmanCode) throws(Corrupt) -> Int {
    var (value, first, index) = (0, 0, 0)
    for count in code.counts.dropFirst() {
      value |= try take(1)
      if value - first < count { return code.symbols[index + value - first] }
      index += count
      first = (first + count) << 1
      value <<= 1
    }
    throw Corrupt()
  }

  private mutating func copyStored() throws(Corrupt) {
    (bits, bitCount) = (0, 0)
    let (count, complement) = (try take(16), try take(16))
    guard count == complement ^ 0xFFFF, position + count <= input.count,
      output.count + count <= limit
    else { throw Corrupt() }
    output += input[position..<position + count]
    position += count
  }

  private mutating func unpackDynamic() throws(Corrupt) {
    let (lengths, distances) = (try take(5) + 257, try take(5) + 1)
    var sizes = [UInt8](repeating: 0, count: 19)
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    for index in 0..<(try take(4)) + 4 { sizes[order[index]] = UInt8(try take(3)) }
    let code = HuffmanCode(sizes[...])
    sizes.removeAll(keepingCapacity: true)
    while sizes.count < lengths + distances {
      let symbol = try symbol(code)
      var (size, count) = (UInt8(truncatingIfNeeded: symbol), 1)
      switch symbol {
      case 16:
        guard let last = sizes.last else { throw Corrupt() }
        (size, count) = (last, 3 + (try take(2)))
      case 17: (size, count) = (0, 3 + (try take(3)))
      case 18: (size, count) = (0, 11 + (try take(7)))
      default: break
      }
      sizes += repeatElement(size, count: count)
    }
    guard sizes.count == lengths + distances else { throw Corrupt() }
    try unpack(HuffmanCode(sizes[..<lengths]), HuffmanCode(sizes[lengths...]))
  }

  private mutating func unpack(
    _ lengths: HuffmanCode, _ distances: HuffmanCode
  ) throws(Corrupt) {
    while true {
      let symbol = try symbol(lengths)
      if symbol == 256 { return }
      guard symbol > 256 else {
        guard output.count < limit else { throw Corrupt() }
        output.append(UInt8(symbol))
        continue
      }
      let length = try amount(symbol - 257, step: 4, start: 3, last: 28, most: 258)
      let distance = try amount(try self.symbol(distances), step: 2, start: 1, last: 30, most: 0)
      guard distance <= output.count, output.count + length <= limit else { throw Corrupt() }
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
  }

  /// A length or a distance: each so many symbols one more bit follows.
  private mutating func amount(
    _ symbol: Int, step: Int, start: Int, last: Int, most: Int
  ) throws(Corrupt) -> Int {
    guard symbol < last || symbol == last && most > 0 else { throw Corrupt() }
    if symbol == last { return most }
    if symbol < 2 * step { return start + symbol }
    let extra = symbol / step - 1
    return start + (step + symbol % step) << extra + (try take(extra))
  }
}

/// Symbols by the length of their code, 0 for those that have none.
private struct HuffmanCode {
  /// How many codes there are of each length.
  var counts = [Int](repeating: 0, count: 16)
  var symbols: [Int] = []

  init(_ sizes: ArraySlice<UInt8>) {
    for size in sizes { counts[Int(size)] += 1 }
    counts[0] = 0
    for size in 1..<16 where counts[size] > 0 {
      for (symbol, own) in sizes.enumerated() where Int(own) == size { symbols.append(symbol) }
    }
  }

  /// The code of lengths that nobody has to send.
  static var fixedLengths: HuffmanCode {
    var sizes = [UInt8](repeating: 8, count: 288)
    for symbol in 144..<256 { sizes[symbol] = 9 }
    for symbol in 256..<280 { sizes[symbol] = 7 }
    return HuffmanCode(sizes[...])
  }

  /// The code of distances that nobody has to send.
  static var fixedDistances: HuffmanCode {
    HuffmanCode([UInt8](repeating: 5, count: 30)[...])
  }
}

/// Iterates over grapheme clusters by UTF-8 offset, without creating substrings.
struct ClusterScanner {
  /// A cluster; offsets are in bytes of the base string.
  struct Step {
    let start: Int
    let end: Int
    let columns: Int
    let first: Unicode.Scalar
    let isSingleScalar: Bool

    /// Whether it is white space that a line break may consume; not with a combining mark.
    var isSpace: Bool {
      isSingleScalar && (first == " " || first == "\t" || !first.isASCII && isWideSpace)
    }

    private var isWideSpace: Bool { first.layout.contains(.space) }
  }

  private let text: Substring
  private let whole: String
  private let model: WidthModel
  private let end: Int
  private var position: Int

  init(_ text: Substring, model: WidthModel) {
    var text = text
    text.makeContiguousUTF8()
    self.text = text
    self.model = model
    whole = text.base
    position = whole.byte(at: text.startIndex)
    end = whole.byte(at: text.endIndex)
  }

  mutating func next() -> Step? {
    guard position < end else { return nil }
    let start = position
    let (first, isAlone) = readScalar()
    if !isAlone {
      let second = position
      position = whole.byte(at: text.index(after: whole.index(ofByte: start)))
      if position > second {
        let cluster = whole[bytes: start..<position].unicodeScalars
        return Step(
          start: start, end: position, columns: model.columns(ofCluster: cluster), first: first,
          isSingleScalar: false)
      }
    }
    return Step(
      start: start, end: position, columns: first.columns, first: first, isSingleScalar: true)
  }

  /// Reads a scalar, and returns whether it is certainly a cluster alone.
  private mutating func readScalar() -> (scalar: Unicode.Scalar, isAlone: Bool) {
    let found = whole.utf8.withContiguousStorageIfAvailable { [position, end] bytes in
      let scalar = bytes.scalar(at: position)
      let next = position + scalar.bytes
      let isAlone = next == end || scalar.value.endsBefore(bytes.scalar(at: next).value)
      return (scalar: scalar.value, isAlone: isAlone, next: next)
    }
    guard let found else { preconditionFailure("Contiguous text has no bytes to be read.") }
    position = found.next
    return (found.scalar, found.isAlone)
  }
}

extension Unicode.Scalar {
  /// The width in columns of the scalar alone.
  fileprivate var columns: Int {
    isASCII ? (value >= 0x20 && value != 0x7F ? 1 : 0) : layout.width
  }

  /// Whether there is certainly a cluster boundary between this scalar and the next.
  fileprivate func endsBefore(_ next: Unicode.Scalar) -> Bool {
    if self == "\n" { return true }
    if isASCII, next.isASCII { return self != "\r" }
    return layout.contains(.simple) && next.layout.contains(.simple)
  }
}

/// One pass over a text: reads scalars and writes their replacements.
struct SanitizerPass {
  var output = ""

  let options: Sanitizer
  let input: String.UnicodeScalarView
  var position: String.Index

  /// The last written scalar; nil if a mark cannot follow it.
  var previous: Unicode.Scalar?
  /// The base of the last written marks.
  var base: Unicode.Scalar?
  var marks = 0
  var breaks = 0
  /// The bytes of output whose width is computed, for tab stops, and the columns of their last
  /// line.
  var measured = (bytes: 0, columns: 0)
  /// Whether isolates were written, which may be unpaired.
  var hasIsolates = false
  /// Whether a cluster may exceed its maximum size.
  private(set) var hasLongCluster = false
  /// The bytes of output before the last certain cluster boundary.
  var boundary = 0

  init(_ options: Sanitizer, _ text: String) {
    self.options = options
    input = text.unicodeScalars
    position = input.startIndex
  }

  /// Reads to the end or to a limit; returns whether all input was read.
  mutating func run() -> Bool {
    while position < input.endIndex {
      copyPlainText()
      guard position < input.endIndex else { break }
      if let end = EscapeSequence.end(in: input, at: position) {
        position = end
        write("\u{FFFD}")
      } else {
        let scalar = input[position]
        position = input.index(after: position)
        guard accept(scalar) else { return false }
      }
      if output.utf8.count - boundary > Sanitizer.maximumPrependBytes { hasLongCluster = true }
      guard output.utf8.count <= options.maximumBytes else { return false }
    }
    return output.utf8.count <= options.maximumBytes
  }

  /// Copies a run of scalars that need no treatment.
  private mutating func copyPlainText() {
    let start = position
    var last: Unicode.Scalar?
    while position < input.endIndex, input[position].isPlain {
      previous = last ?? previous
      last = input[position]
      position = input.index(after: position)
    }
    guard let last else { return }
    output += Substring(input[start..<position])
    begin(with: last)
  }

  var next: Unicode.Scalar? { position < input.endIndex ? input[position] : nil }

  private mutating func accept(_ scalar: Unicode.Scalar) -> Bool {
    let layout = scalar.layout
    switch scalar.value {
    case 0x1F3F4: writeFlag()
    case 0x09: writeTab()
    case 0x0D where next == "\n": break
    case 0x0D: write("\u{240D}")
    case _ where scalar.isLineBreak: return writeBreak()
    case 0..<0x20: write(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
    case 0x7F: write("\u{2421}")
    case 0x80...0x9F, 0x202A...0x202E: write("\u{FFFD}")
    case 0x200E, 0x200F, 0x061C, 0x2066...0x2069: writeDirection(scalar)
    case 0x200C, 0x200D: if keepsJoiner(scalar) { extend(scalar) }
    case 0xFE0E, 0xFE0F: if keepsSelector { extend(scalar) }
    case 0x1F3FB...0x1F3FF where previous != nil: extend(scalar)
    case _ where scalar.isNoncharacter: write("\u{FFFD}")
    case _ where scalar.isPrivateUse: write(options.allowsPrivateUse ? scalar : "\u{FFFD}")
    case _ where layout.contains(.invisible): break
    case _ where layout.contains(.mark): writeMark(scalar)
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: writeJamo(scalar)
    default: write(scalar)
    }
    return true
  }
}

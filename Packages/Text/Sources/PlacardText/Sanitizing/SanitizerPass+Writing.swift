extension SanitizerPass {
  /// Writes a scalar that begins a cluster.
  mutating func write(_ scalar: Unicode.Scalar) {
    output.unicodeScalars.append(scalar)
    begin(with: scalar)
  }

  /// Records that the last written scalar begins a cluster.
  mutating func begin(with scalar: Unicode.Scalar) {
    if let previous, previous.isPlain, scalar.isPlain {
      boundary = output.utf8.count - UTF8.width(scalar)
    }
    previous = scalar
    base = scalar
    marks = 0
  }

  /// Writes a scalar that extends a cluster.
  mutating func extend(_ scalar: Unicode.Scalar) {
    output.unicodeScalars.append(scalar)
    previous = scalar
    if scalar.layout.contains(.mark) { marks += 1 }
  }

  mutating func writeMark(_ scalar: Unicode.Scalar) {
    if previous == nil { write(Self.dottedCircle) }
    if marks < Sanitizer.maximumMarks { extend(scalar) }
  }

  /// Writes a direction mark or an isolate, which cannot be a base of marks.
  mutating func writeDirection(_ scalar: Unicode.Scalar) {
    output.unicodeScalars.append(scalar)
    if Isolates.isInitiator(scalar) || Isolates.isTerminator(scalar) { hasIsolates = true }
    forgetBase()
  }

  /// Writes a line break; returns false at the maximum number of lines.
  mutating func writeBreak() -> Bool {
    switch options.lines {
    case .single: write("\u{23CE}")
    case .joined: write(" ")
    case .multiple:
      breaks += 1
      guard breaks < options.maximumLines else { return false }
      output.unicodeScalars.append("\n")
      measured = (output.utf8.count, 0)
      forgetBase()
    }
    return true
  }

  mutating func writeTab() {
    let start = output.utf8.index(output.startIndex, offsetBy: measured.bytes)
    let column = measured.columns + columns(of: output[start...])
    let spaces = options.tabWidth - column % options.tabWidth
    output += String(repeating: " ", count: spaces)
    measured = (output.utf8.count, column + spaces)
    begin(with: " ")
  }

  /// Writes a black flag, with following tags if they make it a country's flag.
  mutating func writeFlag() {
    write("\u{1F3F4}")
    let rest = input[position...]
    guard let tags = Self.flagTags.first(where: { rest.starts(with: $0) }) else { return }
    tags.forEach { extend($0) }
    position = input.index(position, offsetBy: tags.count)
  }

  /// Writes a Hangul vowel or final, with U+25CC as base if it has none.
  mutating func writeJamo(_ scalar: Unicode.Scalar) {
    let hasBase = previous.map { $0 == Self.dottedCircle || scalar.continuesSyllable(after: $0) }
    if hasBase != true { write(Self.dottedCircle) }
    write(scalar)
  }

  private mutating func forgetBase() {
    boundary = output.utf8.count
    previous = nil
    base = nil
    marks = 0
  }

  /// The base for a combining mark without one.
  private static let dottedCircle: Unicode.Scalar = "\u{25CC}"

  /// The tag sequences of the flags of England, Scotland and Wales, the only ones in use.
  private static let flagTags: [[Unicode.Scalar]] = ["gbeng", "gbsct", "gbwls"].map { name in
    name.unicodeScalars.compactMap { Unicode.Scalar(0xE0000 + $0.value) } + ["\u{E007F}"]
  }
}

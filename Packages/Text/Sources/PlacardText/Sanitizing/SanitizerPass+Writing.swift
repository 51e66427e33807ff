extension SanitizerPass {
  /// Writes a scalar that begins something new.
  mutating func write(_ scalar: Unicode.Scalar) {
    output.unicodeScalars.append(scalar)
    previous = scalar
    base = scalar
    marks = 0
  }

  /// Writes a scalar that changes the look of what it follows.
  mutating func extend(_ scalar: Unicode.Scalar) {
    output.unicodeScalars.append(scalar)
    previous = scalar
    if scalar.layout.contains(.mark) { marks += 1 }
  }

  mutating func writeMark(_ scalar: Unicode.Scalar) {
    if previous == nil { write("\u{25CC}") }
    if marks < Sanitizer.maximumMarks { extend(scalar) }
  }

  /// Writes a direction mark or an isolate, on which no mark can stand.
  mutating func writeDirection(_ scalar: Unicode.Scalar) {
    output.unicodeScalars.append(scalar)
    forgetBase()
  }

  /// Writes a break; false if there are as many lines already as there may be.
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
    previous = " "
    base = " "
    marks = 0
  }

  /// Writes a black flag, with the tags that make it the flag of a country if they follow.
  mutating func writeFlag() {
    write("\u{1F3F4}")
    let rest = input[position...]
    guard let tags = Self.flagTags.first(where: { rest.starts(with: $0) }) else { return }
    tags.forEach { extend($0) }
    position = input.index(position, offsetBy: tags.count)
  }

  /// Writes a vowel or a final of Hangul, which cannot stand alone.
  mutating func writeJamo(_ scalar: Unicode.Scalar) {
    if !(previous.map { scalar.continuesSyllable(after: $0) } ?? false) { write("\u{25CC}") }
    write(scalar)
  }

  private mutating func forgetBase() {
    previous = nil
    base = nil
    marks = 0
  }

  /// The tags of the flags of England, Scotland and Wales, the only ones in use.
  private static let flagTags: [[Unicode.Scalar]] = ["gbeng", "gbsct", "gbwls"].map { name in
    name.unicodeScalars.compactMap { Unicode.Scalar(0xE0000 + $0.value) } + ["\u{E007F}"]
  }
}

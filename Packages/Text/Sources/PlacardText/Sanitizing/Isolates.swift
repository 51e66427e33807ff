/// Balances bidi isolates, so that they do not affect other lines.
enum Isolates {
  static func isInitiator(_ scalar: Unicode.Scalar) -> Bool {
    (0x2066...0x2068).contains(scalar.value)
  }

  static func isTerminator(_ scalar: Unicode.Scalar) -> Bool { scalar.value == 0x2069 }

  /// The text without isolates that are unpaired on their line.
  static func dropUnpaired(in text: String) -> String {
    var open: [Int] = []
    var unpaired: Set<Int> = []
    for (position, scalar) in text.unicodeScalars.enumerated() {
      if isInitiator(scalar) {
        open.append(position)
      } else if isTerminator(scalar), open.popLast() == nil {
        unpaired.insert(position)
      } else if scalar == "\n" {
        unpaired.formUnion(open)
        open.removeAll()
      }
    }
    unpaired.formUnion(open)
    guard !unpaired.isEmpty else { return text }
    var kept = String.UnicodeScalarView()
    for (position, scalar) in text.unicodeScalars.enumerated() where !unpaired.contains(position) {
      kept.append(scalar)
    }
    return String(kept)
  }

  /// The line with every open isolate closed at its end and every unpaired terminator opened at its
  /// start.
  static func balanced(_ line: String) -> String {
    var open = 0
    var missing = 0
    for scalar in line.unicodeScalars {
      if isInitiator(scalar) {
        open += 1
      } else if isTerminator(scalar) {
        if open > 0 { open -= 1 } else { missing += 1 }
      }
    }
    if open == 0, missing == 0 { return line }
    return String(repeating: "\u{2068}", count: missing) + line
      + String(repeating: "\u{2069}", count: open)
  }

  private static func hasInitiator(_ line: String) -> Bool {
    let isPossible = line.utf8.withContiguousStorageIfAvailable { $0.contains(0xE2) } ?? true
    return isPossible && line.unicodeScalars.contains(where: isInitiator)
  }

  /// The lines, with isolates that span several of them closed at each end and opened again.
  static func balanced(_ lines: [String]) -> [String] {
    guard lines.contains(where: hasInitiator) else { return lines }
    var open: [Unicode.Scalar] = []
    return lines.map { line in
      let reopened = String(String.UnicodeScalarView(open))
      for scalar in line.unicodeScalars {
        if isInitiator(scalar) { open.append(scalar) }
        if isTerminator(scalar) { _ = open.popLast() }
      }
      return reopened + line + String(repeating: "\u{2069}", count: open.count)
    }
  }
}

/// Says what is left in a text that a sanitizer promises to remove, or nil.
func brokenPromise(in text: String, allowsBreaks: Bool = true) -> String? {
  var depth = 0
  var marks = 0
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0x0A where allowsBreaks:
      if depth > 0 { return "an isolate is open at the end of a line" }
    case 0..<0x20, 0x7F...0x9F, 0x202A...0x202E, 0x200B, 0x2060, 0xFEFF, 0xAD, 0x3164:
      return "U+\(String(scalar.value, radix: 16)) is left"
    case 0x2066...0x2068: depth += 1
    case 0x2069:
      depth -= 1
      if depth < 0 { return "an isolate ends that did not begin" }
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: marks += 1
    case .format where scalar.value == 0x200C || scalar.value == 0x200D: break
    default: marks = 0
    }
    if marks > 8 { return "a base has more than 8 marks" }
  }
  if depth > 0 { return "an isolate is open at the end" }
  return text.allSatisfy { $0.utf8.count <= 64 } ? nil : "a cluster has more than 64 bytes"
}

/// Elements of SVG as indented text.
struct SVGDocument {
  typealias Attribute = (name: String, value: String)

  private(set) var text = ""
  private var depth = 0

  /// Starts an element that holds others.
  mutating func open(_ name: String, _ attributes: [Attribute]) {
    add(line: "<\(name)\(Self.text(of: attributes))>")
    depth += 1
  }

  /// Ends the element started last.
  mutating func close(_ name: String) {
    depth -= 1
    add(line: "</\(name)>")
  }

  /// Adds an element with text or nothing in it.
  mutating func add(_ name: String, _ attributes: [Attribute], content: String? = nil) {
    let start = "<\(name)\(Self.text(of: attributes))"
    if let content {
      add(line: "\(start)>\(Self.escape(content))</\(name)>")
    } else {
      add(line: "\(start)/>")
    }
  }

  private mutating func add(line: String) {
    text += String(repeating: "  ", count: depth) + line + "\n"
  }

  private static func text(of attributes: [Attribute]) -> String {
    attributes.map { " \($0.name)=\"\(escape($0.value))\"" }.joined()
  }

  /// Text as XML and HTML allow it; what they cannot say becomes U+FFFD.
  static func escape(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension String {
  /// Hundredths of a pixel as pixels, without needless digits.
  static func length(_ hundredths: Int) -> String {
    let sign = hundredths < 0 ? "-" : ""
    let (whole, part) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    if part == 0 { return "\(sign)\(whole)" }
    return part % 10 == 0
      ? "\(sign)\(whole).\(part / 10)" : "\(sign)\(whole).\(part < 10 ? "0" : "")\(part)"
  }
}

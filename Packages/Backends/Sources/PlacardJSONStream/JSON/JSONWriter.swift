/// Writes JSON as UTF-8 bytes, compact, in the order of the calls.
///
/// The writer sets the commas; the caller sees to it that members stand in objects and bare values
/// in arrays.
///
/// ```swift
/// var writer = JSONWriter()
/// writer.object {
///   $0.key("id")
///   $0.string("a")
/// }
/// ```
public struct JSONWriter: Sendable {
  /// What has been written.
  public private(set) var bytes: [UInt8] = []
  private var needsComma = false

  /// Creates a writer that has written nothing.
  public init() {}

  /// Forgets what has been written and keeps the memory.
  public mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    needsComma = false
  }

  /// Writes an object whose members `body` writes.
  public mutating func object(_ body: (inout JSONWriter) -> Void) {
    open(UInt8(ascii: "{"))
    body(&self)
    close(UInt8(ascii: "}"))
  }

  /// Writes an array whose values `body` writes.
  public mutating func array(_ body: (inout JSONWriter) -> Void) {
    open(UInt8(ascii: "["))
    body(&self)
    close(UInt8(ascii: "]"))
  }

  /// Writes an array of texts.
  public mutating func array(_ texts: [String]) {
    array { writer in
      for text in texts {
        writer.string(text)
      }
    }
  }

  /// Writes a key; the next value belongs to it.
  public mutating func key(_ key: String) {
    string(key)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a text, with no more escapes than JSON requires.
  public mutating func string(_ text: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { appendEscaped($0) }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes `null`.
  public mutating func null() {
    token("null")
  }

  /// Writes `true` or `false`.
  public mutating func bool(_ value: Bool) {
    token(value ? "true" : "false")
  }

  /// Writes an integer.
  public mutating func number(_ value: Int) {
    token(value.description)
  }

  /// Writes a number with the fewest digits that read back as the same; what is not finite, which
  /// JSON cannot say, is `null`.
  public mutating func number(_ value: Double) {
    guard value.isFinite else { return null() }
    let digits = value.description
    token(digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits)
  }

  /// Writes a number with the digits it was read with.
  public mutating func number(_ value: JSONNumber) {
    token(value.literal)
  }

  /// Writes a duration as decimal seconds, rounded to nanoseconds, half away from zero.
  public mutating func seconds(_ duration: Duration) {
    let (whole, attoseconds) = duration.components
    var seconds = whole.magnitude
    var nanoseconds = (attoseconds.magnitude + 500_000_000) / 1_000_000_000
    if nanoseconds == 1_000_000_000 {
      seconds += 1
      nanoseconds = 0
    }
    let isNegative = (whole < 0 || attoseconds < 0) && (seconds, nanoseconds) != (0, 0)
    token(isNegative ? "-\(seconds)" : seconds.description)
    guard nanoseconds > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var unit: UInt64 = 100_000_000
    while nanoseconds > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(nanoseconds / unit))
      nanoseconds %= unit
      unit /= 10
    }
  }

  /// Writes a value that is JSON already, of the library's own.
  mutating func literal(_ json: StaticString) {
    token("\(json)")
  }

  /// Ends a line.
  public mutating func newline() {
    bytes.append(UInt8(ascii: "\n"))
    needsComma = false
  }

  private mutating func token(_ text: String) {
    separate()
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func open(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    needsComma = false
  }

  private mutating func close(_ bracket: UInt8) {
    bytes.append(bracket)
    needsComma = true
  }

  private mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    var run = 0
    for (index, byte) in text.enumerated()
    where byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
      bytes.append(contentsOf: text[run..<index])
      appendEscape(byte)
      run = index + 1
    }
    bytes.append(contentsOf: text[run...])
  }

  private mutating func appendEscape(_ byte: UInt8) {
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    default:
      bytes.append(contentsOf: byte < 16 ? "u000".utf8 : "u00".utf8)
      bytes.append(contentsOf: String(byte, radix: 16).utf8)
    }
  }
}

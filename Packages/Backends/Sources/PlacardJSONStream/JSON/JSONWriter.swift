@_spi(Fields) import PlacardModels

/// Writes JSON as UTF-8 bytes, compact, in the order of the calls.
///
/// The writer inserts commas; the caller is responsible for writing members in objects and bare
/// values in arrays.
///
/// ```swift
/// var writer = JSONWriter()
/// writer.object {
///   $0.key("id")
///   $0.string("a")
/// }
/// ```
package struct JSONWriter: Sendable {
  /// The bytes written so far.
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false

  /// Creates an empty writer.
  package init() {}

  /// Removes the bytes and keeps the memory.
  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    needsComma = false
  }

  /// Writes an object with the members that `body` writes.
  package mutating func object(_ body: (inout JSONWriter) -> Void) {
    open(UInt8(ascii: "{"))
    body(&self)
    close(UInt8(ascii: "}"))
  }

  /// Writes an array with the values that `body` writes.
  package mutating func array(_ body: (inout JSONWriter) -> Void) {
    open(UInt8(ascii: "["))
    body(&self)
    close(UInt8(ascii: "]"))
  }

  /// Writes an array of strings.
  package mutating func array(_ texts: [String]) {
    array { writer in
      for text in texts {
        writer.string(text)
      }
    }
  }

  /// Writes a key; the next value belongs to it.
  package mutating func key(_ key: String) {
    string(key)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a string with the escapes that JSON requires, and those of invisible characters that
  /// act on terminals: U+007F to U+009F, line and paragraph separators, and bidi controls.
  package mutating func string(_ text: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    bytes.appendEscaped(text)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes `null`.
  package mutating func null() {
    token("null")
  }

  /// Writes `true` or `false`.
  package mutating func bool(_ value: Bool) {
    token(value ? "true" : "false")
  }

  /// Writes an integer.
  package mutating func number(_ value: Int) {
    separate()
    bytes.append(decimal: value)
  }

  /// Writes a number with the fewest digits that round-trip; a number that is not finite is `null`.
  package mutating func number(_ value: Double) {
    guard value.isFinite else { return null() }
    let digits = value.description
    token(digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits)
  }

  /// Writes a number with its original digits.
  package mutating func number(_ value: JSONNumber) {
    token(value.literal)
  }

  /// Writes a duration as decimal seconds, rounded to nanoseconds, half away from zero.
  package mutating func seconds(_ duration: Duration) {
    separate()
    bytes.append(decimalSecondsOf: duration)
  }

  /// Writes a literal that is valid JSON.
  mutating func literal(_ json: StaticString) {
    token("\(json)")
  }

  /// Ends a line.
  package mutating func newline() {
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
}

@_spi(Fields)
extension JSONWriter: FieldSink {
  /// False: default values are omitted.
  public var writesDefaults: Bool { false }

  /// Begins an object.
  public mutating func beginObject() {
    open(UInt8(ascii: "{"))
  }

  /// Ends the innermost object.
  public mutating func endObject() {
    close(UInt8(ascii: "}"))
  }

  /// Begins an array.
  public mutating func beginArray() {
    open(UInt8(ascii: "["))
  }

  /// Ends the innermost array.
  public mutating func endArray() {
    close(UInt8(ascii: "]"))
  }

  /// Passes the writer as a sink, without copying its bytes.
  mutating func fields(_ write: (inout any FieldSink) -> Void) {
    var sink: any FieldSink = self
    self = JSONWriter()
    write(&sink)
    if let writer = sink as? JSONWriter { self = writer }
  }
}

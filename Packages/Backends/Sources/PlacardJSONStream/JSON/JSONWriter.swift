@_spi(Fields) import PlacardModels

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
package struct JSONWriter: Sendable {
  /// What has been written.
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false

  /// Creates a writer that has written nothing.
  package init() {}

  /// Forgets what has been written and keeps the memory.
  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    needsComma = false
  }

  /// Writes an object whose members `body` writes.
  package mutating func object(_ body: (inout JSONWriter) -> Void) {
    open(UInt8(ascii: "{"))
    body(&self)
    close(UInt8(ascii: "}"))
  }

  /// Writes an array whose values `body` writes.
  package mutating func array(_ body: (inout JSONWriter) -> Void) {
    open(UInt8(ascii: "["))
    body(&self)
    close(UInt8(ascii: "]"))
  }

  /// Writes an array of texts.
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

  /// Writes a text with the escapes that JSON asks for, and those of what terminals obey and people do
  /// not see: U+007F to U+009F, the separators of lines and paragraphs, and bidi controls.
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
    token(value.description)
  }

  /// Writes a number with the fewest digits that read back as the same; what is not finite, which
  /// JSON cannot say, is `null`.
  package mutating func number(_ value: Double) {
    guard value.isFinite else { return null() }
    let digits = value.description
    token(digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits)
  }

  /// Writes a number with the digits it was read with.
  package mutating func number(_ value: JSONNumber) {
    token(value.literal)
  }

  /// Writes a duration as decimal seconds, rounded to nanoseconds, half away from zero.
  package mutating func seconds(_ duration: Duration) {
    token(duration.decimalSeconds)
  }

  /// Writes a value that is JSON already, of the library's own.
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
  /// Values that are as by default are left out.
  public var writesDefaults: Bool { false }

  /// Begins an object.
  public mutating func beginObject() {
    open(UInt8(ascii: "{"))
  }

  /// Ends the object that was begun last.
  public mutating func endObject() {
    close(UInt8(ascii: "}"))
  }

  /// Begins an array.
  public mutating func beginArray() {
    open(UInt8(ascii: "["))
  }

  /// Ends the array that was begun last.
  public mutating func endArray() {
    close(UInt8(ascii: "]"))
  }

  /// Hands the writer over as a sink, without a copy of what was written.
  mutating func fields(_ write: (inout any FieldSink) -> Void) {
    var sink: any FieldSink = self
    self = JSONWriter()
    write(&sink)
    if let writer = sink as? JSONWriter { self = writer }
  }
}

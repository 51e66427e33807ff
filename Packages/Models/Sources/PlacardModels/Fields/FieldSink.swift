/// A destination for fields: the text of the stream, or a tree of values.
@_spi(Fields)
public protocol FieldSink {
  /// Whether properties with default values are written, too.
  var writesDefaults: Bool { get }
  /// Writes a key; the next value belongs to it.
  mutating func key(_ key: String)
  /// Writes a string.
  mutating func string(_ text: String)
  /// Writes `true` or `false`.
  mutating func bool(_ value: Bool)
  /// Writes an integer.
  mutating func number(_ value: Int)
  /// Writes a number with the fewest digits that round-trip; `null` unless it is finite.
  mutating func number(_ value: Double)
  /// Writes a duration as decimal seconds, rounded to nanoseconds, half away from zero.
  mutating func seconds(_ duration: Duration)
  /// Writes `null`.
  mutating func null()
  /// Begins an object.
  mutating func beginObject()
  /// Ends the innermost object.
  mutating func endObject()
  /// Begins an array.
  mutating func beginArray()
  /// Ends the innermost array.
  mutating func endArray()
}

/// Members that are written only if there is a value.
@_spi(Fields)
extension FieldSink {
  /// Writes a key and a string.
  public mutating func member(_ name: String, _ text: String?) {
    guard let text else { return }
    key(name)
    string(text)
  }

  /// Writes a key and an integer.
  public mutating func member(_ name: String, _ value: Int?) {
    guard let value else { return }
    key(name)
    number(value)
  }

  /// Writes a key and a Boolean.
  public mutating func member(_ name: String, _ flag: Bool?) {
    guard let flag else { return }
    key(name)
    bool(flag)
  }

  /// Writes a key and a string, or `null`.
  mutating func nullable(_ name: String, _ word: String?) {
    key(name)
    if let word { string(word) } else { null() }
  }
}

@_spi(Fields)
extension Dictionary where Key == String {
  /// Writes an object of the values, in the order of their keys.
  public func write(
    to sink: inout any FieldSink, _ write: (Value, inout any FieldSink) -> Void
  ) {
    sink.beginObject()
    for key in Array(keys).sorted() {
      guard let value = self[key] else { continue }
      sink.key(key)
      write(value, &sink)
    }
    sink.endObject()
  }
}

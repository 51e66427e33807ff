/// Where fields are written: the text of the stream, or a tree of values.
@_spi(Fields)
public protocol FieldSink {
  /// Whether what is as by default is written as well.
  var writesDefaults: Bool { get }
  /// Begins a member of an object; the next value belongs to it.
  mutating func key(_ key: String)
  /// Writes a text.
  mutating func string(_ text: String)
  /// Writes `true` or `false`.
  mutating func bool(_ value: Bool)
  /// Writes an integer.
  mutating func number(_ value: Int)
  /// Writes a number with the fewest digits that read back as the same; `null` unless it is finite.
  mutating func number(_ value: Double)
  /// Writes a duration as decimal seconds, rounded to nanoseconds, half away from zero.
  mutating func seconds(_ duration: Duration)
  /// Writes `null`.
  mutating func null()
  /// Begins an object.
  mutating func beginObject()
  /// Ends the innermost object.
  mutating func endObject()
  /// Begins a list.
  mutating func beginArray()
  /// Ends the innermost list.
  mutating func endArray()
}

/// Members that are written only when there is a value.
@_spi(Fields)
extension FieldSink {
  /// Writes a key with a text.
  public mutating func member(_ name: String, _ text: String?) {
    guard let text else { return }
    key(name)
    string(text)
  }

  /// Writes a key with an integer.
  public mutating func member(_ name: String, _ value: Int?) {
    guard let value else { return }
    key(name)
    number(value)
  }

  /// Writes a key with a truth value.
  public mutating func member(_ name: String, _ flag: Bool?) {
    guard let flag else { return }
    key(name)
    bool(flag)
  }

  /// Writes a key with a word, or `null`.
  mutating func nullable(_ name: String, _ word: String?) {
    key(name)
    if let word { string(word) } else { null() }
  }
}

/// A sink that builds a tree.
struct FieldTree: FieldSink {
  private struct Container {
    var key: String
    var isObject: Bool
    var members: [FieldMember] = []
    var values: [FieldValue] = []
  }

  /// The last value written outside any container.
  private(set) var value = FieldValue(.null)
  let writesDefaults: Bool
  private var open: [Container] = []
  private var pendingKey = ""

  init(writesDefaults: Bool) {
    self.writesDefaults = writesDefaults
  }

  /// The tree of what `write` writes.
  static func value(
    writesDefaults: Bool = false, _ write: (inout any FieldSink) -> Void
  ) -> FieldValue {
    var sink: any FieldSink = FieldTree(writesDefaults: writesDefaults)
    write(&sink)
    return (sink as? FieldTree)?.value ?? FieldValue(.null)
  }

  mutating func key(_ key: String) {
    pendingKey = key
  }

  mutating func string(_ text: String) {
    put(.string(text))
  }

  mutating func bool(_ value: Bool) {
    put(.bool(value))
  }

  mutating func number(_ value: Int) {
    put(.number(FieldNumber(literal: value.description)))
  }

  mutating func number(_ value: Double) {
    put(value.isFinite ? .number(FieldNumber(literal: value.description)) : .null)
  }

  mutating func seconds(_ duration: Duration) {
    put(.number(FieldNumber(literal: duration.decimalSeconds)))
  }

  mutating func null() {
    put(.null)
  }

  mutating func beginObject() {
    open.append(Container(key: pendingKey, isObject: true))
  }

  mutating func endObject() {
    close()
  }

  mutating func beginArray() {
    open.append(Container(key: pendingKey, isObject: false))
  }

  mutating func endArray() {
    close()
  }

  private mutating func close() {
    let container = open.removeLast()
    pendingKey = container.key
    put(container.isObject ? .object(container.members) : .array(container.values))
  }

  private mutating func put(_ content: FieldValue.Content) {
    let value = FieldValue(content)
    guard let last = open.indices.last else { return self.value = value }
    if open[last].isObject {
      open[last].members.append(FieldMember(pendingKey, value))
    } else {
      open[last].values.append(value)
    }
  }
}

@_spi(Fields) import PlacardModels

/// Parses one JSON value from bytes: strictly, iteratively, and with exact positions.
struct JSONParser {
  /// The maximum nesting depth.
  static let depthLimit = 512

  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0
  private var open: [Container] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// A container that is not closed yet.
  private struct Container {
    var offset: Int
    var isObject: Bool
    var key = ""
    var keys = KeySet()
    var values: [JSONValue] = []
    var members: [JSONMember] = []

    /// Begins a member, and returns whether its key is new.
    mutating func begin(_ key: String) -> Bool {
      self.key = key
      return keys.insert(key, after: members)
    }

    mutating func take(_ value: JSONValue) {
      if isObject {
        members.append(JSONMember(key, value))
      } else {
        values.append(value)
      }
    }
  }

  /// Parses the only value of the input.
  mutating func parse() throws(Problem) -> JSONValue {
    skipSpace()
    while true {
      guard var value = try scalarOrOpen() else { continue }
      while true {
        guard !open.isEmpty else { return try end(with: value) }
        open[open.count - 1].take(value)
        guard let closed = try separatorOrClose() else { break }
        value = closed
      }
    }
  }

  /// Parses a scalar or an empty container, or enters a container up to its first value.
  private mutating func scalarOrOpen() throws(Problem) -> JSONValue? {
    let start = position
    switch peek() ?? 0 {
    case UInt8(ascii: "\""):
      return JSONValue(.string(try string()), offset: start)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return JSONValue(.number(try number()), offset: start)
    case UInt8(ascii: "t"):
      return JSONValue(try word("true", .bool(true)), offset: start)
    case UInt8(ascii: "f"):
      return JSONValue(try word("false", .bool(false)), offset: start)
    case UInt8(ascii: "n"):
      return JSONValue(try word("null", .null), offset: start)
    case UInt8(ascii: "["):
      return try enter(isObject: false, closing: UInt8(ascii: "]"), empty: .array([]))
    case UInt8(ascii: "{"):
      return try enter(isObject: true, closing: UInt8(ascii: "}"), empty: .object([]))
    default:
      throw unexpected("where a value should begin")
    }
  }

  private mutating func enter(
    isObject: Bool, closing: UInt8, empty: JSONValue.Content
  ) throws(Problem) -> JSONValue? {
    guard open.count < Self.depthLimit else {
      throw problem("The value is nested deeper than \(Self.depthLimit) levels.")
    }
    let start = position
    position += 1
    skipSpace()
    if peek() == closing {
      position += 1
      return JSONValue(empty, offset: start)
    }
    open.append(Container(offset: start, isObject: isObject))
    if isObject { try key() }
    return nil
  }

  /// Parses what follows a value in a container.
  ///
  /// - Returns: The container if it ends here; nil if another value follows.
  private mutating func separatorOrClose() throws(Problem) -> JSONValue? {
    skipSpace()
    let isObject = open[open.count - 1].isObject
    let closing = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
    switch peek() {
    case UInt8(ascii: ","):
      position += 1
      skipSpace()
      if peek() == closing {
        throw problem("A comma stands before the closing \(name(of: closing)).")
      }
      if isObject { try key() }
      return nil
    case closing:
      position += 1
      let container = open.removeLast()
      guard isObject else { return JSONValue(.array(container.values), offset: container.offset) }
      return JSONValue(.object(container.members), offset: container.offset)
    default:
      throw unexpected("where \",\" or \(name(of: closing)) should stand")
    }
  }

  /// Parses a key and its colon, up to the value.
  private mutating func key() throws(Problem) {
    guard peek() == UInt8(ascii: "\"") else { throw unexpected("where a key should begin") }
    let start = position
    let key = try string()
    guard open[open.count - 1].begin(key) else {
      throw Problem("The key \(key.inQuotes) stands twice in one object.", column: start + 1)
    }
    skipSpace()
    guard peek() == UInt8(ascii: ":") else {
      throw unexpected("where \":\" should follow the key \(key.inQuotes)")
    }
    position += 1
    skipSpace()
  }

  private mutating func end(with value: JSONValue) throws(Problem) -> JSONValue {
    skipSpace()
    guard position == bytes.count else { throw unexpected("after the end of the value") }
    return value
  }

  private mutating func word(
    _ word: StaticString, _ content: JSONValue.Content
  ) throws(Problem) -> JSONValue.Content {
    for offset in 0..<word.utf8CodeUnitCount {
      guard peek() == word.utf8Start[offset] else { throw unexpected("inside \"\(word)\"") }
      position += 1
    }
    return content
  }
}

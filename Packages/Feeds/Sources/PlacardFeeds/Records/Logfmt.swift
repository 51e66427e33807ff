@_spi(Fields) import PlacardJSONStream
@_spi(Fields) import PlacardModels

/// Lines of `key=value` pairs, whose values may be quoted.
enum Logfmt {
  /// Parses a line into an object of texts; nil for a line that has other words than pairs.
  ///
  /// - Complexity: Linear in the length of the line, times its number of keys.
  static func parse(_ bytes: ArraySlice<UInt8>) -> JSONValue? {
    var rest = bytes
    var members: [JSONMember] = []
    while true {
      rest = rest.drop { $0 == 0x20 || $0 == 0x09 }
      guard !rest.isEmpty else { break }
      let key = rest.prefix { $0 > 0x20 && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: "\"") }
      rest = rest[key.endIndex...]
      guard !key.isEmpty, rest.first == UInt8(ascii: "=") else { return nil }
      rest = rest.dropFirst()
      guard let value = value(&rest) else { return nil }
      let name = String(decoding: key, as: UTF8.self)
      if !members.contains(where: { $0.key == name }) {
        members.append(JSONMember(name, JSONValue(.string(value))))
      }
    }
    return JSONValue(.object(members))
  }

  private static func value(_ rest: inout ArraySlice<UInt8>) -> String? {
    guard rest.first == UInt8(ascii: "\"") else {
      let bare = rest.prefix { $0 > 0x20 }
      rest = rest[bare.endIndex...]
      return String(decoding: bare, as: UTF8.self)
    }
    var text: [UInt8] = []
    rest = rest.dropFirst()
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let escaped = rest.popFirst() else { return nil }
        switch escaped {
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "r"): text.append(0x0D)
        default: text.append(escaped)
        }
      default: text.append(byte)
      }
    }
    return nil
  }
}

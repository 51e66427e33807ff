@_spi(Fields) import PlacardModels

extension FieldObject {
  /// Parses the table of the objects that only the schema describes; see ``SchemaTable``.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - known: The keys that it may name after `+`.
  /// - Returns: The objects, in the order of the table.
  static func all(in table: String, known: [Key] = []) -> [FieldObject] {
    var objects: [FieldObject] = []
    for line in table.split(separator: "\n") {
      if line.first == " " {
        objects[objects.count - 1].keys += Key.all(in: line, known)
      } else {
        let words = line.split(separator: " ", maxSplits: 1)
        let isClosed = words[0].last == "="
        objects.append(
          FieldObject(
            String(isClosed ? words[0].dropLast() : words[0]), String(words[1]),
            isClosed: isClosed, keys: []))
      }
    }
    return objects
  }

  /// The object with the selected keys of another before its own.
  func taking(_ isWanted: (String) -> Bool, from other: FieldObject) -> FieldObject {
    var object = self
    object.keys = other.keys.filter { isWanted($0.name) } + keys
    return object
  }

  /// The objects that are referenced by an object's keys, transitively, each once.
  var nested: [FieldObject] {
    FieldShape.either(keys.map(\.shape)).objects
  }
}

extension FieldShape {
  /// The objects that a value references, transitively.
  var objects: [FieldObject] {
    var found: [FieldObject] = []
    collect(into: &found)
    return found
  }

  fileprivate func collect(into found: inout [FieldObject]) {
    switch self {
    case .object(let object):
      guard !found.contains(where: { $0.name == object.name }) else { return }
      found.append(object)
      for key in object.keys {
        key.shape.collect(into: &found)
      }
    case .list(let shape), .map(let shape): shape.collect(into: &found)
    case .either(let shapes):
      for shape in shapes {
        shape.collect(into: &found)
      }
    default: break
    }
  }

  /// Parses a value of the table.
  fileprivate init(_ text: Substring) {
    let inner = text.dropFirst().dropLast()
    switch text.first {
    case "\"": self = .word(String(inner))
    case "#": self = .reference(String(text.dropFirst()))
    case "@": self = .words(SchemaTable.words(of: text.dropFirst()))
    case "[": self = .list(.either(inner.split(separator: "|").map(FieldShape.init)))
    case "{": self = .map(.either(inner.split(separator: "|").map(FieldShape.init)))
    default:
      switch text {
      case "name": self = .name
      case "flag": self = .flag
      case "integer": self = .integer
      case "number": self = .number
      case "null": self = .null
      default: self = .text
      }
    }
  }
}

extension FieldObject.Key {
  /// Parses `key! value/value — sentence`, or after `+` known keys.
  fileprivate static func all(in line: Substring, _ known: [Self]) -> [Self] {
    let parts = line.split(separator: "—", maxSplits: 1)
    let words = parts[0].split(separator: " ")
    if words[0] == "+" {
      return words.dropFirst().map { word in
        guard let key = known.first(where: { $0.name == name(word) }) else {
          preconditionFailure("The table of the schema names the key \"\(word)\", which is none.")
        }
        return Self(word, key.shape, key.sentence)
      }
    }
    let sentence = parts.count > 1 ? String(parts[1].dropFirst()) : ""
    return [
      Self(words[0], .either(words[1].split(separator: "/").map(FieldShape.init)), sentence)
    ]
  }

  private static func name(_ word: Substring) -> String {
    String(word.last == "!" || word.last == "?" ? word.dropLast() : word)
  }

  private init(_ word: Substring, _ shape: FieldShape, _ sentence: String) {
    self.init(
      Self.name(word), shape, sentence, isRequired: word.last == "!", isNullable: word.last == "?")
  }
}

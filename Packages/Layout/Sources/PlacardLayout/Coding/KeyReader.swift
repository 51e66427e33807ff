/// Reads the members of one object; each is nil where it is absent or null.
///
/// What it throws names the key, what it accepts, and the way there from the root.
struct KeyReader {
  private let keys: KeyedDecodingContainer<NameKey>

  /// Refuses keys that are not among `accepted`.
  init(_ keys: KeyedDecodingContainer<NameKey>, accepting accepted: [String]) throws {
    self.keys = keys
    for key in keys.allKeys where !accepted.contains(key.stringValue) {
      let known = accepted.joined(separator: ", ")
      throw refusal(
        key.stringValue, "in \(path) is not known; known are \(known)")
    }
  }

  init(_ decoder: any Decoder, accepting accepted: [String]) throws {
    let keys: KeyedDecodingContainer<NameKey>
    do {
      keys = try decoder.container(keyedBy: NameKey.self)
    } catch {
      let context = DecodingError.Context(
        codingPath: decoder.codingPath,
        debugDescription: "\(decoder.codingPath.text) must be an object.")
      throw DecodingError.dataCorrupted(context)
    }
    try self.init(keys, accepting: accepted)
  }

  /// The way from the root to the object.
  var path: String { keys.codingPath.text }

  func number(_ name: String) throws -> Double? {
    try read(name, "a number")
  }

  func flag(_ name: String) throws -> Bool? {
    try read(name, "true or false")
  }

  func text(_ name: String) throws -> String? {
    try read(name, "a text")
  }

  func numbers(_ name: String) throws -> [Double]? {
    try read(name, "a list of numbers")
  }

  func length(_ name: String) throws -> Length? {
    try read(name, Length.accepted)
  }

  /// The choice of that name.
  func choice<Choice: CaseIterable>(
    _ name: String, _ word: (Choice) -> String = { "\($0)" }
  ) throws -> Choice? where Choice.AllCases == [Choice] {
    try position(of: name, among: Choice.allCases.map(word)).map { Choice.allCases[$0] }
  }

  /// The position of a word among those that are accepted.
  private func position(of name: String, among words: [String]) throws -> Int? {
    let accepted = "one of " + words.joined(separator: ", ")
    guard let text: String = try read(name, accepted) else { return nil }
    guard let position = words.firstIndex(of: text) else {
      throw refusal(name, "\(mustBe(accepted)), not \"\(text)\"")
    }
    return position
  }

  /// The members of an object that is a member.
  func object(
    _ name: String, accepting accepted: [String], or other: String? = nil
  ) throws -> KeyReader? {
    guard try has(name) else { return nil }
    guard
      let members = try? keys.nestedContainer(keyedBy: NameKey.self, forKey: NameKey(name))
    else {
      let object = "an object of " + accepted.joined(separator: ", ")
      throw refusal(name, mustBe(other.map { "\($0), or \(object)" } ?? object))
    }
    return try KeyReader(members, accepting: accepted)
  }

  /// The sides of a box: one length for all, or an object of lengths of which the others are `absent`.
  func edges(_ name: String, absent: Length) throws -> Edges? {
    guard try has(name) else { return nil }
    if let all = try? keys.decode(Length.self, forKey: NameKey(name)) { return Edges(all) }
    guard let sides = try object(name, accepting: Edges.names, or: Length.accepted) else {
      return nil
    }
    return Edges(
      top: try sides.length("top") ?? absent, left: try sides.length("left") ?? absent,
      bottom: try sides.length("bottom") ?? absent, right: try sides.length("right") ?? absent,
      start: try sides.length("start"), end: try sides.length("end"))
  }

  /// The values of a list, read one after the other so that an error names its element.
  func list<Value: Decodable>(_ name: String, of type: Value.Type) throws -> [Value]? {
    guard try has(name) else { return nil }
    guard var list = try? keys.nestedUnkeyedContainer(forKey: NameKey(name)) else {
      throw refusal(name, mustBe("a list"))
    }
    var values: [Value] = []
    while !list.isAtEnd { values.append(try list.decode(type)) }
    return values
  }

  /// The refusal of a member, as a sentence that begins with its key.
  func refusal(_ name: String, _ sentence: String) -> DecodingError {
    .dataCorrupted(
      DecodingError.Context(
        codingPath: keys.codingPath + [NameKey(name)],
        debugDescription: "\"\(name)\" \(sentence)."))
  }

  private func has(_ name: String) throws -> Bool {
    let key = NameKey(name)
    return try keys.contains(key) && !keys.decodeNil(forKey: key)
  }

  private func read<Value: Decodable>(_ name: String, _ accepted: String) throws -> Value? {
    guard try has(name) else { return nil }
    guard let value = try? keys.decode(Value.self, forKey: NameKey(name)) else {
      throw refusal(name, mustBe(accepted))
    }
    return value
  }

  private func mustBe(_ accepted: String) -> String {
    "in \(path) must be \(accepted)"
  }
}

extension [any CodingKey] {
  /// The way from the root: `root.children[2].margin`.
  var text: String {
    reduce(into: "root") { text, key in
      text += key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)"
    }
  }
}

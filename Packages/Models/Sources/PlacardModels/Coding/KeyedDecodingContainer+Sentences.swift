/// Reading that explains itself: what is of the wrong type or out of a closed set is a
/// `DecodingError` whose description is one sentence, naming key, and what is accepted. `null` is
/// read as a key that is not there.
extension KeyedDecodingContainer {
  /// The value of a key, nil when it is not there.
  func read<Value: Decodable>(_ key: Key, _ accepted: String) throws -> Value? {
    do {
      return try decodeIfPresent(Value.self, forKey: key)
    } catch DecodingError.typeMismatch(let type, let context)
      where context.codingPath.count <= codingPath.count + 1
    {
      throw DecodingError.typeMismatch(type, mismatch(key, accepted))
    }
  }

  /// The text.
  func text(_ key: Key) throws -> String? {
    try read(key, "a text")
  }

  /// The truth value.
  func flag(_ key: Key) throws -> Bool? {
    try read(key, "true or false")
  }

  /// The number.
  func number(_ key: Key) throws -> Double? {
    try read(key, "a number")
  }

  /// The seconds; negative ones are 0.
  func length(_ key: Key) throws -> Duration? {
    let seconds: Double? = try read(key, "a number of seconds")
    return seconds.map { .nanoseconds(ofSeconds: max($0, 0)) }
  }

  /// The integer, clamped when no `Int` can hold it.
  func integer(_ key: Key) throws -> Int? {
    guard contains(key), try !decodeNil(forKey: key) else { return nil }
    if let integer = try? decode(Int.self, forKey: key) { return integer }
    guard let number = try? decode(Double.self, forKey: key), abs(number) >= 0x1p63 else {
      throw DecodingError.typeMismatch(Int.self, mismatch(key, "a whole number"))
    }
    return number < 0 ? .min : .max
  }

  /// One of a closed set of words.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(_ key: Key) throws -> Choice? {
    let accepted = "one of " + Choice.allCases.map(\.rawValue).joined(separator: ", ")
    guard let word: String = try read(key, accepted) else { return nil }
    guard let choice = Choice(rawValue: word) else {
      throw refusal(key, "\(accepted), not \"\(word)\"")
    }
    return choice
  }

  /// The value of a key that must be there.
  func required<Value>(_ key: Key, _ value: Value?) throws -> Value {
    guard let value else {
      throw DecodingError.keyNotFound(
        key,
        DecodingError.Context(
          codingPath: codingPath, debugDescription: "\"\(key.stringValue)\" is missing."))
    }
    return value
  }

  /// An error about a value of the right type that is not accepted.
  func refusal(_ key: Key, _ accepted: String) -> DecodingError {
    .dataCorrupted(mismatch(key, accepted))
  }

  private func mismatch(_ key: Key, _ accepted: String) -> DecodingError.Context {
    DecodingError.Context(
      codingPath: codingPath + [key],
      debugDescription: "\"\(key.stringValue)\" must be \(accepted).")
  }
}

extension Duration {
  /// The seconds as the stream has them, rounded to nanoseconds, half away from zero.
  var codedSeconds: Double {
    let (seconds, attoseconds) = components
    let nanoseconds = (attoseconds + (attoseconds < 0 ? -500_000_000 : 500_000_000)) / 1_000_000_000
    return (Duration.seconds(seconds) + .nanoseconds(nanoseconds)).inSeconds
  }
}

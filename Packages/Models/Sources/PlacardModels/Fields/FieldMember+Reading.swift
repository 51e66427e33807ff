/// Readers for the values of known keys. `null` stands for an absent key, so each of them returns
/// nil for it; any other value of the wrong type throws a problem that names key, value and what is
/// accepted.
@_spi(Fields)
extension FieldMember {
  /// A problem for a value that is not accepted.
  public func refused(_ accepted: String) -> Problem {
    Problem(
      "\(key.inQuotes) must be \(accepted), not \(value.shortDescription).", column: value.column)
  }

  /// Whether the value is `null`.
  public var isNull: Bool {
    if case .null = value.content { true } else { false }
  }

  /// The value as a string.
  public func text() throws(Problem) -> String? {
    switch value.content {
    case .null: return nil
    case .string(let text): return text
    default: throw refused("a text")
    }
  }

  /// The value as a non-empty string.
  public func identifier() throws(Problem) -> String? {
    guard let text = try text() else { return nil }
    guard !text.isEmpty else { throw refused("a text that is not empty") }
    return text
  }

  /// The value as a Boolean.
  public func flag() throws(Problem) -> Bool? {
    switch value.content {
    case .null: return nil
    case .bool(let flag): return flag
    default: throw refused("true or false")
    }
  }

  /// The value as an integer, clamped to a range.
  public func integer(in range: ClosedRange<Int> = .min ... .max) throws(Problem) -> Int? {
    if isNull { return nil }
    guard case .number(let number) = value.content, let integer = number.integer else {
      throw refused("a whole number")
    }
    return min(max(integer, range.lowerBound), range.upperBound)
  }

  /// The value as a number, clamped to finite values.
  public func number() throws(Problem) -> Double? {
    if isNull { return nil }
    guard case .number(let number) = value.content else { throw refused("a number") }
    let limit = Double.greatestFiniteMagnitude
    return min(max(number.double, -limit), limit)
  }

  /// The value as seconds, clamped to 0…10¹⁸.
  public func length() throws(Problem) -> Duration? {
    if isNull { return nil }
    guard case .number(let number) = value.content else { throw refused("a number of seconds") }
    return number.length
  }

  /// The value as one of a closed set of words.
  public func choice<Choice: RawRepresentable<String> & CaseIterable>() throws(Problem) -> Choice? {
    if isNull { return nil }
    if case .string(let word) = value.content, let choice = Choice(rawValue: word) {
      return choice
    }
    throw refused(acceptedWords: Choice.allCases.map(\.rawValue))
  }

  /// A problem for a value that is none of the accepted words.
  func refused(acceptedWords: [String]) -> Problem {
    refused("one of " + acceptedWords.joined(separator: ", "))
  }

  /// The value as a list of strings.
  public func texts() throws(Problem) -> [String]? {
    try elements(accepted: "a list of texts") { element throws(Problem) in
      guard case .string(let text) = element.content else {
        throw FieldMember(key, element).refused("a list of texts")
      }
      return text
    }
  }

  /// The value as a list, with each element read by `read`.
  public func elements<Element>(
    accepted: String, _ read: (FieldValue) throws(Problem) -> Element
  ) throws(Problem) -> [Element]? {
    switch value.content {
    case .null: return nil
    case .array(let values):
      var elements: [Element] = []
      elements.reserveCapacity(values.count)
      for value in values {
        elements.append(try read(value))
      }
      return elements
    default: throw refused(accepted)
    }
  }

  /// The value as the members of an object.
  public func members(accepted: String = "an object") throws(Problem) -> [FieldMember]? {
    switch value.content {
    case .null: return nil
    case .object(let members): return members
    default: throw refused(accepted)
    }
  }
}

extension FieldNumber {
  /// The number as seconds, clamped to 0…10¹⁸.
  var length: Duration {
    guard !isNegative else { return .zero }
    return seconds ?? .seconds(1_000_000_000_000_000_000)
  }
}

@_spi(Fields)
extension FieldValue {
  /// The value for a problem's message, shortened if it is long.
  public var shortDescription: String {
    switch content {
    case .null: "null"
    case .bool(let flag): flag.description
    case .number(let number):
      number.literal.utf8.count <= 40 ? number.literal : "\(number.literal.prefix(40))…"
    case .string(let text): text.inQuotes
    case .array: "a list"
    case .object: "an object"
    }
  }
}

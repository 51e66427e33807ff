@_spi(Fields) import PlacardJSONStream
@_spi(Fields) import PlacardModels

/// A line of Swift Testing's event stream, with the fields used here.
///
/// - Note: Source: the JSON ABI of Swift Testing, versions 0 and 6.3; unknown kinds are skipped.
enum TestRecord: Equatable {
  case test(TestItem)
  case runStarted(at: Double?)
  case testStarted(id: String)
  case testEnded(id: String)
  case testSkipped(id: String)
  case issue(TestIssue)
  case runEnded(at: Double?)
  case other

  /// A test function or a suite.
  struct TestItem: Equatable {
    var id: String
    var name: String
    var isSuite: Bool
  }

  /// An issue recorded by a test.
  struct TestIssue: Equatable {
    var testID: String?
    var isFailure: Bool
    var isKnown: Bool
    var text: String
    var location: String?
  }

  /// Parses a line.
  ///
  /// - Throws: A problem with the missing field and the column.
  init(_ line: InputLine) throws(Problem) {
    let value = try JSONValue(parsing: line.content.get())
    guard case .object = value.content, let payload = value["payload"],
      case .object = payload.content, let kind = value["kind"]?.text
    else {
      throw Problem(
        "A record of Swift Testing's event stream has a \"kind\" and a \"payload\"; this line has not.",
        column: value.column)
    }
    switch kind {
    case "test": self = Self.test(payload)
    case "event": self = Self.event(payload)
    default: self = .other
    }
  }

  private static func test(_ payload: JSONValue) -> TestRecord {
    guard let id = payload["id"]?.text, let name = payload["name"]?.text else { return .other }
    return .test(
      TestItem(
        id: id, name: payload["displayName"]?.text ?? name,
        isSuite: payload["kind"]?.text == "suite"))
  }

  private static func event(_ payload: JSONValue) -> TestRecord {
    let id = payload["testID"]?.text
    let instant = payload["instant"]?["absolute"]?.number
    switch (payload["kind"]?.text, id) {
    case ("runStarted", _): return .runStarted(at: instant)
    case ("runEnded", _): return .runEnded(at: instant)
    case ("testStarted", let id?): return .testStarted(id: id)
    case ("testEnded", let id?): return .testEnded(id: id)
    case ("testSkipped", let id?): return .testSkipped(id: id)
    case ("issueRecorded", _): return issue(payload, of: id)
    default: return .other
    }
  }

  private static func issue(_ payload: JSONValue, of id: String?) -> TestRecord {
    let issue = payload["issue"]
    let isKnown = issue?["isKnown"]?.isTrue ?? false
    let isError = issue?["severity"]?.text.map { $0 == "error" } ?? true
    let location = issue?["sourceLocation"]
    let position = location?["fileID"]?.text.map { file in
      file + (location?["line"]?.lineNumber.map { ":\($0)" } ?? "")
    }
    return .issue(
      TestIssue(
        testID: id, isFailure: issue?["isFailure"]?.isTrue ?? (isError && !isKnown),
        isKnown: isKnown, text: text(of: payload["messages"]), location: position))
  }

  /// The first message, with further ones after a dash.
  private static func text(of messages: JSONValue?) -> String {
    guard case .array(let messages)? = messages?.content else { return "Issue recorded" }
    let texts = messages.compactMap { $0["text"]?.text }
    guard let first = texts.first else { return "Issue recorded" }
    let details = texts.dropFirst().joined(separator: ", ")
    if first == "Issue recorded", !details.isEmpty { return details }
    return details.isEmpty ? first : "\(first) – \(details)"
  }
}

extension JSONValue {
  fileprivate var text: String? {
    if case .string(let text) = content { text } else { nil }
  }

  fileprivate var number: Double? {
    if case .number(let number) = content, number.double.isFinite { number.double } else { nil }
  }

  fileprivate var lineNumber: Int? {
    guard case .number(let number) = content, let integer = number.integer else { return nil }
    return (1..<Int(Int32.max)).contains(integer) ? integer : nil
  }

  fileprivate var isTrue: Bool? {
    if case .bool(let value) = content { value } else { nil }
  }
}

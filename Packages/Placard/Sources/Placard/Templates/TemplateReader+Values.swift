@_spi(Fields) import PlacardJSONStream
import PlacardLayout
@_spi(Fields) import PlacardModels
@_spi(Templates) import PlacardViews

/// Readers of plain values.
extension TemplateReader {
  mutating func attempt<Value>(_ read: () throws(Problem) -> Value) -> Value? {
    do throws(Problem) {
      return try read()
    } catch {
      problems.append(error)
      return nil
    }
  }

  mutating func note(_ message: String, at value: JSONValue) {
    problems.append(Problem(message, column: value.column))
  }

  mutating func refuse(_ member: JSONMember, _ wanted: String) {
    note("\(quoted(member.key)) must be \(wanted).", at: member.value)
  }

  mutating func unknown(_ member: JSONMember, of kind: String? = nil, accepted: [String]) {
    let owner = kind.map { " of a \(quoted($0))" } ?? ""
    note(
      "Unknown key \(quoted(member.key))\(owner); accepted are \(accepted.joined(separator: ", ")).",
      at: member.value)
  }

  func quoted(_ text: String) -> String {
    "\"\(text.prefix(40))\""
  }

  /// The members of an object; unknown keys are reported and skipped.
  mutating func members(
    of value: JSONValue, _ name: String, accepted: [String]?
  ) -> [JSONMember] {
    guard case .object(let members) = value.content else {
      note("\(name) must be an object.", at: value)
      return []
    }
    guard let accepted else { return members }
    return members.filter { member in
      if accepted.contains(member.key) { return true }
      unknown(member, accepted: accepted)
      return false
    }
  }

  func take(_ key: String, from members: inout [JSONMember]) -> JSONMember? {
    members.firstIndex { $0.key == key }.map { members.remove(at: $0) }
  }

  mutating func text(_ member: JSONMember) -> String? {
    if case .string(let text) = member.value.content { return text }
    refuse(member, "a text")
    return nil
  }

  mutating func flag(_ member: JSONMember) -> Bool? {
    if case .bool(let flag) = member.value.content { return flag }
    refuse(member, "true or false")
    return nil
  }

  mutating func whole(_ member: JSONMember) -> Int? {
    if case .number(let number) = member.value.content, let whole = number.integer,
      (0...10_000).contains(whole)
    {
      return whole
    }
    refuse(member, "a whole number from 0 to 10000")
    return nil
  }

  mutating func share(_ member: JSONMember) -> Double? {
    if case .number(let number) = member.value.content, (0...10_000).contains(number.double) {
      return number.double
    }
    refuse(member, "a number from 0 to 10000")
    return nil
  }

  mutating func choice(
    _ text: String, _ member: JSONMember, _ accepted: [String]
  ) -> String? {
    if accepted.contains(text) { return text }
    refuse(member, "one of \(accepted.joined(separator: ", ")); it is \(quoted(text))")
    return nil
  }

  /// One of a closed set, by case name.
  mutating func alternative<Value: CaseIterable>(_ member: JSONMember) -> Value? {
    let all = Array(Value.allCases)
    return index(of: member, among: all.map { "\($0)" }).map { all[$0] }
  }

  mutating func index(of member: JSONMember, among names: [String]) -> Int? {
    guard let text = text(member) else { return nil }
    guard let index = names.firstIndex(of: text) else {
      _ = choice(text, member, names)
      return nil
    }
    return index
  }
}

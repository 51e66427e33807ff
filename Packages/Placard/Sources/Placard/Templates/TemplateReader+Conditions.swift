@_spi(Fields) import PlacardJSONStream
import PlacardLayout
@_spi(Fields) import PlacardModels
@_spi(Templates) import PlacardViews

extension TemplateReader {
  mutating func condition(_ member: JSONMember) -> Template.Condition? {
    switch member.value.content {
    case .string(let name):
      guard let feature = Template.Feature(rawValue: name) else {
        note(
          "A message has no \(quoted(name)); it may have \(Self.features).", at: member.value)
        return nil
      }
      return .has(feature)
    case .object(let members) where members.count == 1:
      return condition(in: members[0])
    default:
      refuse(
        member, "the name of a part or an object of one key: \(Self.tests.joined(separator: ", "))")
      return nil
    }
  }

  static let features = Template.Feature.allCases.map(\.rawValue).joined(separator: ", ")
  static let tests = ["columns", "rows", "severity", "not", "all", "any"]

  mutating func condition(in member: JSONMember) -> Template.Condition? {
    switch member.key {
    case "columns": return whole(member).map { .columns($0) }
    case "rows": return whole(member).map { .rows($0) }
    case "not": return condition(member).map { .not($0) }
    case "all": return conditions(member).map { .all($0) }
    case "any": return conditions(member).map { .any($0) }
    case "severity":
      var texts = [member.value]
      if case .array(let values) = member.value.content { texts = values }
      let severities: [Severity] = texts.compactMap { alternative(JSONMember(member.key, $0)) }
      return severities.count == texts.count ? .severity(severities) : nil
    default:
      unknown(member, accepted: Self.tests)
      return nil
    }
  }

  mutating func conditions(_ member: JSONMember) -> [Template.Condition]? {
    guard case .array(let values) = member.value.content else {
      refuse(member, "a list of conditions")
      return nil
    }
    let conditions = values.compactMap { condition(JSONMember(member.key, $0)) }
    return conditions.count == values.count ? conditions : nil
  }
}

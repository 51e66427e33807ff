@_spi(Fields) import PlacardJSONStream
import PlacardLayout
@_spi(Fields) import PlacardModels
@_spi(Templates) import PlacardViews

extension TemplateReader {
  static let attributes: [(name: String, attribute: TextStyle.Attributes)] = [
    ("bold", .bold), ("dim", .dim), ("italic", .italic), ("underline", .underline),
    ("strikethrough", .strikethrough), ("inverse", .inverse),
  ]

  static let lengths = [
    "width", "height", "minWidth", "maxWidth", "minHeight", "maxHeight",
  ]

  static let changes =
    ["color", "grow", "shrink", "alignSelf", "padding", "border", "panel", "open", "borderColor"]
    + ["background", "invertedWithoutColors", "dispensable"] + attributes.map(\.name) + lengths

  mutating func changes(_ members: [JSONMember], of kind: String) -> Template.Changes {
    var changes = Template.Changes()
    for member in members {
      if let (_, attribute) = Self.attributes.first(where: { $0.name == member.key }) {
        if flag(member) ?? false { changes.attributes.insert(attribute) }
      } else {
        change(member, of: kind, &changes)
      }
    }
    return changes
  }

  mutating func change(
    _ member: JSONMember, of kind: String, _ changes: inout Template.Changes
  ) {
    switch member.key {
    case "color": changes.color = ink(member)
    case "width": changes.width = whole(member)
    case "height": changes.height = whole(member)
    case "minWidth": changes.minWidth = whole(member)
    case "maxWidth": changes.maxWidth = whole(member)
    case "minHeight": changes.minHeight = whole(member)
    case "maxHeight": changes.maxHeight = whole(member)
    case "grow": changes.grow = share(member)
    case "shrink": changes.shrink = share(member)
    case "alignSelf": changes.alignSelf = alternative(member)
    case "padding": changes.padding = padding(member)
    case "border": changes.border = alternative(member)
    case "panel": changes.isPanel = flag(member) ?? false
    case "open": changes.openSide = alternative(member)
    case "borderColor": changes.borderColor = ink(member)
    case "background": changes.background = inks(member)
    case "invertedWithoutColors": changes.isInvertedWithoutColors = flag(member) ?? false
    case "dispensable": changes.isDispensable = flag(member) ?? false
    default: unknown(member, of: kind, accepted: Self.changes)
    }
  }

  mutating func padding(_ member: JSONMember) -> Template.Padding {
    if case .number = member.value.content {
      let cells = whole(member) ?? 0
      return Template.Padding(top: cells, bottom: cells, leading: cells, trailing: cells)
    }
    var padding = Template.Padding()
    let keys = ["vertical", "horizontal", "top", "bottom", "leading", "trailing"]
    for member in members(of: member.value, "\"padding\"", accepted: keys) {
      let cells = whole(member) ?? 0
      switch member.key {
      case "vertical": (padding.top, padding.bottom) = (cells, cells)
      case "horizontal": (padding.leading, padding.trailing) = (cells, cells)
      case "top": padding.top = cells
      case "bottom": padding.bottom = cells
      case "leading": padding.leading = cells
      default: padding.trailing = cells
      }
    }
    return padding
  }

  /// Reads a colour, or a list of which the first available one is used.
  mutating func inks(_ member: JSONMember) -> [Template.Ink] {
    guard case .array(let values) = member.value.content else {
      return ink(member).map { [$0] } ?? []
    }
    return values.compactMap { ink(JSONMember(member.key, $0)) }
  }

  mutating func ink(_ member: JSONMember) -> Template.Ink? {
    guard let name = text(member) else { return nil }
    if name == "severity" { return .severity }
    if name == "fill" { return .fill }
    if name == "board" { return .board }
    if let paint = Paint(fill: name) { return .paint(paint) }
    let roles = Theme.Role.allCases.map(\.rawValue).joined(separator: ", ")
    note(
      "There is no colour \(quoted(name)); there are severity, fill, board, \(roles) and #rrggbb.",
      at: member.value)
    return nil
  }
}

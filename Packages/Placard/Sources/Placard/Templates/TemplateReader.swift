import PlacardJSONStream
import PlacardLayout
import PlacardModels
import PlacardViews

/// Reads one template file, strictly: all that is wrong in it is told.
struct TemplateReader {
  /// What is wrong so far; places count from the beginning of the text.
  private(set) var problems: [Problem] = []

  /// The parts of the file by name.
  private var parts: [JSONMember] = []
  /// The parts that are being read, the outermost first.
  private var open: [String] = []
  /// The parts that have been read.
  private var known: [String: (node: Template.Node, size: Int)] = [:]
  /// What there is under the name of another template: its body.
  private let other: (String) -> Result<(node: Template.Node, size: Int), Problem>
  /// The elements so far, with those of parts as often as they are used.
  private var size = 0

  /// The most elements that a template may have; more are a mistake, such as parts that double.
  static let sizeLimit = 1000

  init(_ other: @escaping (String) -> Result<(node: Template.Node, size: Int), Problem>) {
    self.other = other
  }

  /// Reads a file; nil when anything is wrong in it.
  mutating func template(_ bytes: [UInt8]) -> Template? {
    guard let value = attempt({ () throws(Problem) in try JSONValue(parsing: bytes) }) else {
      return nil
    }
    var template = Template(body: Template.Node(.spacer(0)))
    var body: JSONMember?
    for member in members(of: value, "a template", accepted: ["width", "body", "parts"]) {
      switch member.key {
      case "width": template.width = width(member)
      case "parts": parts = members(of: member.value, "\"parts\"", accepted: nil)
      default: body = member
      }
    }
    if let body {
      if let node = node(body.value) { template.body = node }
      let used = size
      defer { size = used }
      for part in parts where known[part.key] == nil { _ = self.part(part) }
    } else if problems.isEmpty {
      note("A template needs the key \"body\".", at: value)
    }
    if size > Self.sizeLimit {
      note(
        "The template has more than \(Self.sizeLimit) elements, those of its parts included.",
        at: value)
    }
    return problems.isEmpty ? template : nil
  }

  // MARK: Width

  private mutating func width(_ member: JSONMember) -> Template.Width {
    var width = Template.Width()
    if case .string(let mode) = member.value.content {
      width.hugs = choice(mode, member, ["fill", "hug"]) == "hug"
      return width
    }
    let keys = ["mode", "least", "leastWithProgress", "most"]
    for member in members(of: member.value, "\"width\"", accepted: keys) {
      switch member.key {
      case "mode":
        width.hugs = text(member).flatMap { choice($0, member, ["fill", "hug"]) } == "hug"
      case "least": width.least = whole(member) ?? 1
      case "leastWithProgress": width.leastWithProgress = whole(member)
      default: width.most = whole(member) ?? .max
      }
    }
    return width
  }

  // MARK: Nodes

  private static let kinds = [
    "row", "column", "text", "icon", "sign", "count", "progress", "bar", "takeaways", "link",
    "actions", "stripe", "spacer", "divider", "if", "use",
  ]

  private mutating func nodes(_ member: JSONMember) -> [Template.Node] {
    guard case .array(let values) = member.value.content else {
      refuse(member, "a list of elements")
      return []
    }
    return values.compactMap { node($0) }
  }

  private mutating func node(_ value: JSONValue) -> Template.Node? {
    guard case .object(let members) = value.content else {
      note("An element is an object such as {\"text\": \"{title}\"}.", at: value)
      return nil
    }
    let found = members.filter { Self.kinds.contains($0.key) }
    guard let kind = found.first, found.count == 1 else {
      let what = found.map(\.key).joined(separator: "\" and \"")
      note(
        found.isEmpty
          ? "An element needs one of the keys \(Self.kinds.joined(separator: ", "))."
          : "An element is one thing; this one has the keys \"\(what)\".", at: value)
      return nil
    }
    var rest = members.filter { $0.key != kind.key }
    size += 1
    let content = content(kind, &rest)
    let changes = changes(rest, of: kind.key)
    return content.map { Template.Node($0, changes) }
  }

  private mutating func content(
    _ kind: JSONMember, _ rest: inout [JSONMember]
  ) -> Template.Content? {
    switch kind.key {
    case "row":
      let flow = flow(&rest, wraps: true)
      return .row(nodes(kind), flow)
    case "column":
      let flow = flow(&rest, wraps: false)
      return .column(nodes(kind), flow)
    case "text":
      let rules = rules(&rest)
      return words(kind).map { .text($0, rules) }
    case "sign": return sign(kind)
    case "spacer": return whole(kind).map { .spacer($0) }
    case "divider":
      return text(kind).flatMap { choice($0, kind, ["horizontal", "vertical"]) }
        .map { .divider($0 == "vertical" ? .vertical : .horizontal) }
    case "if":
      let condition = condition(kind)
      let then = take("then", from: &rest).flatMap { node($0.value) }
      let otherwise = take("else", from: &rest).flatMap { node($0.value) }
      return condition.map { .choice($0, then: then, otherwise: otherwise) }
    case "use": return use(kind).map { .part($0) }
    default:
      guard case .bool(true) = kind.value.content else {
        refuse(kind, "true")
        return nil
      }
      return Self.simple[kind.key]
    }
  }

  private static let simple: [String: Template.Content] = [
    "icon": .icon, "count": .count, "progress": .progress, "bar": .bar, "takeaways": .takeaways,
    "link": .link, "actions": .actions, "stripe": .stripe,
  ]

  private mutating func sign(_ member: JSONMember) -> Template.Content? {
    guard let name = text(member) else { return nil }
    guard GlyphSet.unicode.sign(named: name) != nil else {
      note(
        "There is no sign \(quoted(name)); there are check, cross, dot and others.",
        at: member.value)
      return nil
    }
    return .sign(name)
  }

  private mutating func use(_ member: JSONMember) -> Template.Node? {
    guard let name = text(member) else { return nil }
    if let part = parts.first(where: { $0.key == name }) { return self.part(part, from: member) }
    switch other(name) {
    case .success(let other):
      size = min(size + other.size, Self.sizeLimit + 1)
      return other.node
    case .failure(let problem):
      note(problem.message, at: member.value)
      return nil
    }
  }

  private mutating func part(_ part: JSONMember, from member: JSONMember? = nil) -> Template.Node? {
    if let known = known[part.key] {
      size = min(size + known.size, Self.sizeLimit + 1)
      return known.node
    }
    if let first = open.firstIndex(of: part.key) {
      let ring = (open[first...] + [part.key]).joined(separator: " → ")
      note(
        "The part \(quoted(part.key)) includes itself: \(ring).", at: member?.value ?? part.value)
      return nil
    }
    open.append(part.key)
    defer { open.removeLast() }
    let before = size
    let node = node(part.value)
    known[part.key] = (node ?? Template.Node(.spacer(0)), size - before)
    return node
  }

  private mutating func flow(_ rest: inout [JSONMember], wraps: Bool) -> Template.Flow {
    var flow = Template.Flow()
    if let member = take("gap", from: &rest) { flow.gap = whole(member) ?? 0 }
    if let member = take("align", from: &rest) { flow.align = alternative(member) }
    if let member = take("justify", from: &rest) { flow.justify = alternative(member) ?? .start }
    if wraps, let member = take("wrap", from: &rest) { flow.wraps = flag(member) ?? false }
    return flow
  }

  private mutating func rules(_ rest: inout [JSONMember]) -> Template.TextRules {
    var rules = Template.TextRules()
    if let member = take("line", from: &rest) { rules.isLine = flag(member) ?? false }
    if let member = take("rows", from: &rest) { rules.rows = whole(member) }
    if let member = take("align", from: &rest) { rules.alignment = alternative(member) ?? .start }
    if let member = take("yields", from: &rest) { rules.yields = flag(member) ?? false }
    return rules
  }

  private mutating func words(_ member: JSONMember) -> Template.Words? {
    guard let text = text(member) else { return nil }
    do throws(Template.Words.Fault) {
      return try Template.Words(reading: text)
    } catch {
      switch error {
      case .openBrace:
        note(
          "The text \(quoted(text)) has a brace without its counterpart; two of them stand for one.",
          at: member.value)
      case .unknown(let name):
        let names = Template.Binding.names.joined(separator: ", ")
        note(
          "Nothing is called {\(name)}; there are \(names) and metadata.KEY.", at: member.value)
      }
      return nil
    }
  }

  // MARK: Conditions

  private mutating func condition(_ member: JSONMember) -> Template.Condition? {
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

  private static let features = Template.Feature.allCases.map(\.rawValue).joined(separator: ", ")
  private static let tests = ["columns", "rows", "severity", "not", "all", "any"]

  private mutating func condition(in member: JSONMember) -> Template.Condition? {
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

  private mutating func conditions(_ member: JSONMember) -> [Template.Condition]? {
    guard case .array(let values) = member.value.content else {
      refuse(member, "a list of conditions")
      return nil
    }
    let conditions = values.compactMap { condition(JSONMember(member.key, $0)) }
    return conditions.count == values.count ? conditions : nil
  }

  // MARK: Changes

  private static let attributes: [(name: String, attribute: TextStyle.Attributes)] = [
    ("bold", .bold), ("dim", .dim), ("italic", .italic), ("underline", .underline),
    ("strikethrough", .strikethrough), ("inverse", .inverse),
  ]

  private static let lengths = [
    "width", "height", "minWidth", "maxWidth", "minHeight", "maxHeight",
  ]

  private static let changes =
    ["color", "grow", "shrink", "alignSelf", "padding", "border", "panel", "borderColor"]
    + ["background", "dispensable"] + attributes.map(\.name) + lengths

  private mutating func changes(_ members: [JSONMember], of kind: String) -> Template.Changes {
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

  private mutating func change(
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
    case "borderColor": changes.borderColor = ink(member)
    case "background": changes.background = ink(member)
    case "dispensable": changes.isDispensable = flag(member) ?? false
    default: unknown(member, of: kind, accepted: Self.changes)
    }
  }

  private mutating func padding(_ member: JSONMember) -> Template.Padding {
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

  private mutating func ink(_ member: JSONMember) -> Template.Ink? {
    guard let name = text(member) else { return nil }
    if name == "severity" { return .severity }
    if name == "fill" { return .fill }
    if let paint = Paint(fill: name) { return .paint(paint) }
    let roles = Theme.Role.allCases.map(\.rawValue).joined(separator: ", ")
    note(
      "There is no colour \(quoted(name)); there are severity, fill, \(roles) and #rrggbb.",
      at: member.value)
    return nil
  }
}

// MARK: Plain values

extension TemplateReader {
  private mutating func attempt<Value>(_ read: () throws(Problem) -> Value) -> Value? {
    do throws(Problem) {
      return try read()
    } catch {
      problems.append(error)
      return nil
    }
  }

  private mutating func note(_ message: String, at value: JSONValue) {
    problems.append(Problem(message, column: value.column))
  }

  private mutating func refuse(_ member: JSONMember, _ wanted: String) {
    note("\(quoted(member.key)) must be \(wanted).", at: member.value)
  }

  private mutating func unknown(_ member: JSONMember, of kind: String? = nil, accepted: [String]) {
    let place = kind.map { " of a \(quoted($0))" } ?? ""
    note(
      "Unknown key \(quoted(member.key))\(place); accepted are \(accepted.joined(separator: ", ")).",
      at: member.value)
  }

  private func quoted(_ text: String) -> String {
    "\"\(text.prefix(40))\""
  }

  /// The members of an object; those under a key that is not accepted are told and left out.
  private mutating func members(
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

  private func take(_ key: String, from members: inout [JSONMember]) -> JSONMember? {
    members.firstIndex { $0.key == key }.map { members.remove(at: $0) }
  }

  private mutating func text(_ member: JSONMember) -> String? {
    if case .string(let text) = member.value.content { return text }
    refuse(member, "a text")
    return nil
  }

  private mutating func flag(_ member: JSONMember) -> Bool? {
    if case .bool(let flag) = member.value.content { return flag }
    refuse(member, "true or false")
    return nil
  }

  private mutating func whole(_ member: JSONMember) -> Int? {
    if case .number(let number) = member.value.content, let whole = number.integer,
      (0...10_000).contains(whole)
    {
      return whole
    }
    refuse(member, "a whole number from 0 to 10000")
    return nil
  }

  private mutating func share(_ member: JSONMember) -> Double? {
    if case .number(let number) = member.value.content, (0...10_000).contains(number.double) {
      return number.double
    }
    refuse(member, "a number from 0 to 10000")
    return nil
  }

  private mutating func choice(
    _ text: String, _ member: JSONMember, _ accepted: [String]
  ) -> String? {
    if accepted.contains(text) { return text }
    refuse(member, "one of \(accepted.joined(separator: ", ")); it is \(quoted(text))")
    return nil
  }

  /// One of a closed set, by the name of its case.
  private mutating func alternative<Value: CaseIterable>(_ member: JSONMember) -> Value? {
    let all = Array(Value.allCases)
    return place(of: member, among: all.map { "\($0)" }).map { all[$0] }
  }

  private mutating func place(of member: JSONMember, among names: [String]) -> Int? {
    guard let text = text(member) else { return nil }
    guard let place = names.firstIndex(of: text) else {
      _ = choice(text, member, names)
      return nil
    }
    return place
  }
}

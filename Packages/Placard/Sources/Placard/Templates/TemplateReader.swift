@_spi(Fields) import PlacardJSONStream
import PlacardLayout
@_spi(Fields) import PlacardModels
@_spi(Templates) import PlacardViews

/// Reads one template file strictly, and reports every problem in it.
struct TemplateReader {
  /// The problems so far; columns count from the beginning of the text.
  var problems: [Problem] = []

  /// The parts of the file by name.
  private var parts: [JSONMember] = []
  /// The parts that are being read, outermost first.
  private var open: [String] = []
  /// The parts that have been read.
  private var known: [String: (node: Template.Node, size: Int)] = [:]
  /// Returns the body of another template.
  private let other: (String) -> Result<(node: Template.Node, size: Int), Problem>
  /// The number of elements so far; a part counts each time it is used.
  private var size = 0

  /// The maximum number of elements of a template, against parts that expand exponentially.
  static let sizeLimit = 1000

  init(_ other: @escaping (String) -> Result<(node: Template.Node, size: Int), Problem>) {
    self.other = other
  }

  /// Reads a file; nil if there is any problem.
  mutating func template(_ bytes: [UInt8]) -> Template? {
    guard let value = attempt({ () throws(Problem) in try JSONValue(parsing: bytes) }) else {
      return nil
    }
    var template = Template(body: Template.Node(.spacer(0)))
    var body: JSONMember?
    let keys = ["width", "align", "margin", "body", "parts"]
    for member in members(of: value, "a template", accepted: keys) {
      switch member.key {
      case "width": template.width = width(member)
      case "align": template.alignment = alternative(member) ?? .start
      case "margin": template.margin = margin(member)
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

  mutating func width(_ member: JSONMember) -> Template.Width {
    var width = Template.Width()
    if case .string(let mode) = member.value.content {
      width.hugs = choice(mode, member, ["fill", "hug"]) == "hug"
      return width
    }
    let keys = ["mode", "least", "leastWithProgress", "most", "mostWithMargin"]
    for member in members(of: member.value, "\"width\"", accepted: keys) {
      switch member.key {
      case "mode":
        width.hugs = text(member).flatMap { choice($0, member, ["fill", "hug"]) } == "hug"
      case "least": width.least = whole(member) ?? 1
      case "leastWithProgress": width.leastWithProgress = whole(member)
      case "most": width.most = whole(member) ?? .max
      default: width.mostWithMargin = whole(member)
      }
    }
    return width
  }

  mutating func margin(_ member: JSONMember) -> Margin {
    var collapses = false
    var sides = member
    if case .object(var members) = member.value.content {
      if let member = take("collapse", from: &members) { collapses = flag(member) ?? false }
      sides = JSONMember(member.key, JSONValue(.object(members), offset: member.value.offset))
    }
    let cells = padding(sides)
    return Margin(
      top: cells.top, bottom: cells.bottom, leading: cells.leading, trailing: cells.trailing,
      collapses: collapses)
  }

  // MARK: Nodes

  static let kinds = [
    "row", "column", "text", "icon", "sign", "mark", "count", "progress", "bar", "figures",
    "picture", "pictureWords",
    "takeaways", "link", "actions", "close", "stripe", "spacer", "divider", "if", "use",
  ]

  mutating func nodes(_ member: JSONMember) -> [Template.Node] {
    guard case .array(let values) = member.value.content else {
      refuse(member, "a list of elements")
      return []
    }
    return values.compactMap { node($0) }
  }

  mutating func node(_ value: JSONValue) -> Template.Node? {
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

  mutating func content(
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
    case "mark":
      return text(kind).flatMap { choice($0, kind, ["large", "small"]) }
        .map { .mark(isLarge: $0 == "large") }
    case "picture": return alternative(kind).map { .picture($0) }
    case "actions":
      if case .bool(true) = kind.value.content { return .actions(.wrapped) }
      if case .string = kind.value.content { return alternative(kind).map { .actions($0) } }
      refuse(kind, "true or one of wrapped, centered, line")
      return nil
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
      if kind.key == "link" {
        return .link(take("align", from: &rest).flatMap { alternative($0) } ?? .start)
      }
      return Self.simple[kind.key]
    }
  }

  static let simple: [String: Template.Content] = [
    "icon": .icon, "count": .count, "progress": .progress, "bar": .bar, "figures": .figures,
    "pictureWords": .pictureWords, "takeaways": .takeaways, "close": .close, "stripe": .stripe,
  ]

  mutating func sign(_ member: JSONMember) -> Template.Content? {
    guard let name = text(member) else { return nil }
    guard GlyphSet.unicode.sign(named: name) != nil else {
      note(
        "There is no sign \(quoted(name)); there are check, cross, dot and others.",
        at: member.value)
      return nil
    }
    return .sign(name)
  }

  mutating func use(_ member: JSONMember) -> Template.Node? {
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

  mutating func part(_ part: JSONMember, from member: JSONMember? = nil) -> Template.Node? {
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

  mutating func flow(_ rest: inout [JSONMember], wraps: Bool) -> Template.Flow {
    var flow = Template.Flow()
    if let member = take("gap", from: &rest) { flow.gap = whole(member) ?? 0 }
    if let member = take("align", from: &rest) { flow.align = alternative(member) }
    if let member = take("justify", from: &rest) { flow.justify = alternative(member) ?? .start }
    if wraps, let member = take("wrap", from: &rest) { flow.wraps = flag(member) ?? false }
    return flow
  }

  mutating func rules(_ rest: inout [JSONMember]) -> Template.TextRules {
    var rules = Template.TextRules()
    if let member = take("line", from: &rest) { rules.isLine = flag(member) ?? false }
    if let member = take("joined", from: &rest) { rules.isJoined = flag(member) ?? false }
    if let member = take("rows", from: &rest) { rules.rows = whole(member) }
    if let member = take("align", from: &rest) { rules.alignment = alternative(member) ?? .start }
    if let member = take("yields", from: &rest) { rules.yields = flag(member) ?? false }
    return rules
  }

  mutating func words(_ member: JSONMember) -> Template.Words? {
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
}

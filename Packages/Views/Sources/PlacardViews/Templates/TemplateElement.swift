import PlacardLayout
import PlacardModels

/// A node of a template as an element of one post.
struct TemplateElement: Element {
  let node: Template.Node
  let post: Post

  func nodes(in environment: ViewEnvironment) -> [ViewNode] {
    let nodes = content(in: environment)
    switch node.content {
    case .takeaways, .pictureWords: return nodes.flatMap { changed([$0], in: environment) }
    default: return changed(nodes, in: environment)
    }
  }

  private func content(in environment: ViewEnvironment) -> [ViewNode] {
    let message = post.message
    switch node.content {
    case .row(let nodes, let flow):
      return Row(
        gap: flow.gap, align: flow.align ?? .start, justify: flow.justify, wraps: flow.wraps
      ) { all(nodes) }.nodes(in: environment)
    case .column(let nodes, let flow):
      return Column(gap: flow.gap, align: flow.align ?? .stretch, justify: flow.justify) {
        all(nodes)
      }.nodes(in: environment)
    case .text(let words, let rules):
      return text(words.text(of: post), rules).nodes(in: environment)
    case .icon: return Icon(of: message, in: environment).nodes(in: environment)
    case .sign(let name):
      return Text(line: environment.glyphs.sign(named: name) ?? "").nodes(in: environment)
    case .count:
      guard post.count > 1 else { return [] }
      let mark = environment.glyphs == .unicode ? "×" : "x"
      return Text(line: "\(mark)\(post.count)").foreground(.muted).shrink(0).nodes(in: environment)
    case .progress:
      return message.progress.map {
        ProgressLine($0, paint: .severity(message.severity)).nodes(in: environment)
      } ?? []
    case .bar:
      return ProgressBar(message.progress, paint: .severity(message.severity))
        .nodes(in: environment)
    case .picture(let end):
      let image = end == .leading ? message.leadingImage : message.trailingImage
      return environment.picture(image).map { [$0] } ?? []
    case .pictureWords: return message.pictureWords(in: environment)
    case .takeaways:
      return message.takeaways.flatMap { Takeaway(text: $0).nodes(in: environment) }
    case .figures:
      return message.progress.map { ProgressFigures($0).nodes(in: environment) } ?? []
    case .link(let alignment):
      guard let link = message.link else { return [] }
      let style = Style(foreground: .accent, attributes: .underline, link: link)
      return Text(line: link).aligned(alignment).style(style).nodes(in: environment)
    case .actions(.wrapped): return ActionRow(message.actions).nodes(in: environment)
    case .actions(.centered):
      return ActionRow(message.actions, isCentered: true).nodes(in: environment)
    case .actions(.line):
      return ActionRow(besideHeadlineOf: post, in: environment).nodes(in: environment)
    case .mark(let isLarge): return BadgeMark(message, isLarge: isLarge).nodes(in: environment)
    case .close: return CloseButton().nodes(in: environment)
    case .stripe: return Stripe(paint: .severity(message.severity)).nodes(in: environment)
    case .spacer(let least): return Spacer(least: least).nodes(in: environment)
    case .divider(let axis): return Divider(axis).nodes(in: environment)
    case .choice(let condition, let then, let otherwise):
      let chosen = condition.holds(for: post, in: environment) ? then : otherwise
      return chosen.map { element($0).nodes(in: environment) } ?? []
    case .part(let node): return element(node).nodes(in: environment)
    }
  }

  private func element(_ node: Template.Node) -> TemplateElement {
    TemplateElement(node: node, post: post)
  }

  private func all(_ nodes: [Template.Node]) -> RepeatedElement<TemplateElement> {
    RepeatedElement(elements: nodes.map(element))
  }

  private func text(_ words: String, _ rules: Template.TextRules) -> Text {
    var text =
      rules.isJoined ? Text(joining: words) : rules.isLine ? Text(line: words) : Text(words)
    if let rows = rules.rows { text = text.rows(atMost: rows) }
    if rules.alignment != .start { text = text.aligned(rules.alignment) }
    return rules.yields ? text.yielding() : text
  }

  private func changed(_ nodes: [ViewNode], in environment: ViewEnvironment) -> [ViewNode] {
    guard !nodes.isEmpty else { return [] }
    let changes = node.changes
    var made = MadeElement(nodes: nodes)
    func apply(_ change: (MadeElement) -> ModifiedElement<MadeElement>) {
      made = MadeElement(nodes: change(made).nodes(in: environment))
    }
    let color = changes.color.flatMap { paint($0, in: environment) }
    if color != nil || !changes.attributes.isEmpty {
      apply { $0.style(Style(foreground: color, attributes: changes.attributes)) }
    }
    if changes.hasFrame {
      apply {
        $0.frame(
          width: changes.width, height: changes.height, minWidth: changes.minWidth,
          maxWidth: changes.maxWidth, minHeight: changes.minHeight, maxHeight: changes.maxHeight)
      }
    }
    if let grow = changes.grow { apply { $0.grow(grow) } }
    if let shrink = changes.shrink { apply { $0.shrink(shrink) } }
    if let align = changes.alignSelf { apply { $0.align(align) } }
    if let padding = changes.padding {
      apply {
        $0.padding(
          top: padding.top, bottom: padding.bottom, leading: padding.leading,
          trailing: padding.trailing)
      }
    }
    var background: Paint?
    for ink in changes.background where background == nil {
      background = paint(ink, in: environment)
    }
    if let border = changes.isPanel ? (background == nil ? .rounded : .soft) : changes.border {
      apply {
        $0.border(
          border, changes.borderColor.flatMap { paint($0, in: environment) } ?? .muted,
          open: openSide(changes.openSide))
      }
    }
    if !changes.background.isEmpty { apply { $0.background(background) } }
    if changes.isInvertedWithoutColors { apply { $0.inverted(environment.invertsFills) } }
    if changes.isDispensable { apply { $0.dispensable() } }
    return made.nodes
  }

  private func openSide(_ side: Template.OpenSide?) -> Border.OpenSide? {
    switch side {
    case .top: .top
    case .bottom: .bottom
    case .edge: Border.OpenSide(at: post.options.placement)
    case nil: nil
    }
  }

  private func paint(_ ink: Template.Ink, in environment: ViewEnvironment) -> Paint? {
    switch ink {
    case .severity: .severity(post.message.severity)
    case .fill: post.fill(in: environment)
    case .board: environment.configuration.background
    case .paint(let paint): paint
    }
  }
}

/// Nodes that are made already, as an element.
private struct MadeElement: Element {
  let nodes: [ViewNode]

  func nodes(in environment: ViewEnvironment) -> [ViewNode] { nodes }
}

extension Template.Changes {
  fileprivate var hasFrame: Bool {
    width != nil || height != nil || minWidth != nil || maxWidth != nil || minHeight != nil
      || maxHeight != nil
  }
}

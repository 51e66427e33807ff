import PlacardLayout
public import PlacardModels
import PlacardText

/// All that a message says: icon, title, body, progress, takeaways, link and actions.
///
/// What is absent takes no room. Where rows are too few the body gives way first, then the link, the
/// takeaways and the progress; the actions never do. In fewer than 8 columns there is only the icon
/// with as much of the title as fits.
public struct MessageContent: Element {
  /// Where the parts stand.
  public enum Arrangement: Sendable, Hashable, CaseIterable {
    /// Right of the icon, with the count beside the title.
    case beside
    /// Right of the icon, with the count at the far side.
    case spread
    /// In the middle, below the icon.
    case centered
  }

  private let post: Post
  private let arrangement: Arrangement
  private let hasIcon: Bool
  private let hasActions: Bool
  private let bodyPaint: Paint?

  /// Creates the content of a post.
  ///
  /// - Parameters:
  ///   - post: What is said.
  ///   - arrangement: Where the parts stand.
  ///   - hasIcon: Whether the icon is part of it.
  ///   - hasActions: Whether the actions are part of it.
  ///   - bodyPaint: The colour of the body below a title; nil is that of the surroundings.
  public init(
    _ post: Post, _ arrangement: Arrangement = .beside, hasIcon: Bool = true,
    hasActions: Bool = true, bodyPaint: Paint? = nil
  ) {
    self.post = post
    self.arrangement = arrangement
    self.hasIcon = hasIcon
    self.hasActions = hasActions
    self.bodyPaint = bodyPaint
  }

  /// Returns one node, or none when the message says nothing.
  public func nodes(in environment: ViewEnvironment) -> [ViewNode] {
    let isNarrow = environment.columns < 8
    let icon = hasIcon || isNarrow ? Icon(of: post.message, in: environment) : nil
    var nodes: [ViewNode] = []
    nodes.reserveCapacity(2)
    if let node = icon?.node(in: environment) { nodes.append(node) }
    guard !isNarrow else {
      if environment.columns >= 4 {
        nodes += Text(line: post.headline ?? "").rows(atMost: 1).nodes(in: environment)
      }
      return nodes.isEmpty ? [] : [.row(nodes, gap: 1)]
    }
    var texts = texts(in: environment)
    if isCentered, !nodes.isEmpty {
      var icon = ViewNode.row(nodes, justify: .center)
      icon.isDispensable = true
      texts.insert(icon, at: 0)
    }
    if isCentered || nodes.isEmpty {
      return texts.isEmpty ? [] : [.growing(.column(texts))]
    }
    if !texts.isEmpty { nodes.append(.growing(.column(texts))) }
    return [.growing(.row(nodes, gap: 1))]
  }

  private var isCentered: Bool { arrangement == .centered }

  private func texts(in environment: ViewEnvironment) -> [ViewNode] {
    let message = post.message
    let title = title
    var nodes: [ViewNode] = []
    nodes.reserveCapacity(6 + message.takeaways.count)
    func add(_ node: ViewNode?) {
      guard let node else { return }
      nodes.append(node)
      nodes[nodes.count - 1].isDispensable = true
    }
    if let head = head(title ?? body(nil), in: environment) { nodes.append(head) }
    if title != nil { add(body(bodyPaint)) }
    if let progress = message.progress {
      add(ProgressLine(progress, paint: .severity(message.severity)).node(in: environment))
    }
    for takeaway in message.takeaways {
      add(Takeaway(text: takeaway).nodes(in: environment).first)
    }
    if let link = message.link { add(self.link(link)) }
    if hasActions, !message.actions.isEmpty,
      var row = ActionRow(message.actions, isCentered: isCentered).node(in: environment)
    {
      if isCentered, environment.isHigh {
        row.makeRoom()
        row.addPadding(top: 1, bottom: 0, leading: 0, trailing: 0)
        row.isDispensable = false
      }
      nodes.append(row)
    }
    return nodes
  }

  /// The first text, and how many posts there are.
  private func head(_ first: ViewNode?, in environment: ViewEnvironment) -> ViewNode? {
    var parts: [ViewNode] = []
    if let first {
      parts = [first]
      parts[0].layout.grow = arrangement == .spread ? 1 : 0
    }
    if post.count > 1 { parts += CountMark(post).nodes(in: environment) }
    if parts.isEmpty { return nil }
    let gap = arrangement == .beside ? 2 : 1
    return .row(parts, gap: gap, justify: isCentered ? .center : .start)
  }

  private var title: ViewNode? {
    guard let title = post.message.title else { return nil }
    var content = TextContent(text: title, lines: .single)
    content.limit = 3
    content.alignment = isCentered ? .center : .start
    return .text(content, Style(attributes: .bold))
  }

  /// The body, in lines that the eye can follow.
  private func body(_ paint: Paint?) -> ViewNode? {
    guard let body = post.message.body else { return nil }
    var content = TextContent(text: body, lines: .multiple)
    content.overflow = .footer
    content.alignment = isCentered ? .center : .start
    var node = ViewNode.text(content, Style(foreground: paint))
    if !isCentered { node?.layout.maxWidth = 100 }
    return node
  }

  private func link(_ link: String) -> ViewNode? {
    var content = TextContent(text: link, lines: .single)
    content.alignment = isCentered ? .center : .start
    return .text(content, Style(foreground: .accent, attributes: .underline, link: link))
  }
}

extension ViewNode {
  /// A node that takes the room that its neighbours leave.
  fileprivate static func growing(_ node: consuming ViewNode) -> ViewNode {
    node.layout.grow = 1
    return node
  }
}

extension ViewEnvironment {
  /// Whether rows may stay blank.
  var isHigh: Bool { rows.map { $0 >= 10 } ?? true }
}

extension Message {
  /// The colour that it asks for.
  var paint: Paint? {
    fill.flatMap { Paint(fill: $0.rawValue) }
  }

  /// Whether there is nothing to be drawn below its title.
  var isTitleAlone: Bool {
    body?.isBlank ?? true && progress == nil && takeaways.isEmpty && link == nil
      && actions.isEmpty
  }
}

extension Post {
  /// The title, unless there is nothing in it.
  var visibleTitle: String? {
    message.title.flatMap { $0.isBlank ? nil : $0 }
  }

  /// What is said first.
  var headline: String? {
    visibleTitle ?? message.body
  }

  /// The colour behind it that the message asks for, or else the board.
  func fill(in environment: ViewEnvironment) -> Paint? {
    message.paint ?? environment.configuration.background
  }
}

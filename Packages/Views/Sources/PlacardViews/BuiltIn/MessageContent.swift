import PlacardLayout
public import PlacardModels
import PlacardText

/// All that a message says: pictures, icon, title, body, progress, takeaways, link and actions.
///
/// Pictures stand at both ends where they can be drawn and there are 24 columns, else their words below
/// the body. One at the start takes the place of the sign for information.
/// What is absent takes no space. Where rows are too few the body gives way first, then the link, the
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

  let post: Post
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
    let message = post.message
    let pictures = (
      leading: environment.picture(message.leadingImage),
      trailing: environment.picture(message.trailingImage)
    )
    let isSign = message.hasPictureAsSign(in: environment)
    var nodes: [ViewNode] = []
    nodes.reserveCapacity(2)
    if let picture = pictures.leading { nodes.append(picture) }
    if hasIcon && !isSign || isNarrow {
      Icon(of: message, in: environment).add(to: &nodes, in: environment)
    }
    guard !isNarrow else {
      if environment.columns >= 4 {
        nodes += Text(line: post.headline ?? "").rows(atMost: 1).nodes(in: environment)
      }
      return nodes.isEmpty ? [] : [.row(nodes, gap: 1)]
    }
    var texts = texts(in: environment)
    if isCentered, let picture = pictures.trailing { nodes.append(picture) }
    if isCentered, !nodes.isEmpty {
      var icon = ViewNode.row(nodes, gap: 1, justify: .center)
      let hasPicture = pictures.leading != nil || pictures.trailing != nil
      if hasPicture, environment.isHigh {
        icon.addPadding(top: 0, bottom: 1, leading: 0, trailing: 0)
      }
      icon.isDispensable = true
      texts.insert(icon, at: 0)
    }
    if isCentered || nodes.isEmpty && pictures.trailing == nil {
      return texts.isEmpty ? [] : [.column(texts, grow: 1)]
    }
    if !texts.isEmpty { nodes.append(.column(texts, grow: 1)) }
    if let picture = pictures.trailing { nodes.append(picture) }
    return [.row(nodes, gap: 1, grow: 1)]
  }

  private var isCentered: Bool { arrangement == .centered }

  private func texts(in environment: ViewEnvironment) -> [ViewNode] {
    let message = post.message
    let hasTitle = post.visibleTitle != nil
    var nodes: [ViewNode] = []
    nodes.reserveCapacity(6 + message.takeaways.count)
    addHead(hasTitle: hasTitle, to: &nodes, in: environment)
    let start = nodes.count
    if hasTitle { addBody(bodyPaint, to: &nodes) }
    nodes += message.pictureWords(in: environment)
    if let progress = message.progress {
      nodes.append(
        ProgressLine(progress, paint: .severity(message.severity)).node(in: environment))
    }
    for takeaway in message.takeaways { nodes += Takeaway(text: takeaway).nodes(in: environment) }
    if let link = message.link { addLink(link, to: &nodes) }
    for index in start..<nodes.count { nodes[index].isDispensable = true }
    if hasActions { addActions(to: &nodes, in: environment) }
    return nodes
  }

  /// Adds the first text, and how many posts there are.
  private func addHead(
    hasTitle: Bool, to nodes: inout [ViewNode], in environment: ViewEnvironment
  ) {
    var parts: [ViewNode] = []
    if hasTitle { addTitle(to: &parts) } else { addBody(nil, to: &parts) }
    if !parts.isEmpty { parts[0].layout.grow = arrangement == .spread ? 1 : 0 }
    if post.count > 1 { parts += CountMark(post).nodes(in: environment) }
    if parts.isEmpty { return }
    let gap = arrangement == .beside ? 2 : 1
    nodes.append(.row(parts, gap: gap, justify: isCentered ? .center : .start))
  }

  private func addTitle(to nodes: inout [ViewNode]) {
    guard let title = post.visibleTitle else { return }
    var content = TextContent(text: title, lines: .single)
    content.limit = 3
    content.alignment = isCentered ? .center : .start
    nodes.append(ViewNode(.text(content), Style(attributes: .bold)) { $0.shrink = 1 })
  }

  /// Adds the body, in lines that the eye can follow.
  private func addBody(_ paint: Paint?, to nodes: inout [ViewNode]) {
    guard let body = post.message.body, !body.isBlank else { return }
    var content = TextContent(text: body, lines: .multiple)
    content.overflow = .footer
    content.alignment = isCentered ? .center : .start
    nodes.append(
      ViewNode(.text(content), Style(foreground: paint)) { layout in
        layout.shrink = 1
        if !isCentered { layout.maxWidth = 100 }
      })
  }

  private func addLink(_ link: String, to nodes: inout [ViewNode]) {
    guard !link.isBlank else { return }
    var content = TextContent(text: link, lines: .single)
    content.alignment = isCentered ? .center : .start
    let style = Style(foreground: .accent, attributes: .underline, link: link)
    nodes.append(ViewNode(.text(content), style) { $0.shrink = 1 })
  }

  private func addActions(to nodes: inout [ViewNode], in environment: ViewEnvironment) {
    let index = nodes.count
    ActionRow(post.message.actions, isCentered: isCentered).add(to: &nodes, in: environment)
    guard nodes.count > index, isCentered, environment.isHigh else { return }
    nodes[index].makeSpace()
    nodes[index].addPadding(top: 1, bottom: 0, leading: 0, trailing: 0)
    nodes[index].isDispensable = false
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
    body?.isBlank ?? true && progress == nil && takeaways.isEmpty && link?.isBlank ?? true
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

  /// The background that the message asks for, or else the board's.
  func fill(in environment: ViewEnvironment) -> Paint? {
    message.paint ?? environment.configuration.background
  }
}

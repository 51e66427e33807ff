import PlacardLayout
public import PlacardModels
import PlacardText

/// A sign of a glyph or a few letters, at most 4 columns wide, beside a text.
public struct Icon: Element {
  private let text: String?
  private let severity: Severity?
  private let file: String?

  /// Creates an icon of a glyph or an emoji; one that is empty is absent.
  ///
  /// A glyph that the environment's set lacks is absent.
  public init(_ glyph: String) {
    text = glyph
    severity = nil
    file = nil
  }

  /// Creates the theme's icon of a severity; absent where the theme has none.
  public init(_ severity: Severity) {
    text = nil
    self.severity = severity
    file = nil
  }

  /// Creates a message's icon: its own, else that of its severity.
  ///
  /// A file is drawn as a picture of two columns. Where an emoji, a glyph or a picture cannot be drawn, the
  /// sign that means the same stands in for it, else that of the severity.
  public init(of message: Message, in environment: ViewEnvironment) {
    severity = message.severity
    var file: String?
    switch message.icon {
    case .text(let glyph): text = environment.drawable(glyph)
    case .named(let name): text = environment.glyphs.sign(named: name)
    case .file(let path):
      text = nil
      file = path
    case nil: text = nil
    }
    self.file = file
  }

  /// Returns one node of a single row, which does not shrink.
  public func nodes(in environment: ViewEnvironment) -> [ViewNode] {
    var nodes: [ViewNode] = []
    add(to: &nodes, in: environment)
    return nodes
  }

  /// Adds the one node, if there is anything to be seen in it.
  func add(to nodes: inout [ViewNode], in environment: ViewEnvironment) {
    if let file,
      let picture = Image(Message.Image(file: file), columns: 2, rows: 1).node(in: environment)
    {
      return nodes.append(picture)
    }
    let theme = environment.theme
    var paint = severity.map(Paint.severity)
    var glyph = text ?? ""
    if text == nil, let severity, theme.iconStyle != .hidden {
      glyph = environment.glyphs.sign(of: severity, style: theme.iconStyle)
      if theme.iconStyle == .subtle { paint = .muted }
    }
    if !environment.glyphs.contains(glyph) { glyph = "" }
    if glyph.isBlank { return }
    var content = TextContent(text: glyph, lines: .single)
    content.limit = 1
    let style = Style(foreground: paint, attributes: .bold)
    nodes.append(ViewNode(.text(content), style) { $0.maxWidth = 4 })
  }
}

extension ViewEnvironment {
  /// The glyph, or what means the same where it cannot be drawn; nil where nothing does.
  fileprivate func drawable(_ glyph: String) -> String? {
    if glyphs != .unicode, glyphs.contains(glyph) { return glyph }
    let isEmoji = glyph.unicodeScalars.contains {
      $0.properties.isEmojiPresentation || $0.value == 0xFE0F
    }
    if glyphs == .unicode, hasEmoji || !isEmoji { return glyph }
    return GlyphSet.name(ofEmoji: glyph).flatMap { glyphs.sign(named: $0) }
  }
}

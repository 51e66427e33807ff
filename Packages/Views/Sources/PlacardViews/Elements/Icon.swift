import PlacardLayout
public import PlacardModels
import PlacardText

/// A sign of a glyph or a few letters, at most 4 columns wide, beside which text stands.
public struct Icon: Element {
  private let text: String?
  private let severity: Severity?

  /// Creates an icon of a glyph or an emoji; one that is empty is absent.
  ///
  /// Where decorations must be ASCII, another glyph is absent.
  public init(_ glyph: String) {
    text = glyph
    severity = nil
  }

  /// Creates the theme's icon of a severity; absent where the theme has none.
  public init(_ severity: Severity) {
    text = nil
    self.severity = severity
  }

  /// Creates a message's icon: its own, else that of its severity.
  ///
  /// A glyph that is not ASCII gives way where decorations must be; a file does so everywhere.
  public init(of message: Message, in environment: ViewEnvironment) {
    severity = message.severity
    switch message.icon {
    case .text(let glyph)
    where environment.glyphs == .unicode || glyph.utf8.allSatisfy { $0 < 128 }:
      text = glyph
    case .named(let name): text = environment.glyphs.sign(named: name)
    case .text, .file, nil: text = nil
    }
  }

  /// Returns one node of a single row, which does not shrink.
  public func nodes(in environment: ViewEnvironment) -> [ViewNode] {
    let theme = environment.theme
    var paint = severity.map(Paint.severity)
    var glyph = text ?? ""
    if text == nil, let severity, theme.iconStyle != .none {
      glyph = environment.glyphs.sign(of: severity, style: theme.iconStyle)
      if theme.iconStyle == .subtle { paint = .muted }
    }
    if environment.glyphs == .ascii, !glyph.utf8.allSatisfy({ $0 < 128 }) { glyph = "" }
    if glyph.allSatisfy(\.isWhitespace) { return [] }
    var content = TextContent(text: glyph, lines: .single)
    content.limit = 1
    var node = ViewNode(.text(content)) { $0.maxWidth = 4 }
    node.style = Style(foreground: paint, attributes: .bold)
    return [node]
  }
}

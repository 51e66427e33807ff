import PlacardAccessibility
import PlacardModels
@_spi(Inspection) @testable import PlacardTerminal
@testable import PlacardViews
import Testing

/// What is drawn, cell by cell, in the colours that terminals make of it: what is to be read has a
/// contrast of 4.5 with what is behind it, and lines have one of 3 (WCAG 2.2, AA, 1.4.3 and 1.4.11).
@Suite("Contrast on every background")
struct ContrastOnBackgroundsTests {
  @Test(
    "X5, T4: every text of every kind and severity can be read, whatever the background and the colours",
    arguments: StyleRegistry.standard.names)
  func everyKind(name: String) throws {
    let style = try #require(StyleRegistry.standard[name])
    var failures: Set<String> = []
    for depth in [ColorDepth.trueColor, .ansi256, .ansi16, .none] {
      let unknown = Self.looks(of: style, theme: .neutral, depth: depth)
      for background in Background.all {
        let scheme = Themes.standard.theme(for: Theme.Scheme(background: background.background))
        let known = Themes.standard.theme(forBackground: background.background)
        let looks =
          unknown.union(Self.looks(of: style, theme: scheme, depth: depth))
          .union(Self.looks(of: style, theme: known, depth: depth))
        #expect(looks.count > 3)
        for palette in depth == .ansi16 ? Palette.all : [.xterm] {
          let eye = Eye(background: background, palette: palette)
          failures.formUnion(looks.compactMap { eye.failure(of: $0, depth: depth) })
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.sorted().prefix(8))")
  }

  @Test("The check sees what cannot be read: colours for dark backgrounds on white")
  func blindness() {
    let eye = Eye(background: Background.all[0], palette: .xterm)
    for name in ["card", "message", "badge", "centered", "line"] {
      guard let style = StyleRegistry.standard[name] else { continue }
      let looks = Self.looks(of: style, theme: .dark, depth: .trueColor)
      #expect(looks.contains { eye.failure(of: $0, depth: .trueColor) != nil }, "\(name)")
    }
  }

  /// How the glyphs look of messages of every severity with all that a message may have, at rest, and above
  /// an application with a focus.
  private static func looks(
    of style: any MessageStyle, theme: Theme, depth: ColorDepth
  ) -> Set<Look> {
    var looks: Set<Look> = []
    for severity in Severity.allCases {
      for isAbove in [false, true] {
        var message = Message.failed
        message.severity = severity
        message = message.action("wipe", "Wipe", role: .destructive)
        var environment = ViewEnvironment(columns: 72, theme: theme, depth: depth)
        environment.isRaised = isAbove
        environment.focus = isAbove ? .action("retry") : nil
        let post = Post(number: 1, message: message, count: 3)
        CellBuffer(ViewRenderer(environment).draw(style, of: post)).addLooks(to: &looks)
      }
    }
    return looks
  }

  @Test("T4: without a scheme no text has a colour on the terminal's own background")
  func neutralText() throws {
    for name in StyleRegistry.standard.names {
      let style = try #require(StyleRegistry.standard[name])
      for depth in [ColorDepth.trueColor, .ansi256, .ansi16] {
        for look in Self.looks(of: style, theme: .neutral, depth: depth)
        where look.isText && look.style.background == .standard {
          #expect(look.style.foreground == .standard, "\(name), \(depth): \(look.glyph)")
        }
      }
    }
  }

  @Test("T4: a reported background that no scheme foresaw still has colours that can be read on it")
  func fitted() {
    for background in [RGB(0x3b4252), RGB(0x808080), RGB(0x7f7f7f), RGB(0xc0a080), RGB(0x002b36)] {
      let theme = Themes.standard.theme(forBackground: background)
      #expect(theme.background == background)
      for role in Theme.Role.allCases where ![.surface, .raised, .shadow, .text].contains(role) {
        let color = theme.colors[role] ?? background
        #expect(color.contrast(with: background) >= 4.5, "\(role) on \(background)")
        #expect(color.contrast(with: theme.colors[.raised] ?? background) >= 4.5, "\(role), raised")
      }
    }
  }
}

/// A terminal's background with the text colour that goes with it.
private struct Background {
  let name: String
  let foreground: RGB
  let background: RGB

  static let all = [
    Background(name: "white", foreground: .black, background: .white),
    Background(name: "black", foreground: .white, background: .black),
    Background(name: "Solarized light", foreground: RGB(0x073642), background: RGB(0xfdf6e3)),
    Background(name: "Solarized dark", foreground: RGB(0x93a1a1), background: RGB(0x002b36)),
  ]
}

/// The first 16 colours of a terminal.
private struct Palette {
  let name: String
  let colors: [RGB]

  static let all = [
    xterm,
    Palette(
      name: "VGA",
      colors: [
        0x000000, 0xaa0000, 0x00aa00, 0xaa5500, 0x0000aa, 0xaa00aa, 0x00aaaa, 0xaaaaaa,
        0x555555, 0xff5555, 0x55ff55, 0xffff55, 0x5555ff, 0xff55ff, 0x55ffff, 0xffffff,
      ].map { RGB(UInt32($0)) }),
    Palette(
      name: "Tango",
      colors: [
        0x2e3436, 0xcc0000, 0x4e9a06, 0xc4a000, 0x3465a4, 0x75507b, 0x06989a, 0xd3d7cf,
        0x555753, 0xef2929, 0x8ae234, 0xfce94f, 0x729fcf, 0xad7fa8, 0x34e2e2, 0xeeeeec,
      ].map { RGB(UInt32($0)) }),
  ]

  static let xterm = Palette(name: "xterm", colors: (UInt8(0)..<16).map { RGB(xterm: $0) })
}

/// A glyph with its style.
private struct Look: Hashable {
  let glyph: String
  let style: CellStyle

  /// Whether it is to be read: no line of a border or a bar, and no block.
  var isText: Bool { glyph.unicodeScalars.contains { !(0x2500...0x259F).contains($0.value) } }

  /// Whether it is a part of a cell that is filled: an edge of a fill, or a stripe.
  var isBlock: Bool { glyph.unicodeScalars.allSatisfy { (0x2580...0x259F).contains($0.value) } }
}

/// What is seen of cells on a background.
private struct Eye {
  let background: Background
  let palette: Palette

  func failure(of look: Look, depth: ColorDepth) -> String? {
    var reducer = ColorReducer(depth: depth)
    let style = reducer.reduce(look.style)
    let back = color(style.background, default: background.background)
    let fronts = [style.foreground, bright(style)].map { color($0, default: background.foreground) }
    let contrast = fronts.map(back.contrast).min() ?? 0
    let isSeen = look.isBlock || contrast >= (look.isText ? 4.5 : 3)
    if isSeen, !style.attributes.contains(.dim) { return nil }
    return "\(look.glyph) \(style), \(depth), \(background.name), \(palette.name): \(contrast)"
  }

  /// The foreground in a terminal that draws bold text in bright colours.
  private func bright(_ style: CellStyle) -> CellColor {
    guard case .indexed(let index) = style.foreground, index < 8 else { return style.foreground }
    return style.attributes.contains(.bold) ? .indexed(index + 8) : style.foreground
  }

  private func color(_ color: CellColor, default standard: RGB) -> RGB {
    switch color {
    case .standard: standard
    case .indexed(let index): index < 16 ? palette.colors[Int(index)] : RGB(xterm: index)
    case .rgb(let red, let green, let blue): RGB(red, green, blue)
    }
  }
}

extension RGB {
  /// A colour of xterm's 256.
  fileprivate init(xterm index: UInt8) {
    let (red, green, blue) = XTermPalette.color(index)
    self.init(red, green, blue)
  }
}

extension CellBuffer {
  /// Adds every glyph that is no blank.
  fileprivate func addLooks(to looks: inout Set<Look>) {
    for row in 0..<rows {
      for column in 0..<columns {
        let glyph = text(column: column, row: row)
        if glyph.isEmpty || glyph == " " { continue }
        looks.insert(Look(glyph: glyph, style: style(column: column, row: row)))
      }
    }
  }
}

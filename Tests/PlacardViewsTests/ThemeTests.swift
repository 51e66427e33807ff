import PlacardAccessibility
import PlacardModels
import PlacardText
@testable import PlacardViews
import Testing

@Suite("Themes")
struct ThemeTests {
  @Test("X5: every colour can be read on every usual background", arguments: Theme.Scheme.allCases)
  func contrast(scheme: Theme.Scheme) {
    let theme = scheme == .dark ? Theme.dark : .light
    for background in Theme.usualBackgrounds(of: theme.scheme) {
      for (role, color) in theme.textColors {
        #expect(color.contrast(with: background) >= 4.5, "\(role) on \(background)")
      }
    }
  }

  @Test(
    "X5: every colour can be read on the theme's own raised background",
    arguments: Theme.Scheme.allCases)
  func surface(scheme: Theme.Scheme) throws {
    let theme = scheme == .dark ? Theme.dark : .light
    let surface = try #require(theme.colors[.surface])
    let raised = try #require(theme.colors[.raised])
    for (role, color) in theme.textColors {
      #expect(color.contrast(with: surface) >= 4.5, "\(role)")
      #expect(color.contrast(with: raised) >= 4.5, "\(role)")
    }
    for background in Theme.usualBackgrounds(of: scheme) {
      #expect(surface.contrast(with: background) > 1.1, "\(background)")
    }
  }

  @Test("X5: a theme has a colour for every role but the text")
  func roles() {
    let roles = Set(Theme.Role.allCases).subtracting([.text])
    #expect(Set(Theme.dark.colors.keys) == roles)
    #expect(Set(Theme.light.colors.keys) == roles)
    #expect(Set(Theme.neutral.colors.keys) == roles.subtracting([.raised, .shadow]))
  }

  @Test("X5: a theme's colours can be read back and changed one by one")
  func changing() {
    let given: [Theme.Role: RGB] = [.accent: RGB(0x102030), .shadow: RGB(0x405060)]
    var theme = Theme(scheme: .dark, colors: given)
    #expect(theme.colors == given)
    theme.colors[.accent] = nil
    theme.colors[.text] = .white
    #expect(theme.colors == [.text: .white, .shadow: RGB(0x405060)])
    #expect(theme == Theme(scheme: .dark, colors: [.text: .white, .shadow: RGB(0x405060)]))
  }

  @Test("X5: on a fill every text can be read, whatever the fill")
  func fills() throws {
    for fill in ["#ff0000", "#777777", "#ffff00", "#0000ff", "#000000", "#ffffff", "error"] {
      for theme in [Theme.dark, .light] {
        var message = Message.failed
        message.fill = Message.Fill(rawValue: fill)
        let drawing = message.drawn(by: CardLayout(), columns: 60) { $0.theme = theme }.drawing
        for case .text(let text, _, _, _, let style) in drawing.commands {
          guard case .rgb(let front) = style.foreground, case .rgb(let back) = style.background
          else {
            Issue.record("\(text) has no colours of its own on \(fill)")
            continue
          }
          #expect(front.contrast(with: back) >= 4.5, "\(text) on \(fill)")
        }
      }
    }
  }

  @Test("T4: without colours there are none, and the attributes stay")
  func noColor() {
    var message = Message.failed
    message.fill = "#ff0000"
    let drawing = message.drawn(by: CardLayout(), columns: 60) { $0.depth = .none }.drawing
    for command in drawing.commands {
      switch command {
      case .fill(_, let color), .picture(_, _, let color): #expect(color == .default)
      case .border(_, _, let style), .text(_, _, _, _, let style):
        #expect(style.foreground == .default)
        #expect(style.background == .default)
      }
    }
    #expect(drawing.text(where: { $0.attributes.contains(.bold) }).contains("Build failed"))
  }

  @Test(
    "T4: with 16 colours lines and fills take the person's palette, and texts the terminal's own")
  func palette() {
    let theme = Theme.dark
    #expect(theme.color(of: .error, depth: .ansi16) == .default)
    #expect(theme.color(of: .rgb(RGB(0xfe0101)), depth: .ansi16) == .default)
    #expect(theme.color(of: .error, as: .line, depth: .ansi16) == .palette(9))
    #expect(Theme.light.color(of: .error, as: .line, depth: .ansi16) == .palette(1))
    #expect(Theme.light.color(of: .warning, as: .line, depth: .ansi16) == .default)
    #expect(theme.color(of: .error, as: .fill, depth: .ansi16) == .palette(1))
    #expect(theme.color(of: .rgb(RGB(0xfe0101)), as: .line, depth: .ansi16) == .palette(9))
    #expect(theme.color(of: .rgb(RGB(0xfe0101)), as: .fill, depth: .ansi16) == .palette(1))
    #expect(theme.color(of: .text, depth: .trueColor) == .default)
    #expect(theme.color(of: .rgb(RGB(0xfe0101)), depth: .ansi256) == .rgb(RGB(0xfe0101)))
    var message = Message.failed
    message.fill = "error"
    let drawing = message.drawn(by: CardLayout(), columns: 60) { $0.depth = .ansi16 }.drawing
    for case .text(let text, _, _, _, let style) in drawing.commands {
      #expect(style.foreground == .palette(15) && style.background == .palette(1), "\(text)")
    }
  }

  @Test("T4: what is known of the background chooses the theme, and nothing known the neutral one")
  func choosing() {
    let themes = Themes.standard
    #expect(themes.theme(for: nil) == .neutral)
    #expect(themes.theme(for: .dark) == .dark)
    #expect(themes.theme(for: .light) == .light)
    #expect(themes.theme(forBackground: nil) == .neutral)
    #expect(themes.theme(forBackground: .black).scheme == .dark)
    #expect(themes.theme(forBackground: RGB(0xfdf6e3)).scheme == .light)
    #expect(themes.theme(forBackground: .white).colors[.raised] == RGB(0xf5f5f5))
    var mine = Themes.standard
    mine.light.colors[.raised] = .white
    #expect(mine.theme(forBackground: RGB(0xfdf6e3)).colors[.raised] == .white)
  }

  @Test("T4: without a scheme fills have colours of their own, or are inverted where there are few")
  func neutralFills() {
    func drawing(_ depth: ColorDepth) -> DrawList {
      Message.saved.drawn(by: StatusLineLayout(), columns: 40) {
        $0.theme = .neutral
        $0.depth = depth
      }.drawing
    }
    for case .text("Saved", _, _, _, let style) in drawing(.trueColor).commands {
      #expect(style.background == .rgb(RGB(0x00875f)))
      #expect(style.foreground == .rgb(.black) || style.foreground == .rgb(.white))
    }
    for case .text("Saved", _, _, _, let style) in drawing(.ansi16).commands {
      #expect(style == TextStyle(attributes: [.bold, .inverse]))
    }
  }

  @Test("V3: never colour alone: every severity has a sign of its own")
  func signs() {
    for glyphs in GlyphSet.allCases {
      for style in [IconStyle.standard, .light, .subtle] {
        let signs = Severity.allCases.map { glyphs.sign(of: $0, style: style) }
        #expect(Set(signs).count == signs.count)
        #expect(signs.allSatisfy { $0.count == 1 && $0.first?.columns() == 1 })
        #expect(glyphs != .ascii || signs.allSatisfy { $0.utf8.allSatisfy { $0 < 128 } })
        #expect(glyphs != .cp437 || signs == ["·", "*", "i", "√", "!", "x"])
      }
    }
  }

  @Test("T4: on a console nothing is drawn that code page 437 lacks", arguments: KindTests.names)
  func console(name: String) throws {
    let style = try #require(StyleRegistry.standard[name])
    let long = Array(repeating: "long", count: 60).joined(separator: " ")
    var message = Message("Title \(long)", body: long, severity: .success, icon: "🥑")
      .action("ok", "Continue").action("no", "Stop", role: .cancel)
    for progress in [Message.Progress.fraction(0.44), .indeterminate, .steps(done: 2, total: 5)] {
      message.progress = progress
      for columns in [20, 40, 60, 80] {
        let text = message.drawn(by: style, columns: columns) {
          $0.glyphs = .cp437
          $0.hasEmoji = false
          $0.elapsed = .seconds(1)
        }.text
        #expect(GlyphSet.cp437.contains(text.split(separator: "\n").joined()), "\(text)")
      }
    }
    for border in Border.allCases {
      let glyphs = border.glyphs(in: .cp437)
      #expect(GlyphSet.cp437.contains(glyphs.topLeft + glyphs.top + glyphs.right), "\(border)")
    }
    #expect(GlyphSet.cp437.contains("┌─┐│└┘╔═╗█░√é") && !GlyphSet.cp437.contains("╭"))
  }

  @Test("V3: a message's icon: its glyph, a name's sign, or its severity's")
  func icons() {
    func sign(_ icon: Message.Icon?, _ change: (inout ViewEnvironment) -> Void = { _ in }) -> String
    {
      Message("x", severity: .warning, icon: icon).drawn(by: Bare(), columns: 9, change).text
    }
    #expect(sign(nil) == "▲")
    #expect(sign("🚀") == "🚀")
    #expect(sign("🚀") { $0.hasEmoji = false } == "↑")
    #expect(sign("🚀") { $0.glyphs = .ascii } == "^")
    #expect(sign("🚀") { $0.glyphs = .cp437 } == "↑")
    #expect(sign("♥") { $0.glyphs = .cp437 } == "♥")
    #expect(sign("⚠️") { $0.hasEmoji = false } == "▲")
    #expect(sign("🥑") { $0.hasEmoji = false } == "▲")
    #expect(sign("🥑") { $0.glyphs = .ascii } == "!")
    #expect(sign("♻") { $0.hasEmoji = false } == "♻")
    #expect(sign(.named("star")) == "★")
    #expect(sign(.named("success")) == "✓")
    #expect(sign(.named("nonesuch")) == "▲")
    #expect(sign(.file("a.png")) == "▲")
    #expect(sign("long text") == "lon…")
    #expect(sign("\u{1B}[31m") == "\u{FFFD}")
    #expect(sign(nil) { $0.theme.iconStyle = .light } == "△")
    #expect(sign(nil) { $0.theme.iconStyle = .hidden } == "")
  }

  @Test("Unknown fills are none; names and numbers are read")
  func paints() {
    #expect(Paint(fill: "#ff8800") == .rgb(RGB(0xff8800)))
    #expect(Paint(fill: "warning") == .warning)
    #expect(Paint(fill: "mauve") == nil)
    #expect(Paint(fill: "") == nil)
  }
}

private struct Bare: MessageStyle {
  func body(of post: Post, in environment: ViewEnvironment) -> some Element {
    Icon(of: post.message, in: environment)
  }
}

extension Theme {
  fileprivate var textColors: [Role: RGB] {
    colors.filter { ![.surface, .raised, .shadow].contains($0.key) }
  }
}

extension DrawList {
  /// The texts whose style meets a condition.
  func text(where condition: (TextStyle) -> Bool) -> [String] {
    commands.compactMap { command in
      guard case .text(let text, _, _, _, let style) = command else { return nil }
      return condition(style) ? text : nil
    }
  }
}

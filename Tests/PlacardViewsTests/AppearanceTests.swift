import PlacardAccessibility
import PlacardModels
import Testing

@testable import PlacardViews

/// What a post's `appearance` asks for is drawn by every style.
@Suite("The appearance of a post") struct AppearanceTests {
  private func drawn(
    _ appearance: Appearance, by style: some MessageStyle = CardLayout(),
    _ change: (inout ViewEnvironment) -> Void = { _ in }
  ) -> DrawList {
    Message.saved.drawn(
      by: style, columns: 60, options: PostOptions(appearance: appearance), change
    ).drawing
  }

  private func styles(_ drawing: DrawList) -> [TextStyle] {
    drawing.commands.compactMap { command in
      if case .text(_, _, _, _, let style) = command { style } else { nil }
    }
  }

  private func fills(_ drawing: DrawList) -> [Color] {
    drawing.commands.compactMap { command in
      if case .fill(_, let color) = command { color } else { nil }
    }
  }

  @Test("V3: a tint colours texts, signs and the line round them; an unknown one does nothing")
  func tint() {
    let pink = Color.rgb(RGB(0xff79c6))
    let drawing = drawn(Appearance(tint: "#ff79c6"))
    #expect(styles(drawing).allSatisfy { $0.foreground == pink })
    for case .border(_, _, let style) in drawing.commands { #expect(style.foreground == pink) }
    #expect(drawn(Appearance(tint: "nonsense")) == drawn(Appearance()))
    let own = drawn(Appearance(tint: "#ff79c6")) {
      $0.configuration = ViewConfiguration(tint: .rgb(RGB(0x00ff00)))
    }
    #expect(styles(own).allSatisfy { $0.foreground == pink })
  }

  @Test(
    "V3: the other scheme is drawn on a background of its own, in colours that can be read there")
  func otherScheme() {
    for (theme, scheme) in [
      (Theme.dark, Appearance.Scheme.light), (.light, .dark), (.neutral, .dark),
    ] {
      let drawing = drawn(Appearance(scheme: scheme)) { $0.theme = theme }
      let theme = Themes.standard.theme(for: scheme)
      let background = theme.colors[.raised].map(Color.rgb)
      #expect(fills(drawing).last == background)
      for style in styles(drawing) {
        guard case .rgb(let back) = style.background, case .rgb(let front) = style.foreground
        else { Issue.record("\(style) on \(scheme)"); continue }
        #expect(front.contrast(with: back) >= 4.5)
      }
    }
    #expect(drawn(Appearance(scheme: .dark)) == drawn(Appearance()))
  }

  @Test("V3: with 16 colours or none there is no background for another scheme")
  func fewColors() {
    for depth in [ColorDepth.none, .ansi16] {
      #expect(
        drawn(Appearance(scheme: .light)) { $0.depth = depth }
          == drawn(Appearance()) { $0.depth = depth })
    }
  }

  @Test("V3: the icon style of a post goes before the theme's")
  func iconStyle() {
    func text(_ style: IconStyle) -> String {
      Message("Ready").drawn(
        by: CardLayout(), columns: 40,
        options: PostOptions(appearance: Appearance(iconStyle: style))
      ).text
    }
    #expect(text(.standard).contains("● Ready"))
    #expect(text(.light).contains("○ Ready"))
    #expect(text(.hidden).contains("│ Ready"))
  }

  @Test("V8: a post may have a shadow, or none where the board has one")
  func shadow() {
    let rows = drawn(Appearance()).rows
    #expect(drawn(Appearance(hasShadow: true)).rows == rows + 1)
    #expect(
      drawn(Appearance(hasShadow: false)) {
        $0.configuration = ViewConfiguration(hasShadow: true)
      }.rows == rows)
  }

  @Test("T4: a chosen scheme goes before the background; the other's colours are not fitted to it")
  func chosenScheme() {
    let dark = Themes(scheme: .dark)
    #expect(dark.theme(for: nil) == .dark && dark.theme(for: .light) == .dark)
    #expect(dark.theme(forBackground: .white) == .dark)
    #expect(dark.theme(forBackground: .black) == Themes.standard.theme(forBackground: .black))
    #expect(dark.theme(forBackground: nil) == .dark)
    #expect(Themes.standard.theme(for: nil) == .neutral)
  }
}

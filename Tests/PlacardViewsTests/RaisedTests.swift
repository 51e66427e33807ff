import PlacardModels
import PlacardAccessibility
import PlacardViews
import Testing

@Suite("Messages above an application") struct RaisedTests {
  private func backgrounds(
    _ style: some MessageStyle, _ theme: Theme, _ depth: ColorDepth = .trueColor
  ) -> [Color] {
    let drawing = Message.saved.drawn(by: style, columns: 40) {
      $0.theme = theme
      $0.depth = depth
      $0.isRaised = true
    }.drawing
    return drawing.commands.compactMap { command in
      if case .fill(_, let color) = command { color } else { nil }
    }
  }

  @Test("V3: a card above an application has a background of its own behind its border too")
  func card() {
    for theme in [Theme.dark, .light] {
      let raised = theme.colors[.raised].map(Color.rgb)
      #expect(backgrounds(.card(), theme) == [.default, raised])
      #expect(backgrounds(.message, theme) == [.default, raised])
      #expect(backgrounds(.snackbar(), theme).last == theme.colors[.surface].map(Color.rgb))
      let drawing = Message.saved.drawn(by: .card(), columns: 40) {
        $0.theme = theme
        $0.isRaised = true
      }.drawing
      for case .border(_, let glyphs, let style) in drawing.commands {
        #expect(glyphs.topLeft == "╭" && style.background == raised)
      }
    }
  }

  @Test("V3: where colours or the background are not known, nothing is raised")
  func flat() {
    #expect(backgrounds(.card(), .neutral) == [.default])
    #expect(backgrounds(.card(), .dark, .ansi16) == [.default])
    #expect(backgrounds(.card(), .dark, .none) == [.default])
  }

  @Test("V3: a raised background differs from the background, and every text can be read on it")
  func contrast() throws {
    for theme in [Theme.dark, .light] {
      for background in Theme.usualBackgrounds(of: theme.scheme) {
        let fitted = Themes.standard.theme(forBackground: background)
        let raised = try #require(fitted.colors[.raised])
        #expect((1.05...1.4).contains(raised.contrast(with: background)), "\(background)")
      }
    }
  }
}

import PlacardAccessibility
import PlacardLayout
import PlacardModels
@testable import PlacardViews
import Testing

@Suite("Boxes, buttons and signs")
struct BoxTests {
  @Test("V4: a border may be open at one side, and round at some corners")
  func borders() {
    #expect(
      draw(8) { Text("in").border(.rounded, open: .top) }.text == """
        │in    │
        ╰──────╯
        """)
    #expect(
      draw(8) { Text("in").border(.rounded, open: .bottom) }.text == """
        ╭──────╮
        │in    │
        """)
    #expect(
      draw(8) { Text("in").border(.rounded, rounding: [.topLeading, .bottomTrailing]) }.text == """
        ╭──────┐
        │in    │
        └──────╯
        """)
    #expect(
      draw(8) {
        $0.writingDirection = .rightToLeft
      } _: {
        Text("in").border(.rounded, rounding: .topLeading)
      }.text == """
        ┌──────╮
        │    in│
        └──────┘
        """)
  }

  @Test("V4: a soft border has the colour of its background; without colours it is a line")
  func softBorder() {
    let box = Text("in").border(.soft, rounding: .top).background(.surface)
    let screen = draw(8) { box }
    #expect(screen.text == "▗▄▄▄▄▄▄▖\n▐in    ▌\n▝▀▀▀▀▀▀▘")
    let surface = Theme.dark.color(of: .surface, depth: .trueColor)
    #expect(screen.drawing.style(column: 1, row: 1).background == surface)
    #expect(screen.drawing.style(column: 0, row: 1).background == .default)
    for case .border(_, _, let style) in screen.drawing.commands {
      #expect(style == TextStyle(foreground: surface))
    }
    #expect(
      draw(8) {
        $0.depth = .ansi16
      } _: {
        box
      }.text == "╭──────╮\n│in    │\n└──────┘")
  }

  @Test("V4: a shadow takes a row and a column, where there are colours for it")
  func shadow() {
    let box = Text("in").border(.rounded).shadow()
    #expect(
      draw(14) { box }.text == "╭───────────╮\n│in         │▌\n╰───────────╯▌\n ▀▀▀▀▀▀▀▀▀▀▀▀▘")
    #expect(
      draw(14) {
        $0.depth = .ansi16
      } _: {
        box
      }.text
        == "╭────────────╮\n│in          │\n╰────────────╯")
    #expect(
      draw(14) {
        $0.writingDirection = .rightToLeft
      } _: {
        box
      }.text
        == " ╭───────────╮\n▐│         in│\n▐╰───────────╯\n▝▀▀▀▀▀▀▀▀▀▀▀▀")
  }

  @Test("V4: a button with the focus is filled over its whole width, the gap in it too")
  func focus() {
    for isRaised in [false, true] {
      let drawing = draw(20, .hug()) {
        $0.focus = .action("d")
      } _: {
        Button("Delete", key: "d", isRaised: isRaised, target: .action("d"))
      }.drawing
      #expect(drawing.columns == (isRaised ? 14 : 12))
      for column in 0..<drawing.columns {
        #expect(
          drawing.style(column: column, row: 0).attributes.contains(.inverse),
          "column \(column)")
      }
    }
  }

  @Test("V4: without colours a background is inverted text, and the focus on it is not")
  func inverted() {
    let message = Message("Saved", severity: .success).action("u", "Undo")
    let drawing = message.drawn(by: StatusLineLayout(), columns: 40) {
      $0.depth = .none
      $0.focus = .action("u")
    }.drawing
    let target = drawing.targets[0].area
    for column in 0..<40 {
      let isButton = (target.column..<target.column + target.columns).contains(column)
      let isInverse = drawing.style(column: column, row: 0).attributes.contains(.inverse)
      #expect(isInverse != isButton, "column \(column)")
    }
  }

  @Test("V2: the close button of a badge is a target, unless nothing may dismiss it")
  func closeButton() {
    let message = Message.badge("New mail", subtitle: "3 unread", fill: .red)
    let badge = message.drawn(by: BadgeLayout(), columns: 40)
    let column = badge.cells[1].firstIndex(of: "✕") ?? 0
    #expect(badge.drawing.target(column: column, row: 1) == CloseButton.target)
    #expect(badge.drawing.style(column: 3, row: 2).background == .rgb(RGB(0xff0000)))
    var options = PostOptions()
    options.dismissible = false
    #expect(message.drawn(by: BadgeLayout(), columns: 40, options: options).drawing.targets == [])
  }

  @Test("V4: steps are signs, and a bar where they are too many or unknown")
  func steps() {
    func steps(
      _ progress: Message.Progress?, _ change: (inout ViewEnvironment) -> Void = { _ in }
    ) -> String {
      draw(20, .fill(), change) {
        Row(gap: 1) {
          ProgressSteps(progress); Text("x")
        }
      }.text
    }
    #expect(steps(.steps(done: 2, total: 5)) == "●●○○○ x")
    #expect(steps(.steps(done: 9, total: 5)) == "●●●●● x")
    #expect(steps(.steps(done: -1, total: 5)) == "○○○○○ x")
    #expect(steps(.steps(done: 2, total: 5)) { $0.glyphs = .ascii } == "**... x")
    #expect(
      steps(.steps(done: 2, total: 5)) { $0.writingDirection = .rightToLeft }
        == "             x ○○○●●")
    #expect(steps(.steps(done: 6, total: 60)) == "━───────── x")
    #expect(steps(.fraction(0.5)) == "━━━━━───── x")
    #expect(steps(nil) == "x")
  }

  @Test("V4: a spinner turns ten times a second, and rests where nothing may move")
  func spinner() {
    func sign(at milliseconds: Int, _ change: (inout ViewEnvironment) -> Void = { _ in }) -> String
    {
      draw(3) {
        $0.elapsed = .milliseconds(milliseconds)
        change(&$0)
      } _: {
        Spinner()
      }.text
    }
    #expect((0..<11).map { sign(at: $0 * 100) }.joined() == "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏⠋")
    #expect((0..<5).map { sign(at: $0 * 100) { $0.glyphs = .ascii } }.joined() == "|/-\\|")
    #expect(sign(at: 300) { $0.moves = false } == "∙")
    #expect(sign(at: -300) == "⠋")
  }

  @Test("V4: a picture is half blocks, and its words where it cannot be drawn")
  func image() {
    let (red, blue) = (RGB(0xff0000), RGB(0x0000ff))
    let pixels = Picture(width: 2, height: 2, colors: [red, red, blue, blue])
    let image = Image(pixels, columns: 4, alternative: "flag")
    let screen = draw(9) { image }
    #expect(screen.text == "▀▀▀▀\n▀▀▀▀")
    #expect(
      screen.drawing.style(column: 0, row: 0)
        == TextStyle(foreground: .rgb(red), background: .rgb(red)))
    #expect(screen.drawing.style(column: 3, row: 1).background == .rgb(blue))
    #expect(
      draw(9) {
        $0.depth = .ansi16
      } _: {
        image
      }.text == "flag")
    #expect(
      draw(9) {
        $0.glyphs = .ascii
      } _: {
        image
      }.text == "flag")
    #expect(draw(9) { Image(Message.Image(file: "a.png", alternative: "a map")) }.text == "a map")
    #expect(draw(9) { Image(Message.Image(file: "a.png")) }.drawing == DrawList())
    #expect(Picture(width: 2, height: 2, colors: [red]) == nil)
    #expect(Picture(width: 0, height: 2, colors: []) == nil)
  }
}

import PlacardAccessibility
import PlacardLayout
import PlacardModels
@testable import PlacardViews
import Testing

@Suite("Elements")
struct ElementTests {
  @Test("V4: a third-party view")
  func volume() {
    let message = Message("Volume").progress(0.4)
    #expect(
      message.drawn(by: Volume(), columns: 30).text == """
        ╭────────────────────────────╮
        │  ♪ ━━━━━━━━╸─────────────  │
        ╰────────────────────────────╯
        """)
    #expect(
      Message("Volume").drawn(by: Volume(), columns: 30).text == """
        ╭────────────────────────────╮
        │  ♪                         │
        ╰────────────────────────────╯
        """)
    #expect(
      Volume().focusTargets(of: Post(number: 1, message: message), in: .english)
        == message.focusTargets(in: .english))
  }

  @Test("V4: a stack gives an element its width, the element decides its height")
  func wrapping() {
    let screen = draw(20) {
      Row(gap: 1) {
        Text("left side of it").width(6)
        Divider(.vertical)
        Text("the right side wraps by itself").grow()
      }
    }
    #expect(
      screen.text == """
        left   │ the right
        side   │ side wraps
        of it  │ by itself
        """)
  }

  @Test("V4: what follows in the chain lies outside")
  func order() {
    #expect(
      draw(16) { Text("in").padding(horizontal: 1).border(.rounded) }.text == """
        ╭──────────────╮
        │ in           │
        ╰──────────────╯
        """)
    #expect(
      draw(16) { Text("in").border(.square).padding(1).border(.double) }.text == """
        ╔══════════════╗
        ║              ║
        ║ ┌──────────┐ ║
        ║ │in        │ ║
        ║ └──────────┘ ║
        ║              ║
        ╚══════════════╝
        """)
    #expect(
      draw(16, .hug()) { Text("in").width(4).padding(horizontal: 2).border(.heavy) }.text == """
        ┏━━━━━━━━┓
        ┃  in    ┃
        ┗━━━━━━━━┛
        """)
  }

  @Test("V4: a box takes its element's position among the siblings")
  func boxes() {
    let screen = draw(24) {
      Row(gap: 1) {
        Text("a").border(.square).grow()
        Text("b").grow().border(.square)
      }
    }
    #expect(
      screen.text == """
        ┌──────────┐ ┌─────────┐
        │a         │ │b        │
        └──────────┘ └─────────┘
        """)
  }

  @Test("V4: conditions and loops build elements; absent ones leave no gap")
  func building() {
    func screen(_ isWide: Bool, _ names: [String]) -> String {
      draw(20) {
        Column(gap: 1) {
          if isWide { Text("wide") } else { Text("narrow").bold() }
          for name in names { Text(name) }
          if names.isEmpty { Text("none") }
          Text("  ")
        }
      }.text
    }
    #expect(screen(true, []) == "wide\n\nnone")
    #expect(screen(false, ["a", "b"]) == "narrow\n\na\n\nb")
  }

  @Test("V4: spacers and dividers take what is left")
  func spacing() {
    let screen = draw(20) {
      Column {
        Row {
          Text("left"); Spacer(); Text("right")
        }
        Divider()
        Text("middle").aligned(.center)
        Text("end").aligned(.end)
        Row {
          Text("a"); Spacer(least: 3); Text("b")
        }.width(6)
      }
    }
    #expect(
      screen.text == """
        left           right
        ────────────────────
               middle
                         end
        a    b
        """)
  }

  @Test("V4: styles come from outside, and the inner one wins")
  func styles() {
    let drawing = draw(20) {
      Column {
        Text("plain")
        Text("own").foreground(.error)
        Column { Text("deep").style(Style(attributes: .italic)) }
      }.foreground(.success).bold()
    }.drawing
    let theme = Theme.dark
    let green = theme.color(of: .success, depth: .trueColor)
    #expect(style(of: "plain", in: drawing) == TextStyle(foreground: green, attributes: .bold))
    #expect(
      style(of: "own", in: drawing)
        == TextStyle(
          foreground: theme.color(of: .error, depth: .trueColor), attributes: .bold))
    #expect(
      style(of: "deep", in: drawing)
        == TextStyle(foreground: green, attributes: [.bold, .italic]))
  }

  @Test("V7, A4: targets say what a tap on a cell means, and show the focus")
  func targets() {
    let message = Message("Removed").action("undo", "Undo").action("keep", "Keep")
    let drawing = message.drawn(by: CardLayout(), columns: 40) { $0.focus = .action("keep") }
      .drawing
    #expect(drawing.target(column: 4, row: 2) == .action("undo"))
    #expect(drawing.target(column: 13, row: 2) == .action("undo"))
    #expect(drawing.target(column: 14, row: 2) == nil)
    #expect(drawing.target(column: 16, row: 2) == .action("keep"))
    #expect(drawing.target(column: 4, row: 1) == nil)
    #expect(style(of: "Keep", in: drawing)?.attributes.contains(.inverse) == true)
    #expect(style(of: "Undo", in: drawing)?.attributes.contains(.inverse) == false)
  }

  @Test("V4: a canvas draws for the size it gets, and what is too much is cut off")
  func canvas() {
    let screen = draw(12) {
      Row {
        Text("ab")
        Canvas(columns: 3, rows: 2) { columns, rows in
          (0...rows).map { [Text.Span("\(columns)x\(rows) row \($0)\u{1B}[2J")] }
        }.grow()
      }
    }
    #expect(
      screen.text == """
        ab10x2 row…
          10x2 row…
        """)
  }

  @Test("Nothing drawn is a drawing of no rows")
  func nothing() {
    #expect(Message(title: nil, body: nil).drawn(by: Empty(), columns: 9).drawing == DrawList())
    #expect(draw(9) { Text("") }.drawing == DrawList())
  }

  private func style(of text: String, in drawing: DrawList) -> TextStyle? {
    for case .text(text, _, _, _, let style) in drawing.commands { return style }
    return nil
  }
}

struct Volume: MessageStyle {
  func body(of post: Post, in environment: ViewEnvironment) -> some Element {
    Row(gap: 1) {
      Icon("♪")
      ProgressBar(post.message.progress).grow(1)
    }.padding(horizontal: 2).border(.rounded)
  }
}

struct Empty: MessageStyle {
  func body(of post: Post, in environment: ViewEnvironment) -> some Element {
    Column {}
  }
}

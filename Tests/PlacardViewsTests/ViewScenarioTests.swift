import PlacardAccessibility
import PlacardLayout
import PlacardModels
@testable import PlacardViews
import Testing

/// The rows of the seeds that are about how messages look.
@Suite("Scenarios: views") struct ViewScenarioTests {
  @Test("SM-L3: a tab is round only where it is away from its edge, and all round in the middle")
  func tabs() {
    func drawn(_ placement: Placement) -> String {
      Message.saved.drawn(
        by: TabLayout(), columns: 40, options: PostOptions(placement: placement)
      ).text
    }
    #expect(
      drawn(.top) == """
        │ ✓ Saved              │
        ╰──────────────────────╯
        """)
    #expect(
      drawn(.bottom) == """
        ╭──────────────────────╮
        │ ✓ Saved              │
        """)
    #expect(
      drawn(.center) == """
        ╭──────────────────────╮
        │ ✓ Saved              │
        ╰──────────────────────╯
        """)
  }

  @Test(
    "SM-L7 QUIRK: an icon of the message's own stays under every theme and severity",
    arguments: KindTests.names)
  func iconAndTheme(name: String) throws {
    let view = try #require(StyleRegistry.standard[name])
    for style in IconStyle.allCases {
      for scheme in [Theme.dark, .light] {
        for severity in Severity.allCases {
          var message = Message("Removed", icon: "♻")
          message.severity = severity
          let text = message.drawn(by: view, columns: 60) { environment in
            environment.theme = scheme
            environment.theme.iconStyle = style
          }.text
          #expect(text.contains("♻") && text.contains("Removed"))
        }
      }
    }
    var late = Message("Removed", severity: .error)
    late.icon = "♻"
    let early = Message("Removed", severity: .error, icon: "♻")
    #expect(late.drawn(by: view, columns: 60).drawing == early.drawn(by: view, columns: 60).drawing)
  }

  @Test("MSV-M25 BUG: a sign and a picture may be as wide and as high as you like, each by itself")
  func iconSize() {
    func size(_ element: some Element, columns: Int = 40) -> [Int] {
      var environment = ViewEnvironment(columns: columns)
      environment.glyphs = .unicode
      let drawing = ViewRenderer(environment).draw(
        Framed(element: element), of: Post(number: 1, message: "x"))
      return [drawing.columns, drawing.rows]
    }
    #expect(size(Icon("♻").frame(width: 10, height: 20, maxWidth: 10)) == [10, 20])
    #expect(size(Icon("♻").frame(width: 20, height: 10, maxWidth: 20)) == [20, 10])
    #expect(size(Canvas(columns: 10, rows: 20) { _, _ in [] }) == [10, 20])
    #expect(size(Canvas(columns: 20, rows: 10) { _, _ in [] }) == [20, 10])
  }

  /// A view that hugs one element.
  private struct Framed<Content: Element>: MessageStyle {
    let element: Content
    func body(of post: Post, in environment: ViewEnvironment) -> Content { element }
    func width(of post: Post, in environment: ViewEnvironment) -> ViewWidth { .hug() }
  }

  @Test(
    "MSV-M26 BUG: a title has the theme's colour for text, whatever its severity",
    arguments: KindTests.names)
  func titleColor(name: String) throws {
    let view = try #require(StyleRegistry.standard[name])
    for theme in [Theme.dark, .light] {
      for severity in Severity.allCases {
        var message = Message("Renamed", body: "One file.")
        message.severity = severity
        let drawing = message.drawn(by: view, columns: 60) { $0.theme = theme }.drawing
        let styles = drawing.commands.compactMap { command in
          if case .text("Renamed", _, _, _, let style) = command { style } else { nil }
        }
        let style = try #require(styles.first)
        switch style.background {
        case .default: #expect(style.foreground == theme.color(of: .text, depth: .trueColor))
        case .rgb(let background):
          let isBlackBetter =
            RGB.black.contrast(with: background) >= RGB.white.contrast(with: background)
          #expect(style.foreground == .rgb(isBlackBetter ? .black : .white))
        case .palette: Issue.record("a palette among exact colours")
        }
      }
    }
  }

  @Test(
    "MSV-M27 BUG: what a message does not say takes no space and leaves no gap, in any view",
    arguments: KindTests.names)
  func absentParts(name: String) throws {
    let view = try #require(StyleRegistry.standard[name])
    func drawn(_ adapt: (inout Message) -> Void) -> DrawList {
      var message = Message("Renamed", body: "One file.", severity: .success)
      adapt(&message)
      return message.drawn(by: view, columns: 60).drawing
    }
    #expect(drawn { $0.body = nil } == drawn { $0.body = " " })
    #expect(drawn { $0.title = nil } == drawn { $0.title = "" })
    #expect(drawn { _ in } == drawn { $0.link = " " })
    #expect(drawn { _ in } == drawn { $0.takeaways = [" "] })
    let (whole, title) = (Screen(drawn { _ in }), Screen(drawn { $0.body = nil }))
    let body = Screen(drawn { $0.title = nil })
    #expect(!title.text.contains("One file.") && !body.text.contains("Renamed"))
    switch name {
    case "statusLine", "line": #expect([whole, title, body].map(\.drawing.rows) == [1, 1, 1])
    case "badge":
      #expect([whole, title, body].map(\.drawing.rows) == [5, 5, 5])
      #expect(title.text.split(separator: "\n")[2].contains("Renamed"), "the middle, without a gap")
      #expect(body.text.split(separator: "\n")[2].contains("One file."))
    default:
      #expect(title.drawing.rows == whole.drawing.rows - 1)
      #expect(body.drawing.rows == whole.drawing.rows - 1)
    }
  }

  @Test(
    "VS-V2: a snackbar by hand is 40 columns at most, one with a margin as wide as the place, one with a cap as that"
  )
  func snackbarWidth() {
    func columns(_ options: PostOptions) -> Int {
      Message(String(repeating: "word ", count: 60)).drawn(
        by: SnackbarLayout(), columns: 100, options: options
      ).drawing.columns
    }
    #expect(columns(PostOptions()) == 40)
    #expect(columns(PostOptions(margin: Margin(all: 1))) == 100)
    #expect(columns(PostOptions(maxWidth: 25)) == 25)
    #expect(columns(PostOptions(maxWidth: 25, margin: Margin(all: 1))) == 25)
    #expect(columns(PostOptions(maxWidth: 60)) == 60)
  }

  /// A snackbar with a picture of ten columns and a number of rows, if any.
  private func snackbar(
    _ title: String = "Removed", _ body: String = "They are in the bin.", picture rows: Int = 0,
    columns: Int = 40, _ change: (inout ViewEnvironment) -> Void = { _ in }
  ) throws -> Screen {
    let image = rows > 0 ? Message.Image(file: "bin.png") : nil
    let message = Message.snackbar(title, message: body, image: image)
    let picture = try #require(
      Picture(
        width: 10, height: 2 * max(rows, 1),
        colors: Array(repeating: RGB(0xff0000), count: 20 * max(rows, 1))))
    return message.drawn(by: SnackbarLayout(), columns: columns) { environment in
      environment.pictures = ["bin.png": picture]
      environment.showsPictures = true
      change(&environment)
    }
  }

  /// Where the pictures of a drawing are.
  private func pictures(_ screen: Screen) -> [CellRect] {
    screen.drawing.commands.compactMap { command in
      if case .picture(_, let area, _) = command { area } else { nil }
    }
  }

  @Test("VS-V18: beside a picture the texts start at one column, without they stand in the middle")
  func snackbarTexts() throws {
    func starts(_ screen: Screen) -> [Int] {
      screen.drawing.commands.compactMap { command in
        if case .text(let text, let column, _, _, _) = command, text.contains("e") {
          column
        } else {
          nil
        }
      }
    }
    let plain = try snackbar()
    #expect(
      plain.text == """
        ▗▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▖
        ▐         Removed        ▌
        ▐  They are in the bin.  ▌
        ▝▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▘
        """)
    let pictured = try snackbar(picture: 2)
    let area = try #require(pictures(pictured).first)
    #expect(area.column == 3)
    #expect(starts(pictured) == [area.column + area.columns + 1, area.column + area.columns + 1])
  }

  @Test(
    "VS-V19 BUG: a snackbar is as high as the higher of texts and picture; its corners stay small")
  func snackbarHeight() throws {
    #expect(try snackbar().drawing.rows == 4)
    let small = try snackbar(picture: 4)
    let area = try #require(pictures(small).first)
    #expect(area.rows == 4 && small.drawing.rows == area.rows + 2)
    let high = try snackbar("Removed", body, picture: 2)
    #expect(high.drawing.rows > 10)
    #expect(high.text.hasPrefix("▗▄▄"))
    #expect(
      high.text.split(separator: "\n").dropFirst().dropLast().allSatisfy { $0.hasPrefix("▐") })
  }

  private let body = String(repeating: "a body of some length ", count: 20)

  @Test("VS-V20: the message of a snackbar wraps at its cap, and the title is cut after three rows")
  func snackbarWrapping() throws {
    let title = String(repeating: "title ", count: 40)
    for rows in [0, 2] {
      let screen = try snackbar(title, body, picture: rows, columns: 40)
      #expect(screen.drawing.columns == 40)
      let lines = screen.text.split(separator: "\n")
      #expect(lines.filter { $0.contains("title") }.count == 3)
      #expect(lines[3].contains("…"))
      let said = screen.text.split { $0.isWhitespace || "▌▐▀▄▗▖▝▘…".contains($0) }
        .filter { !"title".hasPrefix($0) }.joined(separator: " ")
      #expect(said == body.split(separator: " ").joined(separator: " "))
    }
  }

  @Test("VS-V22 BUG: a snackbar's picture stands where reading starts")
  func snackbarDirection() throws {
    let left = try snackbar(picture: 2)
    let right = try snackbar(picture: 2) { $0.writingDirection = .rightToLeft }
    let (start, end) = try (#require(pictures(left).first), #require(pictures(right).first))
    #expect(start.column == 3)
    #expect(end.column + end.columns == right.drawing.columns - 3)
  }
}

import Foundation
import Placard
import PlacardTerminal
import Testing

@Suite("What the guides of the views promise") struct GuideTests {
  private static let guide =
    Documents.texts["Packages/Views/Sources/PlacardViews/PlacardViews.docc/WritingATemplate.md"]
    ?? ""

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Examples/templates").path()

  @Test("V5: the guide's template is the file among the examples, and draws what it says")
  func template() throws {
    let file = try String(contentsOfFile: "\(Self.folder)/deploy.json", encoding: .utf8)
    #expect(Self.guide.contains("```json\n\(file)```"))
    let (styles, problems) = TemplateLibrary(folder: Self.folder).styles()
    #expect(problems.isEmpty, "\(problems)")
    let view = try #require(styles["deploy"])
    func screen(_ message: Message) -> String {
      let post = Post(number: 1, message: message)
      return CellBuffer(ViewRenderer(ViewEnvironment(columns: 40)).draw(view, of: post)).text
    }
    var message = Message("web", body: "Live in 3 regions", severity: .success)
    message.metadata["version"] = "2.4.1"
    #expect(
      screen(message) == """
        ┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
        ┃ ↑ web                  2.4.1 ┃
        ┃ Live in 3 regions            ┃
        ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛
        """)
    message.progress = .steps(done: 1, total: 3)
    #expect(
      screen(message) == """
        ┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
        ┃ ↑ web                  2.4.1 ┃
        ┃ ━━━━━━━━──────────────── 1/3 ┃
        ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛
        """)
  }

  @Test(
    "V5: the guide names every key that a template may have",
    arguments: [
      #"{"x": 1, "body": {"icon": true}}"#, #"{"body": {}}"#, #"{"body": {"icon": true, "x": 1}}"#,
      #"{"body": {"if": {"x": 1}}}"#, #"{"body": {"if": "x"}}"#, #"{"body": {"actions": 1}}"#,
      #"{"width": {"x": 1}, "body": {"icon": true}}"#,
      #"{"body": {"icon": true, "open": "x"}}"#,
    ])
  func keys(wrong: String) throws {
    let problems = TemplateLibrary(files: ["x": wrong]).template(named: "x").problems
    let sentence = try #require(problems.first?.problem.message)
    let openings = ["accepted are ", "may have ", "one of the keys ", "one of "]
    let opening = try #require(openings.first { sentence.contains($0) })
    let ending = try #require(sentence.range(of: opening)?.upperBound)
    let names = sentence[ending...].prefix { $0 != "." && $0 != ";" }
      .components(separatedBy: ", ")
    #expect(names.count >= 3)
    for name in names { #expect(Self.guide.contains("`\(name)`"), "\(name) is not in the guide") }
  }

  @Test("V3, X5: the guide's themes can be read on every usual background")
  func themes() {
    for theme in [Themes.heather.dark, Themes.heather.light] {
      for background in Theme.usualBackgrounds(of: theme.scheme) {
        for (role, color) in theme.colors where ![.surface, .raised, .shadow].contains(role) {
          #expect(color.contrast(with: background) >= 4.5, "\(theme), \(role)")
          #expect(color.contrast(with: theme.colors[.surface] ?? background) >= 4.5, "\(role)")
        }
      }
      var environment = ViewEnvironment(columns: 40)
      environment.theme = theme
      let post = Post(number: 1, message: Message("Saved"))
      let cells = CellBuffer(ViewRenderer(environment).draw(.card(), of: post))
      #expect(cells.text.contains("│ ○ Saved"))
    }
  }
}

import Placard
import PlacardSamples
import Testing

@testable import PlacardCommand

@Suite("placard gallery")
struct GalleryVerbTests {
  @Test("H4: where there is no terminal every kind is printed as text, without an escape sequence")
  func text() async {
    let result = await TestEnvironment(environment: ["LANG": "C.UTF-8"]).run("gallery")
    #expect(result.status == .success)
    #expect(!result.output.contains("\u{1B}"))
    for sample in Sample.kinds + Sample.severities + Sample.transitions {
      #expect(result.output.contains("\(sample.name): \(sample.caption)\n"))
    }
    #expect(result.output.contains("╭"))
  }

  @Test("H4: one sample alone, in the requested width and in colours")
  func once() async {
    let result = await TestEnvironment(environment: ["LANG": "C.UTF-8", "COLUMNS": "30"])
      .run("gallery", "--once", "error")
    #expect(
      result.output == """
        error: A card of this severity.
        ╭───────────────────────╮
        │ ✗ Build failed        │
        │   3 errors in Layout. │
        ╰───────────────────────╯


        """)
    let colored = await TestEnvironment(environment: ["LANG": "C.UTF-8", "COLORTERM": "truecolor"])
      .run("gallery", "--once", "error", "--color", "always")
    #expect(colored.output.contains("\u{1B}["))
  }

  @Test("H4: the list names every sample; any other name is refused")
  func names() async {
    let list = await TestEnvironment().run("gallery", "--list")
    #expect(list.output.contains("statusLine  One line, for what need not be read.\n"))
    let unknown = await TestEnvironment().run("gallery", "--once", "tabs")
    #expect(unknown.status == .usage)
    #expect(unknown.errors.contains("the nearest is tab"))
    #expect(await TestEnvironment().run("gallery", "tab").status == .usage)
  }

  @Test("V1, V2: there is a sample of every built-in kind, and no two have one name")
  func kinds() {
    #expect(Set(Sample.kinds.map(\.name)) == Set(StyleRegistry.standard.names))
    let names = (Sample.kinds + Sample.severities + Sample.transitions).map(\.name)
    #expect(Set(names).count == names.count)
  }
}

import PlacardModels
@_spi(Templates) import PlacardViews
import Testing

@Suite("Template views") struct TemplateStyleTests {
  @Test("V5: words are literal text and bindings, and two braces are one")
  func words() throws {
    typealias Words = Template.Words
    func pieces(_ text: String) throws -> [String] {
      try Words(reading: text).pieces.map { piece in
        switch piece {
        case .literal(let literal): literal
        case .bound(let binding): "<\(binding)>"
        }
      }
    }
    #expect(try pieces("a {title} b") == ["a ", "<title>", " b"])
    #expect(try pieces("{{x}} {metadata.k}") == ["{x} ", "<metadata(\"k\")>"])
    #expect(try Words(reading: "").pieces.isEmpty)
    #expect(throws: Words.Fault.unknown("metadata.")) { try Words(reading: "{metadata.}") }
    #expect(throws: Words.Fault.unknown("")) { try Words(reading: "{}") }
    for open in ["{title", "title}", "{", "}"] {
      #expect(throws: Words.Fault.openBrace) { try Words(reading: open) }
    }
    for name in Template.Binding.names { #expect(Template.Binding(name) != nil) }
  }

  @Test("V5: a template made in Swift is a view like any other, within the post's own width")
  func made() {
    var box = Template.Changes()
    box.border = .square
    box.color = .severity
    let template = Template(
      width: Template.Width(hugs: true, least: 10, leastWithProgress: 14, most: 20),
      body: Template.Node(
        .column(
          [
            Template.Node(
              .text(Template.Words([.bound(.title)]), Template.TextRules(isLine: true))),
            Template.Node(.divider(.horizontal)),
            Template.Node(.choice(.has(.progress), then: Template.Node(.bar), otherwise: nil)),
          ], Template.Flow()), box))
    let view = TemplateStyle(template)
    func screen(_ message: Message, _ options: PostOptions = PostOptions()) -> String {
      let post = Post(number: 1, message: message, options: options)
      return Screen(ViewRenderer(ViewEnvironment(columns: 60)).draw(view, of: post)).text
    }
    #expect(
      screen(Message("Hi")) == """
        ┌────────┐
        │Hi      │
        │────────│
        └────────┘
        """)
    #expect(
      screen(Message("Hi", progress: .steps(done: 1, total: 2))) == """
        ┌────────────┐
        │Hi          │
        │────────────│
        │━━━━━━──────│
        └────────────┘
        """)
    #expect(
      screen(Message("Hi there"), PostOptions(maxWidth: 6)) == """
        ┌────┐
        │Hi  │
        │ther│
        │e   │
        │────│
        └────┘
        """)
  }
}

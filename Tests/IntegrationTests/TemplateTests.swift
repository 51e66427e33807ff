@testable import Placard
import PlacardTerminal
@_spi(Templates) import PlacardViews
import Testing

@Suite("Templates") struct TemplateTests {
  private static let posts: [Post] = {
    var full = Message(
      "Build failed", body: "3 errors in Layout, one of them where nobody has looked for years.",
      severity: .error)
    full.progress = .steps(done: 12, total: 40, unit: "files")
    full.takeaways = ["Run swift test --filter Layout", "Ask Ada"]
    full.link = "https://example.org/builds/4711"
    full = full.action("retry", "Retry").action("log", "Show log", role: .cancel)
    var filled = Message("Mail", body: "3 unread", severity: .success)
    filled.fill = "#803010"
    var rolled = Message(title: " ", body: "Only a body that is long enough for a second line")
    rolled.fill = "warning"
    var pulling = Message("設定を保存しました", body: "👩‍👩‍👧 family", icon: "♻")
    pulling.progress = .indeterminate
    let messages = [full, Message("Saved"), filled, rolled, pulling]
    return messages.enumerated().map { index, message in
      var post = Post(number: index + 1, message: message, count: index % 2 == 0 ? 3 : 1)
      if index == 3 { post.options.maxWidth = 30 }
      return post
    }
  }()

  private static let environments: [ViewEnvironment] = {
    var environments: [ViewEnvironment] = []
    for columns in [1, 3, 4, 7, 8, 11, 12, 23, 24, 40, 61, 80, 160] {
      for rows in [nil, 1, 3, 6] {
        for direction in [WritingDirection.leftToRight, .rightToLeft] {
          environments.append(
            ViewEnvironment(
              columns: columns, rows: rows, theme: columns % 2 == 0 ? .light : .dark,
              depth: columns > 40 ? .ansi16 : .trueColor,
              glyphs: columns == 40 ? .ascii : .unicode, writingDirection: direction))
        }
      }
    }
    return environments
  }()

  @Test(
    "V5: a built-in template gives the same screen as the view written in Swift",
    arguments: TemplateLibrary.builtInNames)
  func builtIn(name: String) throws {
    let template = try #require(TemplateLibrary.builtInTemplate(name))
    let view = try #require(StyleRegistry.standard[name])
    for post in Self.posts {
      for environment in Extent.of(Self.environments[...], ordinarily: Self.environments.prefix(24))
      {
        let renderer = ViewRenderer(environment)
        let isSame =
          renderer.draw(TemplateStyle(template), of: post) == renderer.draw(view, of: post)
        #expect(
          isSame,
          "post \(post.number) in \(environment.columns) columns, \(environment.rows ?? 0) rows")
      }
    }
  }

  /// Every choice of what a message may have beside a title, at three widths, on dark and light, in both
  /// writing directions.
  @Test(
    "V5: whatever a message has, its template gives the screen of its view",
    arguments: TemplateLibrary.builtInNames)
  func everyPart(name: String) throws {
    let template = TemplateStyle(try #require(TemplateLibrary.builtInTemplate(name)))
    let view = try #require(StyleRegistry.standard[name])
    #expect(template.alignment == view.alignment)
    #expect(template.margin == view.margin)
    for post in Self.choices {
      for columns in Extent.of([40, 80, 160], ordinarily: [40]) {
        for theme in Extent.of([Theme.dark, .light], ordinarily: [.dark]) {
          for direction in [WritingDirection.leftToRight, .rightToLeft] {
            let renderer = ViewRenderer(
              ViewEnvironment(columns: columns, theme: theme, writingDirection: direction))
            let isSame = renderer.draw(template, of: post) == renderer.draw(view, of: post)
            #expect(
              isSame, "post \(post.number) in \(columns) columns, \(theme.scheme), \(direction)")
          }
        }
      }
    }
  }

  private static let choices: [Post] = (0..<64).map { choice in
    func has(_ bit: Int) -> Bool { choice >> bit & 1 == 1 }
    var message = Message("Build failed", severity: has(0) ? .error : .info)
    if has(1) { message.icon = "♻" }
    if has(2) { message.body = "3 errors in Layout, one of them where nobody has looked." }
    if has(3) { message = message.action("retry", "Retry") }
    if has(4) { message = message.action("log", "Show the log of yesterday's build") }
    if has(5) { message.progress = .steps(done: 12, total: 40, unit: "files") }
    return Post(number: choice, message: message)
  }

  @Test(
    "V5: options, boards and environments without colours or icons are no different",
    arguments: TemplateLibrary.builtInNames)
  func options(name: String) throws {
    let template = TemplateStyle(try #require(TemplateLibrary.builtInTemplate(name)))
    let view = try #require(StyleRegistry.standard[name])
    var options: [PostOptions] = Placement.allCases.map { PostOptions(placement: $0) }
    options.append(PostOptions(dismissible: false))
    options.append(PostOptions(margin: Margin(all: 1)))
    options.append(PostOptions(maxWidth: 21, margin: Margin(all: 1)))
    for (index, options) in options.enumerated() {
      for change in 0..<5 {
        var environment = ViewEnvironment(columns: 70)
        switch change {
        case 0: environment.depth = .none
        case 1: environment.theme.iconStyle = .hidden
        case 2: environment.configuration = ViewConfiguration(background: .rgb(RGB(0x204060)))
        case 3: environment.configuration = ViewConfiguration(tint: .role(.accent), hasShadow: true)
        default: environment.glyphs = .ascii
        }
        let renderer = ViewRenderer(environment)
        for message in [Message.snackbar("Removed", message: "3 files", image: "bin.png"), "Saved"]
        {
          let post = Post(number: 1, message: message, options: options)
          let isSame = renderer.draw(template, of: post) == renderer.draw(view, of: post)
          #expect(isSame, "options \(index), change \(change)")
        }
      }
    }
  }

  @Test(
    "V5, T6: pictures stand where the views have them, and so do their words",
    arguments: TemplateLibrary.builtInNames)
  func pictures(name: String) throws {
    let template = TemplateStyle(try #require(TemplateLibrary.builtInTemplate(name)))
    let view = try #require(StyleRegistry.standard[name])
    let colors = (0..<64).map { RGB(UInt32($0) * 0x040404) }
    let picture = try #require(Picture(width: 8, height: 8, colors: colors))
    for choice in 0..<16 {
      var message = Message("Sunset", severity: choice & 1 == 0 ? .info : .warning)
      message.body = "Over the sea"
      if choice & 2 == 0 { message.leadingImage = .init(file: "a.png", alternative: "the sun") }
      if choice & 4 == 0 { message.trailingImage = .init(file: "b.png", alternative: "the sea") }
      if choice & 8 == 0 { message.icon = "☼" }
      let post = Post(number: 1, message: message)
      for columns in [16, 24, 40, 80] {
        for files in [[], ["a.png"], ["a.png", "b.png"]] {
          for rows in [nil, 5] {
            var environment = ViewEnvironment(columns: columns, rows: rows)
            for file in files { environment.pictures[file] = picture }
            let renderer = ViewRenderer(environment)
            let isSame = renderer.draw(template, of: post) == renderer.draw(view, of: post)
            #expect(isSame, "choice \(choice), \(columns) columns, \(files), \(rows ?? 0) rows")
          }
        }
      }
    }
  }

  private func screen(_ template: String, _ message: Message, columns: Int = 30) -> String {
    let library = TemplateLibrary(files: ["mine": template])
    let (found, problems) = library.template(named: "mine")
    guard let found, problems.isEmpty else { return problems.map(\.description).joined() }
    let post = Post(number: 1, message: message)
    return CellBuffer(
      ViewRenderer(ViewEnvironment(columns: columns)).draw(TemplateStyle(found), of: post)
    ).text
  }

  @Test("V5: texts with bindings, conditions and colours by role")
  func bindings() {
    let template = """
      {
        "width": {"mode": "hug", "most": 28},
        "body": {
          "column": [
            {"row": [{"icon": true}, {"text": "{title} ({severity})", "bold": true}], "gap": 1},
            {"if": {"all": ["body", {"not": {"severity": "error"}}]},
             "then": {"text": "{body}", "color": "muted"},
             "else": {"text": "{{nothing}}", "color": "#ff0000"}},
            {"text": "by {metadata.author}", "line": true},
            {"if": {"any": ["progress", {"columns": 99}]}, "then": {"bar": true}}
          ],
          "padding": {"horizontal": 1}, "border": "double"
        }
      }
      """
    var message = Message("Saved", body: "All of it", severity: .success)
    #expect(
      screen(template, message) == """
        ╔═══════════════════╗
        ║ ✓ Saved (success) ║
        ║ All of it         ║
        ╚═══════════════════╝
        """)
    message.metadata["author"] = "Ada"
    message.body = nil
    #expect(
      screen(template, message) == """
        ╔═══════════════════╗
        ║ ✓ Saved (success) ║
        ║ {nothing}         ║
        ║ by Ada            ║
        ╚═══════════════════╝
        """)
  }

  @Test("V5: a template takes parts of its own and the whole of another, the person's own first")
  func parts() {
    let library = TemplateLibrary(files: [
      "frame": #"{"body": {"use": "card", "border": "heavy"}}"#,
      "twice": """
      {"body": {"column": [{"use": "line"}, {"use": "line", "bold": true}]},
       "parts": {"line": {"text": "{title}"}}}
      """,
    ])
    for name in ["frame", "twice"] {
      let (template, problems) = library.template(named: name)
      #expect(problems.isEmpty)
      #expect(template != nil)
    }
    let (own, _) = TemplateLibrary(files: ["card": #"{"body": {"text": "{title}"}}"#])
      .template(named: "card")
    #expect(own?.width.hugs == false)
    #expect(library.template(named: "card").template?.width.hugs == true)
    #expect(library.template(named: "nowhere").template == nil)
    #expect(library.template(named: "nowhere").problems.isEmpty)
  }

  @Test(
    "V5, Bad input: errors are reported with file, line, column and key, and the built-in template is used",
    arguments: [
      (
        "{\n  \"body\": {\"text\": \"{title}\", \"colour\": \"muted\"}\n}",
        "line 2, column 41: Unknown key \"colour\" of a \"text\"; accepted are color,"
      ),
      (
        "{\"wdth\": 3, \"body\": {\"icon\": true}}",
        "line 1, column 10: Unknown key \"wdth\"; accepted are width, align, margin, body, parts."
      ),
      ("{\"body\": {\"row\": {}}}", "line 1, column 18: \"row\" must be a list of elements."),
      (
        "{\"body\": {\"icon\": true, \"bold\": 1}}",
        "line 1, column 33: \"bold\" must be true or false."
      ),
      ("{\"body\": {\"icon\": false}}", "\"icon\" must be true."),
      (
        "{\"body\": {\"icon\": true, \"text\": \"x\"}}",
        "An element is one thing; this one has the keys \"icon\" and \"text\"."
      ),
      (
        "{\"body\": {\"bold\": true}}",
        "line 1, column 10: An element needs one of the keys row, column,"
      ),
      ("{\"body\": \"text\"}", "An element is an object such as {\"text\": \"{title}\"}."),
      (
        "{\"body\": {\"text\": \"{titel}\"}}",
        "Nothing is called {titel}; there are title, body, headline,"
      ),
      ("{\"body\": {\"text\": \"{title\"}}", "has a brace without its counterpart"),
      (
        "{\"body\": {\"icon\": true, \"color\": \"pink\"}}",
        "There is no colour \"pink\"; there are severity, fill, board, text,"
      ),
      ("{\"body\": {\"icon\": true, \"border\": \"wavy\"}}", "\"border\" must be one of rounded,"),
      (
        "{\"body\": {\"icon\": true, \"width\": -1}}",
        "\"width\" must be a whole number from 0 to 10000."
      ),
      (
        "{\"body\": {\"icon\": true, \"grow\": \"1\"}}",
        "\"grow\" must be a number from 0 to 10000."
      ),
      (
        "{\"body\": {\"if\": \"titel\", \"then\": {\"icon\": true}}}",
        "A message has no \"titel\"; it may have title, body,"
      ),
      (
        "{\"body\": {\"if\": {\"color\": 3}, \"then\": {\"icon\": true}}}",
        "Unknown key \"color\"; accepted are columns, rows,"
      ),
      ("{\"body\": {\"if\": {}, \"then\": {\"icon\": true}}}", "\"if\" must be the name of a part"),
      (
        "{\"body\": {\"if\": {\"severity\": \"bad\"}}}", "\"severity\" must be one of trace, debug,"
      ),
      ("{\"body\": {\"sign\": \"unicorn\"}}", "There is no sign \"unicorn\""),
      (
        "{\"width\": {\"mode\": \"wide\"}, \"body\": {\"icon\": true}}",
        "\"mode\" must be one of fill, hug; it is \"wide\"."
      ),
      (
        "{\"body\": {\"use\": \"a\"}, \"parts\": {\"a\": {\"use\": \"b\"}, \"b\": {\"row\": [{\"use\": \"a\"}]}}}",
        "The part \"a\" includes itself: a → b → a."
      ),
      ("{\"body\": {\"use\": \"card\"}}", "The template \"card\" includes itself: card → card."),
      (
        "{\"body\": {\"use\": \"nowhere\"}}",
        "line 1, column 18: There is no part and no template \"nowhere\", nor a file \"nowhere.json\"."
      ),
      ("{\"body\": {\"use\": \"../card\"}}", "\"../card\" is no name of a template"),
      ("{}", "line 1, column 1: A template needs the key \"body\"."),
      ("[]", "a template must be an object."),
      ("{\"body\": {\"icon\": true},}", "A comma stands before the closing \"}\"."),
      ("{\"body\": {\"icon\": true}, \"body\": {}}", "\"body\""),
      ("", "The line ends where a value should begin."),
    ])
  func wrong(text: String, expected: String) {
    let library = TemplateLibrary(files: ["card": text])
    let (template, problems) = library.template(named: "card")
    #expect("\(template as Any)" == "\(TemplateLibrary.builtInTemplate("card") as Any)")
    #expect(problems.contains { $0.description.contains(expected) }, "\(problems)")
    #expect(problems.allSatisfy { $0.description.hasPrefix("\"card.json\", line ") }, "\(problems)")
    #expect(library.styles().styles.isEmpty)
    #expect(library.styles().problems == problems)
  }

  @Test("V5: every error in a file is reported, in order")
  func several() {
    let text = """
      {
        "body": {
          "row": [
            {"text": 3},
            {"icon": true, "grow": "much"}
          ],
          "gap": 1.5
        }
      }
      """
    let (_, problems) = TemplateLibrary(files: ["x": text]).template(named: "x")
    #expect(
      problems.map(\.description) == [
        #""x.json", line 7, column 12: "gap" must be a whole number from 0 to 10000."#,
        #""x.json", line 4, column 16: "text" must be a text."#,
        #""x.json", line 5, column 30: "grow" must be a number from 0 to 10000."#,
      ])
  }

  @Test("Bad input: parts that double each other are refused before they fill the memory")
  func doubling() {
    var parts = #""p0": {"icon": true}"#
    for index in 1...60 {
      parts += #", "p\#(index)": {"row": [{"use": "p\#(index - 1)"}, {"use": "p\#(index - 1)"}]}"#
    }
    let text = #"{"body": {"use": "p60"}, "parts": {\#(parts)}}"#
    let (template, problems) = TemplateLibrary(files: ["x": text]).template(named: "x")
    #expect(template == nil)
    #expect(
      problems.map(\.problem.message) == [
        "The template has more than 1000 elements, those of its parts included."
      ])
  }
}

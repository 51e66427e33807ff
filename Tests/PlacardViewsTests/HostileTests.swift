import PlacardLayout
import PlacardModels
import PlacardText
@testable import PlacardViews
import Testing

@Suite("Hostile input")
struct HostileTests {
  static let messages: [Message] = [
    .saved, .failed, .pulling, .removed, .bodyOnly, .japanese, Message(title: nil, body: nil),
    Message("👩‍👩‍👧👩‍👩‍👧", body: "🇩🇪\n\n🇩🇪", icon: "🚀"), Message("", body: "", progress: .indeterminate),
    evil, Message(String(repeating: "e\u{301}\u{302}\u{303}", count: 585)), marks,
    Message("\u{FDFD}", body: "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", severity: .error),
  ]

  /// One letter below 4 KiB of marks.
  static let marks: Message = {
    let text = "e" + String(repeating: "\u{301}", count: 2048)
    return Message(text, body: text, icon: .text(text)).action("a", text)
  }()

  static let evil: Message = {
    let bad = "a\u{1B}[2J\u{1B}]0;title\u{7}\r\nb\u{202E}c\u{200B}\u{9B}31md\te"
    var message = Message(bad, body: bad, icon: .text(bad))
    message.takeaways = [bad]
    message.link = bad
    message.progress = .steps(done: 1, total: 2, unit: bad)
    return message.action("x", bad, key: bad)
  }()

  @Test("L10, V10: at every small size everything stays inside, and nothing traps")
  func smallEnvironments() {
    let views = KindTests.names.compactMap { StyleRegistry.standard[$0] } + [Volume(), Nested()]
    for view in views {
      for message in Self.messages {
        for columns in Extent.of([1, 2, 3, 7, 12, 19, 27], ordinarily: [1, 3, 19]) {
          for rows in [2, nil] {
            let screen = message.drawn(by: view, columns: columns, rows: rows, count: 2)
            check(screen.drawing, columns: columns, rows: rows)
          }
        }
      }
    }
  }

  @Test("L10: sizes out of any range are clamped", arguments: [Int.min, -1, 0, Int.max])
  func wildSizes(size: Int) {
    var options = PostOptions()
    options.maxWidth = size
    let screen = Message.saved.drawn(by: CardLayout(), columns: 30, rows: size, options: options)
    check(screen.drawing, columns: 30, rows: max(size, 1))
    var environment = ViewEnvironment(columns: size)
    #expect((1...10_000).contains(environment.columns))
    environment.columns = size
    #expect((1...10_000).contains(environment.columns))
  }

  @Test("V10: no text moves the cursor, forges a line or reorders its neighbours")
  func sanitized() {
    for view in KindTests.names.compactMap({ StyleRegistry.standard[$0] }) {
      let drawing = Self.evil.drawn(by: view, columns: 70).drawing
      for case .text(let text, _, _, _, let style) in drawing.commands {
        #expect(text == Sanitizer.line(text))
        #expect(style.link.map { $0 == Sanitizer.line($0) } ?? true)
      }
    }
  }

  @Test("V10: one by one cell shows a sign, whatever the message", arguments: KindTests.names)
  func oneCell(name: String) throws {
    let view = try #require(StyleRegistry.standard[name])
    for message in Self.messages {
      for depth in ColorDepth.allCases {
        for glyphs in GlyphSet.allCases {
          let screen = message.drawn(by: view, columns: 1, rows: 1) {
            $0.depth = depth
            $0.glyphs = glyphs
            $0.writingDirection = .rightToLeft
            $0.configuration.hasShadow = true
          }
          check(screen.drawing, columns: 1, rows: 1)
          if message.title != nil { #expect(screen.text != "", "\(message)") }
        }
      }
    }
  }

  @Test("V10: an enormous text is drawn as far as it makes sense")
  func huge() {
    let message = Message(
      String(repeating: "x", count: 300_000), body: String(repeating: "y ", count: 300_000))
    let drawing = message.drawn(by: CardLayout(), columns: 80, rows: 24).drawing
    #expect(drawing.rows == 24)
    check(drawing, columns: 80, rows: 24)
  }

  private func check(_ drawing: DrawList, columns: Int, rows: Int?) {
    var isInside = drawing.columns <= columns && drawing.rows <= rows ?? .max
    for command in drawing.commands {
      switch command {
      case .fill(let area, _), .border(let area, _, _), .picture(_, let area, _):
        isInside = isInside && drawing.contains(area)
      case .text(let text, let column, let row, let width, _):
        isInside = isInside && width == PlacardText.columns(of: text)
        let area = CellRect(column: column, row: row, columns: width, rows: 1)
        isInside = isInside && drawing.contains(area)
      }
    }
    isInside = isInside && drawing.targets.allSatisfy { drawing.contains($0.area) }
    #expect(isInside, "\(columns) columns, \(rows ?? -1) rows")
  }
}

extension DrawList {
  fileprivate func contains(_ area: CellRect) -> Bool {
    area.column >= 0 && area.row >= 0 && area.column + area.columns <= columns
      && area.row + area.rows <= rows
  }
}

/// Boxes in boxes, wider than most places.
private struct Nested: MessageStyle {
  func body(of post: Post, in environment: ViewEnvironment) -> some Element {
    Column(gap: 1) {
      Row(gap: 2) {
        Text(post.message.title ?? "none").border(.double).padding(1).border(.rounded).width(30)
        ProgressBar(post.message.progress ?? .indeterminate).frame(minWidth: 40)
        Spacer(least: 5)
        Text("fixed").frame(height: 3).background(.error).border(.heavy).shrink(0)
      }
      Divider()
      ActionRow(post.message.actions)
    }.padding(horizontal: 3).border(.square)
  }
}

import PlacardInspection
import PlacardModels
import PlacardViews
import Testing

@testable import PlacardTerminal

@Suite("Links") struct TerminalLinkTests {
  @Test(
    "An address is sent as printable ASCII (T6, V10)",
    arguments: [
      ("https://swift.org", "https://swift.org"),
      ("HTTP://swift.org:80/a?b=c;d#e", "HTTP://swift.org:80/a?b=c;d#e"),
      ("https://example.com/日", "https://example.com/%E6%97%A5"),
      ("https://example.com/a\u{202E}b", "https://example.com/a%E2%80%AEb"),
      ("mailto:me@example.com", "mailto:me@example.com"),
      ("https://me@example.com/", "https://me@example.com/"),
      ("https://[::1]/", "https://[::1]/"),
      ("https://example.com/a@b.c", "https://example.com/a@b.c"),
    ])
  func accepted(address: String, sent: String) {
    #expect(TerminalLink(address)?.address == sent)
  }

  @Test(
    "What might do something else is refused, not mended",
    arguments: [
      "", ":", "http", "https:", "https://", "https:///x", "https:/example.com", "//example.com",
      "javascript:alert(1)", "file:///etc/passwd", "ssh://host", "data:text/html,x", "mailto:",
      "https://a b", "https://a\tb", "https://a\u{1B}\\b", "https://a\u{7}b", "https://a\u{7F}",
      "https://swift.org@example.com/", "https://a:b@example.com",
      "https://swift%2Eorg@example.com",
      "https://a@", "https://a@b@c", "https://swift.org\\@example.com ",
      "https://example.com/" + String(repeating: "a", count: 2000),
      "https://example.com/" + String(repeating: "日", count: 300),
    ])
  func refused(address: String) {
    #expect(TerminalLink(address) == nil)
  }

  @Test("It begins and ends as OSC 8 does, and its id holds nothing else")
  func bytes() throws {
    let link = try #require(TerminalLink("https://swift.org/?a;b"))
    #expect(link.opening == Array("\u{1B}]8;;https://swift.org/?a;b\u{1B}\\".utf8))
    #expect(TerminalLink.closing == Array("\u{1B}]8;;\u{1B}\\".utf8))
    let piece = try #require(TerminalLink("https://swift.org", id: "a;b:\u{1B}c-1é"))
    #expect(piece.opening == Array("\u{1B}]8;id=abc-1;https://swift.org\u{1B}\\".utf8))
    #expect(TerminalLink("https://swift.org", id: ";:")?.id == nil)
  }

  @Test(
    "A message's text is a link in the rows below the output, its buttons are not, and none stays open (T8)"
  )
  func posted() throws {
    var post = Post.card(7, "Built", body: "in 2 s")
    post.message.link = "https://example.org/log"
    post.message = post.message.action("again", "Again")
    var scene = TerminalScene(environment: ViewEnvironment(columns: 39, rows: 9))
    scene.hasLinks = true
    scene.show(post, at: .zero)
    let frame = scene.frame(at: .seconds(1))
    let link = TerminalLink("https://example.org/log", id: "p7")
    #expect(link != nil)
    let linked = Set(
      (0..<frame.rows).flatMap { row in
        (0..<frame.columns).filter { frame.style(column: $0, row: row).link == link }
          .map { frame.text(column: $0, row: row) }
      })
    #expect(linked.isSuperset(of: ["B", "t", "2"]) && !linked.contains("A"))
    #expect(!linked.contains("│") && !linked.contains("╭"))
    let size = TerminalSize(columns: 40, rows: 10)
    var region = LiveRegion(size: size)
    var screen = VirtualScreen(size: size)
    let bytes = region.paint(frame)
    try screen.write(bytes)
    #expect(screen.style == .plain)
    #expect(screen.cells.style(column: 5, row: 1).link == link)
    var renderer = ScreenRenderer(size: size)
    var painted: [UInt8] = []
    renderer.paint(frame, into: &painted)
    var other = VirtualScreen(size: size)
    try other.write(painted)
    #expect(other.style.link == nil && other.cells.style(column: 5, row: 1).link == link)
    scene.hasLinks = false
    scene.update(post)
    let unlinked = region.paint(scene.frame(at: .seconds(1)))
    #expect(!String(decoding: unlinked, as: UTF8.self).contains("]8;"))
  }
}

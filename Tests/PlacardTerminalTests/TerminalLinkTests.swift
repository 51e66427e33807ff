import PlacardTerminal
import Testing

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
}

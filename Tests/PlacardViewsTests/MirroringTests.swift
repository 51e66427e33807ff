import PlacardLayout
import PlacardModels
import PlacardViews
import Testing

@Suite("Messages from right to left") struct MirroringTests {
  @Test("L9: a message that begins from right to left is mirrored, whatever the place")
  func mirrored() {
    let message = Message("שלום עולם", body: "Hello", severity: .success)
      .action("ok", "כן", key: "y")
    let post = Post(number: 1, message: message)
    for name in StyleRegistry.standard.names {
      guard let style = StyleRegistry.standard[name] else { continue }
      let here = ViewRenderer(ViewEnvironment(columns: 60)).draw(style, of: post)
      let there = ViewRenderer(ViewEnvironment(columns: 60, writingDirection: .rightToLeft))
        .draw(style, of: post)
      #expect(here == there, "\(name)")
    }
    let rows = message.drawn(by: .card(minWidth: 30), columns: 60).text
      .split(separator: "\n")
    #expect(rows[1].hasSuffix("שלום עולם ✓ │"))
    #expect(rows[2].hasSuffix("Hello   │"))
  }

  @Test(
    "L9: the first strong character decides, and one that reads from left to right changes nothing",
    arguments: [
      ("שלום", true), ("مرحبا", true), ("(1) 12:00 שלום", true), ("٣ رسائل", true),
      ("\u{200F}abc", true),
      ("Hello שלום", false), ("12:00", false), ("設定", false), ("é שלום", false), ("", false),
      ("\u{200E}שלום", false), ("👍 שלום", true), ("Ωμέγα", false), ("ދިވެހި", true),
    ])
  func strong(title: String, isMirrored: Bool) {
    let post = Post(number: 1, message: Message(title, body: "x"))
    let drawn = [WritingDirection.leftToRight, .rightToLeft].map { direction in
      ViewRenderer(ViewEnvironment(columns: 40, writingDirection: direction))
        .draw(.card(), of: post)
    }
    #expect((drawn[0] == drawn[1]) == isMirrored)
  }
}

import PlacardTerminal
import Testing

@Suite("Input and time") struct InputTimingTests {
  private func key(_ code: Key.Code, _ modifiers: Key.Modifiers = []) -> InputEvent {
    .key(Key(code, modifiers))
  }

  @Test("A lone ESC is a key when nothing has followed for 50 ms, and not before (T5)")
  func loneEscape() {
    var decoder = InputDecoder()
    #expect(decoder.decode([0x1B], at: .seconds(3)) == [])
    #expect(decoder.deadline == .milliseconds(3050))
    #expect(decoder.resolve(at: .milliseconds(3049)) == [])
    #expect(decoder.resolve(at: .milliseconds(3050)) == [key(.escape)])
    #expect(decoder.deadline == nil)
    #expect(decoder.resolve(at: .seconds(9)) == [])
  }

  @Test("What has come in time continues, even if it is read late (T5)")
  func lateReading() {
    var decoder = InputDecoder(escapeDelay: .milliseconds(20))
    #expect(decoder.decode([0x1B], at: .zero) == [])
    #expect(decoder.decode(Array("[A".utf8), at: .seconds(1)) == [key(.up)])
  }

  @Test(
    "What is left when nothing follows (T5)",
    arguments: [
      ("\u{1B}\u{1B}", 50, [Key(.escape), Key(.escape)]),
      ("\u{1B}[", 50, [Key(.character("["), .alt)]),
      ("\u{1B}O", 50, [Key(.character("O"), .alt)]),
      ("\u{1B}\u{1B}[", 50, [Key(.escape), Key(.character("["), .alt)]),
      ("\u{1B}[1;", 1000, []),
      ("\u{1B}]11;rgb", 1000, []),
      ("\u{1B}]11;rgb\u{1B}", 1000, []),
      ("\u{1B}[M ", 1000, []),
      ("\u{1B}[[", 1000, []),
    ] as [(String, Int, [Key])])
  func unfinished(bytes: String, milliseconds: Int, keys: [Key]) {
    var decoder = InputDecoder()
    #expect(decoder.decode(Array(bytes.utf8), at: .zero) == [])
    #expect(decoder.deadline == .milliseconds(milliseconds))
    #expect(decoder.resolve(at: .milliseconds(milliseconds - 1)) == [])
    #expect(decoder.resolve(at: .milliseconds(milliseconds)) == keys.map { .key($0) })
    #expect(decoder.decode([0x61], at: .seconds(2)) == [key(.character("a"))])
  }

  @Test(
    "Half a scalar becomes a replacement character, and a paste without an end is reported in time (T5)"
  )
  func unfinishedText() {
    var decoder = InputDecoder()
    #expect(decoder.decode([0xF0, 0x9F], at: .zero) == [])
    #expect(decoder.resolve(at: .seconds(1)) == [key(.character("\u{FFFD}"))])
    #expect(decoder.decode(Array("\u{1B}[200~abc\u{1B}[20".utf8), at: .seconds(2)) == [])
    #expect(decoder.resolve(at: .milliseconds(2999)) == [])
    #expect(decoder.resolve(at: .seconds(3)) == [.paste("abc\u{FFFD}")])
  }

  @Test("Bytes that are no UTF-8 are one sign for each part that could be (T5)")
  func illFormed() {
    var decoder = InputDecoder()
    let bad = key(.character("\u{FFFD}"))
    #expect(decoder.decode([0xE9, 0x61], at: .zero) == [bad, key(.character("a"))])
    #expect(decoder.decode([0xF0, 0x9F, 0x41], at: .zero) == [bad, key(.character("A"))])
    #expect(decoder.decode([0xC0, 0x80], at: .zero) == [bad, bad])
    #expect(decoder.decode([0xED, 0xA0, 0x80], at: .zero) == [bad, bad, bad])
    #expect(decoder.decode([0xE0, 0x80, 0x80], at: .zero) == [bad, bad, bad])
    #expect(decoder.decode([0xF0, 0x8F, 0x80, 0x80], at: .zero) == [bad, bad, bad, bad])
    #expect(decoder.decode([0xF4, 0x90, 0x80, 0x80], at: .zero) == [bad, bad, bad, bad])
    #expect(decoder.decode([0xF5, 0xFF], at: .zero) == [bad, bad])
    #expect(decoder.decode([0xE2, 0x1B, 0x5B, 0x41], at: .zero) == [bad, key(.up)])
  }
}

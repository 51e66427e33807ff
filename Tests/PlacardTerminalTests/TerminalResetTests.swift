import Foundation
import PlacardAccessibility
import Testing

@testable import PlacardTerminal

@Suite("A terminal that a killed program has left") struct TerminalResetTests {
  @Test("A screen is mended without moving the cursor or clearing anything (T7)")
  func sequence() {
    let text = String(decoding: TerminalReset.sequence, as: UTF8.self)
    for off in [25, 7].map({ "[?\($0)h" })
      + [1049, 2026, 1000, 1002, 1003, 1004, 1006, 2004].map({ "[?\($0)l" })
    {
      #expect(text.contains("\u{1B}\(off)"), "\(off)")
    }
    #expect(text.contains("\u{1B}7\u{1B}[?1049l") && text.contains("\u{1B}7\u{1B}[r\u{1B}8"))
    #expect(text.wholeMatch(of: /(\x{1B}(\[[?<]?[0-9]*[hlmru]|[78>]|\]8;;\x{1B}\\))*/) != nil)
  }

  @Test("Settings become sane, whatever they were, and the user's erase character stays (T7)")
  func sane() throws {
    var broken = CLibrary.blankSettings
    withUnsafeMutableBytes(of: &broken.c_cc) { $0[Int(VERASE)] = 0x08 }
    let mended = CLibrary.sane(broken)
    #expect(CLibrary.hasEcho(mended) && CLibrary.hasLineMode(mended))
    #expect(mended.c_lflag & tcflag_t(ISIG | IEXTEN) == tcflag_t(ISIG | IEXTEN))
    #expect(mended.c_iflag & tcflag_t(ICRNL) != 0 && mended.c_oflag & tcflag_t(OPOST | ONLCR) != 0)
    withUnsafeBytes(of: mended.c_cc) { characters in
      #expect(characters[Int(VINTR)] == 0x03 && characters[Int(VERASE)] == 0x08)
      #expect(characters[Int(VMIN)] == 1 && characters[Int(VTIME)] == 0)
    }
    #expect(bytes(CLibrary.sane(mended)) == bytes(mended))
  }

  @Test("What Placard itself switched off is on again, and nothing else (T7)")
  func repaired() {
    let original = CLibrary.sane(CLibrary.blankSettings)
    for changed in [CLibrary.withoutEcho(original), CLibrary.byKeys(original)] {
      #expect(bytes(CLibrary.repaired(changed)) == bytes(changed))
      let marked = CLibrary.marked(changed, original: original)
      #expect(bytes(CLibrary.repaired(marked)) == bytes(original))
    }
    let quiet = CLibrary.withoutEcho(original)
    let marked = CLibrary.marked(CLibrary.byKeys(quiet), original: quiet)
    #expect(bytes(CLibrary.repaired(marked)) == bytes(quiet))
  }

  @Test(
    "Leftovers are recognised by settings and replies (T4)",
    arguments: [
      (TerminalDevice.LineSettings(), [TerminalReply](), [TerminalLeftover]()),
      (TerminalDevice.LineSettings(hasEcho: false), [], [.echo]),
      (TerminalDevice.LineSettings(hasEcho: false, hasLineMode: false), [], [.echo, .lineMode]),
      (nil, [.mode(25, .reset), .mode(7, .reset)], [.cursor, .autowrap]),
      (nil, [.mode(25, .set), .mode(7, .set), .mode(1049, .reset), .keyboard(0)], []),
      (nil, [.mode(1049, .set), .mode(47, .set), .mode(1002, .set)], [.alternateScreen, .mouse]),
      (
        nil, [.mode(1004, .set), .mode(2004, .set), .keyboard(1), .mode(2031, .set)],
        [.focusReports, .paste, .kittyKeyboard, .schemeReports]
      ),
      (nil, [.mode(25, .unknown), .mode(1049, .alwaysReset), .mode(7, .alwaysSet)], []),
    ] as [(TerminalDevice.LineSettings?, [TerminalReply], [TerminalLeftover])])
  func leftovers(
    settings: TerminalDevice.LineSettings?, replies: [TerminalReply], found: [TerminalLeftover]
  ) {
    #expect(TerminalLeftover.found(in: settings, replies) == found)
  }

  private func bytes(_ settings: CLibrary.TerminalSettings) -> [UInt8] {
    withUnsafeBytes(of: settings) { Array($0) }
  }
}

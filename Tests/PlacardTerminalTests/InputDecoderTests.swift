import PlacardAccessibility
import PlacardTerminal
import Testing

@Suite("Input") struct InputDecoderTests {
  struct Golden: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: String
    let events: [InputEvent]

    init(_ name: String, _ bytes: String, _ events: InputEvent...) {
      self.name = name
      self.bytes = bytes
      self.events = events
    }

    init(_ name: String, _ bytes: String, _ code: Key.Code, _ held: Key.Modifiers = []) {
      self.init(name, bytes, .key(Key(code, held)))
    }

    var testDescription: String { name }
  }

  @Test(
    "Keys as xterm, VTE, Alacritty, st, tmux and Terminal.app send them (T5)",
    arguments: [
      Golden("letter", "a", .character("a")),
      Golden("of two bytes", "é", .character("é")),
      Golden("of four bytes", "🚀", .character("🚀")),
      Golden(
        "of two scalars", "e\u{301}", .key(Key(.character("e"))), .key(Key(.character("\u{301}")))),
      Golden("control space", "\0", .character(" "), .control),
      Golden("control c", "\u{3}", .character("c"), .control),
      Golden("control backslash", "\u{1C}", .character("\\"), .control),
      Golden("tab", "\t", .tab),
      Golden("enter", "\r", .enter),
      Golden("enter where CR is translated", "\n", .enter),
      Golden("backspace", "\u{7F}", .backspace),
      Golden("backspace of old", "\u{8}", .backspace),
      Golden("alt a", "\u{1B}a", .character("a"), .alt),
      Golden("alt é", "\u{1B}é", .character("é"), .alt),
      Golden("alt enter", "\u{1B}\r", .enter, .alt),
      Golden("alt control c", "\u{1B}\u{3}", .character("c"), [.alt, .control]),
      Golden("up", "\u{1B}[A", .up),
      Golden("up, application", "\u{1B}OA", .up),
      Golden("control left", "\u{1B}[1;5D", .left, .control),
      Golden("shift alt right", "\u{1B}[1;4C", .right, [.shift, .alt]),
      Golden("home", "\u{1B}[H", .home),
      Golden("end, application", "\u{1B}OF", .end),
      Golden("insert", "\u{1B}[2~", .insert),
      Golden("control delete", "\u{1B}[3;5~", .delete, .control),
      Golden("page up", "\u{1B}[5~", .pageUp),
      Golden("F1", "\u{1B}OP", .function(1)),
      Golden("shift F3", "\u{1B}[1;2R", .function(3), .shift),
      Golden("F5", "\u{1B}[15~", .function(5)),
      Golden("F12", "\u{1B}[24~", .function(12)),
      Golden("back tab", "\u{1B}[Z", .tab, .shift),
      Golden("begin", "\u{1B}[E", .begin),
      Golden("keypad enter", "\u{1B}OM", .enter),
      Golden("keypad 7", "\u{1B}Ow", .character("7")),
      Golden("xterm's other keys", "\u{1B}[27;5;9~", .tab, .control),
    ])
  func legacy(_ golden: Golden) { check(golden) }

  @Test(
    "Keys as rxvt, PuTTY and the Linux console send them (T5)",
    arguments: [
      Golden("rxvt home", "\u{1B}[7~", .home),
      Golden("rxvt end", "\u{1B}[8~", .end),
      Golden("rxvt shift up", "\u{1B}[a", .up, .shift),
      Golden("rxvt control up", "\u{1B}Oa", .up, .control),
      Golden("rxvt shift delete", "\u{1B}[3$", .delete, .shift),
      Golden("rxvt control delete", "\u{1B}[3^", .delete, .control),
      Golden("rxvt both", "\u{1B}[3@", .delete, [.shift, .control]),
      Golden("rxvt alt up", "\u{1B}\u{1B}[A", .up, .alt),
      Golden("PuTTY F1", "\u{1B}[11~", .function(1)),
      Golden("Linux F1", "\u{1B}[[A", .function(1)),
      Golden("Linux F5", "\u{1B}[[E", .function(5)),
      Golden("Linux home", "\u{1B}[1~", .home),
    ])
  func otherLegacy(_ golden: Golden) { check(golden) }

  @Test(
    "Keys of the kitty keyboard protocol (T5)",
    arguments: [
      Golden("escape", "\u{1B}[27u", .escape),
      Golden("control a", "\u{1B}[97;5u", .character("a"), .control),
      Golden("control i, which is no tab", "\u{1B}[105;5u", .character("i"), .control),
      Golden("super hyper meta", "\u{1B}[97;57u", .character("a"), [.super, .hyper, .meta]),
      Golden("locks do not count", "\u{1B}[97;197u", .character("a"), .control),
      Golden("held", "\u{1B}[97;5:2u", .key(Key(.character("a"), .control, .repeat))),
      Golden("released", "\u{1B}[1;1:3A", .key(Key(.up, [], .release))),
      Golden("released with a number", "\u{1B}[3;5:3~", .key(Key(.delete, .control, .release))),
      Golden("shifted, with its own letter", "\u{1B}[97:65;2u", .character("A")),
      Golden("with its text", "\u{1B}[97;2;65u", .character("A")),
      Golden("enter", "\u{1B}[13;2u", .enter, .shift),
      Golden("keypad 5", "\u{1B}[57404u", .character("5")),
      Golden("keypad left", "\u{1B}[57417u", .left),
      Golden("F13", "\u{1B}[57376u", .function(13)),
      Golden("menu", "\u{1B}[57363u", .menu),
      Golden("a lone shift", "\u{1B}[57441;2u", []),
      Golden("a control as text", "\u{1B}[3;1u", []),
      Golden("a surrogate", "\u{1B}[55296u", []),
    ])
  func kitty(_ golden: Golden) { check(golden) }

  @Test(
    "The mouse in SGR form (T5)",
    arguments: [
      Golden("press", "\u{1B}[<0;1;1M", .pointer(Pointer(.press(.left), column: 0, row: 0))),
      Golden("release", "\u{1B}[<2;10;5m", .pointer(Pointer(.release(.right), column: 9, row: 4))),
      Golden("drag", "\u{1B}[<32;3;4M", .pointer(Pointer(.drag(.left), column: 2, row: 3))),
      Golden("move", "\u{1B}[<35;3;4M", .pointer(Pointer(.move, column: 2, row: 3))),
      Golden("wheel", "\u{1B}[<65;3;4M", .pointer(Pointer(.scroll(.down), column: 2, row: 3))),
      Golden(
        "wheel aside", "\u{1B}[<66;3;4M", .pointer(Pointer(.scroll(.left), column: 2, row: 3))),
      Golden("side", "\u{1B}[<128;3;4M", .pointer(Pointer(.press(.extra(8)), column: 2, row: 3))),
      Golden(
        "modifiers", "\u{1B}[<28;3;4M",
        .pointer(Pointer(.press(.left), column: 2, row: 3, [.shift, .alt, .control]))),
      Golden("from 0", "\u{1B}[<0;0;0M", .pointer(Pointer(.press(.left), column: 0, row: 0))),
      Golden("press outside", "\u{1B}[<0;900;400M", []),
      Golden("wheel outside", "\u{1B}[<64;81;1M", []),
      Golden(
        "release outside", "\u{1B}[<0;900;400m",
        .pointer(Pointer(.release(.left), column: 79, row: 23))),
      Golden("negative", "\u{1B}[<0;-1;4M", []),
      Golden("of two numbers", "\u{1B}[<0;1M", []),
      Golden("of rxvt", "\u{1B}[32;10;5Ma", .character("a")),
      Golden("of X10", "\u{1B}[M !!a", .character("a")),
      Golden(
        "after a key", "\u{1B}\u{1B}[<0;1;1M", .key(Key(.escape)),
        .pointer(Pointer(.press(.left), column: 0, row: 0))),
    ])
  func pointer(_ golden: Golden) { check(golden) }

  @Test(
    "Focus, and answers apart from keys (T4, T5)",
    arguments: [
      Golden("focus", "\u{1B}[I", .focus(true)),
      Golden("focus lost", "\u{1B}[O", .focus(false)),
      Golden("DA1 of kitty", "\u{1B}[?62;c", .reply(.attributes([62]))),
      Golden(
        "DA1 with a field too many", "\u{1B}[?64;1;2;52;c", .reply(.attributes([64, 1, 2, 52]))),
      Golden("DA2", "\u{1B}[>41;379;0c", []),
      Golden("XTVERSION", "\u{1B}P>|XTerm(379)\u{1B}\\", .reply(.version("XTerm(379)"))),
      Golden("XTVERSION of lies", "\u{1B}P>|a\u{7}b\u{1B}\\", []),
      Golden(
        "background", "\u{1B}]11;rgb:1e1e/2020/ffff\u{1B}\\", .reply(.background(RGB(30, 32, 255)))),
      Golden(
        "background of st", "\u{1B}]11;rgb:00/8/fff\u{7}", .reply(.background(RGB(0, 136, 255)))),
      Golden("foreground", "\u{1B}]10;rgba:ff/ff/ff/80\u{7}", .reply(.foreground(.white))),
      Golden("foreground in another form", "\u{1B}]10;#fff\u{7}", .reply(.foreground(.white))),
      Golden("a colour that is none", "\u{1B}]11;rm -rf\u{7}", []),
      Golden("DECRPM", "\u{1B}[?2026;2$y", .reply(.mode(2026, .reset))),
      Golden("DECRPM unknown", "\u{1B}[?2027;0$y", .reply(.mode(2027, .unknown))),
      Golden("DECRPM of no state", "\u{1B}[?2027;9$y", []),
      Golden("keyboard", "\u{1B}[?0u", .reply(.keyboard(0))),
      Golden("graphics", "\u{1B}_Gi=31;OK\u{1B}\\", .reply(.graphics(id: 31, isAccepted: true))),
      Golden(
        "no graphics", "\u{1B}_Gi=31;ENOTSUP:x\u{1B}\\",
        .reply(.graphics(id: 31, isAccepted: false))),
      Golden("cell size", "\u{1B}[6;20;10t", .reply(.cellSize(width: 10, height: 20))),
      Golden("a window's size", "\u{1B}[8;24;80t", []),
      Golden("dark", "\u{1B}[?997;1n", .reply(.scheme(isDark: true))),
      Golden("a position", "\u{1B}[24;80R", .reply(.position(row: 23, column: 79))),
      Golden(
        "answer behind a key", "\u{1B}\u{1B}[?62c", .key(Key(.escape)), .reply(.attributes([62]))),
      Golden(
        "string behind a key", "\u{1B}\u{1B}]11;rgb:0/0/0\u{7}", .key(Key(.escape)),
        .reply(.background(.black))),
      Golden("a title", "\u{1B}]lrm -rf\u{1B}\\", []),
      Golden("DECRQSS", "\u{1B}P1$r0m\u{1B}\\", []),
    ])
  func replies(_ golden: Golden) { check(golden) }

  @Test(
    "An unknown sequence is consumed whole, a truncated one as far as it went (T5)",
    arguments: [
      Golden("unknown", "\u{1B}[?1;2;3!xa", .character("a")),
      Golden("unknown key", "\u{1B}[99~a", .character("a")),
      Golden("unknown shift", "\u{1B}O~a", .character("a")),
      Golden("too long", "\u{1B}[" + String(repeating: "1;", count: 500) + "Aa", .character("a")),
      Golden(
        "too long for a key", "\u{1B}[15" + String(repeating: ";", count: 99) + "~a",
        .character("a")),
      Golden(
        "too long a string", "\u{1B}]11;" + String(repeating: "x", count: 9999) + "\u{7}a",
        .character("a")),
      Golden("cancelled", "\u{1B}[12\u{18}a", .character("a")),
      Golden("string cancelled", "\u{1B}]12\u{1A}a", .character("a")),
      Golden("restarted", "\u{1B}[12\u{1B}[A", .up),
      Golden("string restarted", "\u{1B}]12\u{1B}[A", .up),
      Golden("console restarted", "\u{1B}[[\u{1B}[A", .up),
      Golden("X10 restarted", "\u{1B}[M \u{1B}[A", .up),
      Golden("alt O, then up", "\u{1B}O\u{1B}[A", .key(Key(.character("O"), .alt)), .key(Key(.up))),
      Golden("privacy message", "\u{1B}^secret\u{1B}\\a", .character("a")),
      Golden("an eight-bit control in UTF-8", "\u{9B}a", .character("a")),
      Golden("a paste's end without its beginning", "\u{1B}[201~a", .character("a")),
    ])
  func unknown(_ golden: Golden) { check(golden) }

  @Test(
    "Pastes are one event, safe to show and bounded (T5)",
    arguments: [
      Golden("plain", "\u{1B}[200~a b\u{1B}[201~", .paste("a b")),
      Golden("lines", "\u{1B}[200~a\rb\r\nc\nd\u{1B}[201~", .paste("a\nb\nc\nd")),
      Golden(
        "hostile", "\u{1B}[200~a\u{1B}[2Jb\u{3}\u{1B}[201~x", .paste("a\u{FFFD}b␃"),
        .key(Key(.character("x")))),
      Golden("nearly ended", "\u{1B}[200~a\u{1B}[201\u{1B}[201~", .paste("a\u{FFFD}")),
      Golden(
        "too long", "\u{1B}[200~" + String(repeating: "a", count: 300) + "\u{1B}[201~",
        .paste(String(repeating: "a", count: 100) + "…")),
      Golden("empty", "\u{1B}[200~\u{1B}[201~", .paste("")),
    ])
  func paste(_ golden: Golden) { check(golden) }

  private func check(_ golden: Golden) {
    var decoder = Self.decoder
    var events = decoder.decode(Array(golden.bytes.utf8), at: .zero)
    #expect(events == golden.events)
    #expect(decoder.deadline == nil)
    // Byte by byte it is the same.
    decoder = Self.decoder
    events = golden.bytes.utf8.flatMap { decoder.decode([$0], at: .zero) }
    #expect(events == golden.events)
  }

  private static let decoder = InputDecoder(
    size: TerminalSize(columns: 80, rows: 24), pasteLimit: 100)
}

extension InputDecoderTests.Golden {
  /// What is consumed.
  fileprivate init(_ name: String, _ bytes: String, _ events: [InputEvent]) {
    self.name = name
    self.bytes = bytes
    self.events = events
  }
}

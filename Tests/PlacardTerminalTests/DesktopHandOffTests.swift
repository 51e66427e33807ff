import Foundation
import PlacardModels
@testable import PlacardTerminal
import Testing

@Suite("Desktop") struct DesktopHandOffTests {
  private func desktop(
    _ form: TerminalCapabilities.Notifications?, hasProgress: Bool = false
  ) -> DesktopHandOff {
    var capabilities = TerminalCapabilities()
    capabilities.notifications = form
    capabilities.hasProgress = hasProgress
    return DesktopHandOff(capabilities)
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private func post(
    _ title: String?, body: String? = nil, id: String = "a", progress: Message.Progress? = nil
  ) -> Post {
    var message = Message(title ?? "", body: body, id: id)
    message.title = title
    message.progress = progress
    return Post(number: 1, message: message)
  }

  /// The metadata and payload of each OSC 99.
  private func parts(_ bytes: [UInt8]) -> [(keys: String, payload: String)] {
    text(bytes).components(separatedBy: "\u{1B}\\").dropLast().compactMap { command in
      guard command.hasPrefix("\u{1B}]99;") else { return nil }
      let halves = command.dropFirst(5).split(
        separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
      let data = Data(base64Encoded: String(halves[1])) ?? Data()
      return (String(halves[0]), String(decoding: data, as: UTF8.self))
    }
  }

  @Test(
    "Nothing is handed to the desktop while the terminal is focused, or where it would be printed (T8)"
  )
  func seen() {
    var seen = desktop(.osc99)
    #expect(seen.isSeen && seen.show(post("Done")) == [])
    var unknown = desktop(nil)
    #expect(unknown.see(false) == [] && unknown.show(post("Done")) == [])
    var plain = TerminalCapabilities(mode: .plain)
    plain.notifications = .osc99
    plain.hasProgress = true
    var pipe = DesktopHandOff(plain)
    #expect(pipe.see(false) == [] && pipe.show(post("Done", progress: .fraction(0.5))) == [])
  }

  @Test("OSC 99 is tied to the id, and taken back when the post ends or the person returns (T8)")
  func kitty() throws {
    var desktop = desktop(.osc99)
    _ = desktop.see(false)
    let parts = parts(desktop.show(post("Build failed", body: "日本\n3 errors")))
    #expect(parts.map(\.payload) == ["Build failed", "日本\n3 errors"])
    let name = try #require(parts.first?.keys.split(separator: ":").first)
    #expect(name.wholeMatch(of: /i=placard-[0-9a-z]{13}/) != nil)
    #expect(
      parts.map(\.keys) == [
        "\(name):d=0:p=title:e=1:u=1:o=unfocused", "\(name):d=1:p=body:e=1:u=1:o=unfocused",
      ])
    #expect(text(desktop.close(id: "a")) == "\u{1B}]99;\(name):p=close;\u{1B}\\")
    #expect(desktop.close(id: "a") == [])
    _ = desktop.show(post("Again"))
    let other = self.parts(desktop.show(post("Other", id: "b"))).first?.keys
    #expect(other?.hasPrefix(String(name)) == false)
    let back = text(desktop.see(true))
    #expect(back.components(separatedBy: ":p=close;").count == 3)
    #expect(desktop.see(true) == [] && desktop.close(id: "a") == [])
  }

  @Test("A long text goes in parts of at most 2048 bytes, none of which ends within a scalar (T8)")
  func chunks() {
    var desktop = desktop(.osc99)
    _ = desktop.see(false)
    let body = String(repeating: "日本語 ", count: 390)
    let parts = parts(desktop.show(post("T", body: body)))
    #expect(parts.count > 2)
    #expect(parts.dropFirst().map(\.payload).joined() == body)
    #expect(parts.allSatisfy { $0.payload.utf8.count <= 2048 && !$0.payload.contains("\u{FFFD}") })
    #expect(parts.map { $0.keys.contains("d=1") } == parts.indices.map { $0 == parts.count - 1 })
  }

  @Test(
    "OSC 777 and 9 hold one safe line each, whatever the message says (T8)",
    arguments: [
      (
        TerminalCapabilities.Notifications.osc777, "Saved", "a;b" as String?,
        "\u{1B}]777;notify;Saved;a,b\u{1B}\\"
      ),
      (.osc777, "a\u{1B}]52;c;x\u{7}b", nil, "\u{1B}]777;notify;a\u{FFFD}b;\u{1B}\\"),
      (.osc9, "Saved", "two\nlines", "\u{1B}]9;Saved: two lines\u{1B}\\"),
      (.osc9, "4;3", nil, "\u{1B}]9;4,3\u{1B}\\"),
      (.osc9, "a\u{9C}b\u{7}", nil, "\u{1B}]9;a\u{FFFD}b␇\u{1B}\\"),
    ])
  func lines(
    form: TerminalCapabilities.Notifications, title: String, body: String?, expected: String
  ) {
    var desktop = desktop(form)
    _ = desktop.see(false)
    #expect(text(desktop.show(post(title, body: body))) == expected)
    #expect(desktop.close(id: "a") == [])
  }

  @Test(
    "Progress is reported once for each percent, the newest work first, and removed at the end (T8)"
  )
  func progress() {
    var desktop = desktop(nil, hasProgress: true)
    #expect(text(desktop.show(post("A", progress: .fraction(0.501)))) == "\u{1B}]9;4;1;50\u{1B}\\")
    #expect(desktop.update(post("A", progress: .fraction(0.509))) == [])
    #expect(
      desktop.restoreSequence == Array("\u{1B}]9;4;0\u{1B}\\".utf8)
        && desktop.restoreSequence.count <= 10)
    #expect(
      text(desktop.show(post("B", id: "b", progress: .indeterminate))) == "\u{1B}]9;4;3\u{1B}\\")
    #expect(desktop.update(post("A", progress: .fraction(0.6))) == [])
    #expect(text(desktop.close(id: "b")) == "\u{1B}]9;4;1;60\u{1B}\\")
    var failed = post("A", progress: .steps(done: 2, total: 3))
    failed.message.severity = .error
    #expect(text(desktop.update(failed)) == "\u{1B}]9;4;2;66\u{1B}\\")
    #expect(text(desktop.update(post("A", progress: .fraction(1)))) == "\u{1B}]9;4;0\u{1B}\\")
    #expect(desktop.restoreSequence == [] && desktop.close(id: "a") == [])
  }

  @Test("The bell rings at most once in two seconds (C7, T8)")
  func bell() {
    var desktop = desktop(nil)
    #expect(desktop.ring(at: .seconds(5)) == [7])
    #expect(desktop.ring(at: .milliseconds(6999)) == [])
    #expect(desktop.ring(at: .seconds(7)) == [7])
  }

  @Test(
    "Whatever a message holds, every command stays one (T8)",
    arguments: 1...20 as ClosedRange<UInt64>)
  func hostile(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "\u{1B}", "\u{1B}\\", "\u{7}", ";", ":", "\u{9C}", "\u{9D}", "a", "日", "\n", "\u{202E}", "\0",
    ]
    for form in [TerminalCapabilities.Notifications.osc99, .osc777, .osc9] {
      var desktop = desktop(form, hasProgress: true)
      _ = desktop.see(false)
      let texts = (0..<3).map { _ in
        (0..<40).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      }
      let post = post(texts[0], body: texts[1], id: texts[2], progress: .indeterminate)
      let bytes = desktop.show(post) + desktop.close(id: texts[2])
      let commands = text(bytes).components(separatedBy: "\u{1B}\\")
      #expect(commands.last == "", "seed \(seed)")
      for command in commands.dropLast() {
        #expect(command.hasPrefix("\u{1B}]"), "seed \(seed)")
        #expect(
          command.dropFirst(2).unicodeScalars.allSatisfy { scalar in
            scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value)
          }, "seed \(seed)")
      }
    }
  }
}

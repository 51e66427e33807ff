import PlacardAccessibility
import Testing

@testable import PlacardTerminal

@Suite("Queries") struct TerminalQueriesTests {
  private static let first = "\u{1B}[>0q\u{1B}]10;?\u{1B}\\\u{1B}]11;?\u{1B}\\\u{1B}[?u\u{1B}[c"
  private static let second = "\u{1B}[?2026$p\u{1B}[?2027$p\u{1B}[?2048$p\u{1B}[16t\u{1B}[c"

  private func queries(
    _ text: String = "TERM=xterm-256color", isTerminal: Bool = true, isForeground: Bool = true,
    asksForGraphics: Bool = false
  ) -> TerminalQueries {
    TerminalQueries(
      environment: TerminalDetectionTests.variables(text), isTerminal: isTerminal,
      isForeground: isForeground, asksForGraphics: asksForGraphics)
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test("Two batches, each ended by DA1, whatever the order of the rest (T4)")
  func batches() {
    var queries = queries()
    #expect(!queries.isFinished && queries.deadline == nil)
    #expect(text(queries.begin(at: .seconds(1))) == Self.first)
    #expect(queries.begin(at: .seconds(1)) == [])
    #expect(queries.deadline == .milliseconds(1150))
    #expect(queries.receive(.background(.black), at: .milliseconds(1010)) == [])
    #expect(queries.receive(.version("XTerm(379)"), at: .milliseconds(1010)) == [])
    #expect(text(queries.receive(.attributes([64]), at: .milliseconds(1020))) == Self.second)
    #expect(queries.deadline == .milliseconds(1170))
    #expect(queries.receive(.mode(2026, .reset), at: .milliseconds(1030)) == [])
    #expect(!queries.isFinished)
    #expect(queries.receive(.attributes([64]), at: .milliseconds(1030)) == [])
    #expect(queries.isFinished && !queries.isExpired && queries.deadline == nil)
    let answers = queries.replies
    #expect(answers.count == 5)
    #expect(queries.receive(.keyboard(1), at: .seconds(2)) == [])
    #expect(queries.replies == answers)
  }

  @Test(
    "Modes are not queried where the query might be printed (T4)",
    arguments: [
      ([TerminalReply.attributes([1, 2])], false),
      ([.version("tmux 3.3a"), .attributes([1, 2])], true),
      ([.attributes([1, 2, 4])], true),
      ([.attributes([])], true),
      ([.background(.black), .keyboard(1), .attributes([1, 2])], false),
    ])
  func modes(replies: [TerminalReply], asks: Bool) {
    var queries = queries()
    _ = queries.begin(at: .zero)
    let sent = replies.flatMap { queries.receive($0, at: .zero) }
    #expect(text(sent) == (asks ? Self.second : ""))
    #expect(queries.isFinished == !asks)
  }

  @Test("The modes that a killed program may have left on are queried on demand (T4)")
  func leftovers() {
    var queries = TerminalQueries(
      environment: ["TERM": "xterm"], isTerminal: true, isForeground: true,
      asksForLeftovers: true)
    _ = queries.begin(at: .zero)
    let sent = text(queries.receive(.attributes([64]), at: .zero))
    for mode in [2026, 7, 25, 1049, 1000, 1002, 1003, 1004, 2004] {
      #expect(sent.contains("\u{1B}[?\(mode)$p"))
    }
    #expect(sent.hasSuffix("\u{1B}[c") && sent.count { $0 == "c" } == 1)
    for mode in TerminalLeftover.modes { _ = queries.receive(.mode(mode, .set), at: .zero) }
    #expect(queries.replies.count == TerminalLeftover.modes.count + 1)
  }

  @Test("Silence ends at the deadline, and over SSH a second later (T4)")
  func silence() {
    for (environment, patience) in [
      ("TERM=xterm", 150), ("TERM=xterm SSH_TTY=x", 1000), ("TERM=xterm SSH_CONNECTION=x", 1000),
    ] {
      var queries = queries(environment)
      _ = queries.begin(at: .zero)
      queries.expire(at: .milliseconds(patience - 1))
      #expect(!queries.isFinished)
      queries.expire(at: .milliseconds(patience))
      #expect(queries.isFinished && queries.isExpired)
      #expect(queries.receive(.attributes([62]), at: .milliseconds(patience)) == [])
      #expect(queries.replies == [])
    }
  }

  @Test(
    "Nothing is queried where it would do harm (T4)",
    arguments: [
      ("TERM=dumb", TerminalQueries.Refusal.dumb), ("", .dumb), ("TERM=linux", .console),
      ("TERM=screen-256color", .screen), ("TERM=xterm STY=1.pts", .screen),
      ("TERM=xterm CI=true", .continuousIntegration),
      ("TERM=xterm TTY_INTERACTIVE=0", .continuousIntegration),
    ])
  func refusals(environment: String, refusal: TerminalQueries.Refusal) {
    var queries = queries(environment)
    #expect(queries.refusal == refusal)
    #expect(queries.begin(at: .zero) == [])
    #expect(queries.isFinished && !queries.isExpired)
  }

  @Test("Nor where no reply comes, or another program would read it (T4)")
  func otherRefusals() {
    #expect(queries(isTerminal: false).refusal == .noTerminal)
    #expect(queries(isForeground: false).refusal == .background)
    #expect(queries("TERM=screen-256color TMUX=x").refusal == nil)
    #expect(queries("TERM=xterm CI=1 TTY_INTERACTIVE=1").refusal == nil)
  }

  @Test(
    "Picture support is queried where the query is understood (T6)",
    arguments: [
      ("TERM=xterm-kitty", "kitty(0.26.5)", true), ("TERM=xterm-256color", "ghostty 1.3", true),
      ("TERM=xterm-256color", "XTerm(379)", false),
      ("TERM=tmux-256color TMUX=x", "kitty(0.26.5)", false),
    ])
  func graphics(environment: String, version: String, asks: Bool) {
    var queries = queries(environment, asksForGraphics: true)
    _ = queries.begin(at: .zero)
    _ = queries.receive(.version(version), at: .zero)
    #expect(text(queries.receive(.attributes([62]), at: .zero)).contains("\u{1B}_G") == asks)
  }

  @Test(
    "However a hostile terminal answers, it ends, and little is kept (T4)",
    arguments: 1...20 as ClosedRange<UInt64>)
  func hostile(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var queries = queries(asksForGraphics: true)
    var sent = queries.begin(at: .zero).count
    for step in 0..<500 {
      let replies: [TerminalReply] = [
        .attributes([Int.random(in: 0...3, using: &generator)]), .keyboard(step), .version("x"),
        .mode(step, .set), .background(.white), .graphics(id: step, isAccepted: true),
      ]
      let now = Duration.milliseconds(step)
      guard let reply = replies.randomElement(using: &generator) else { continue }
      sent += queries.receive(reply, at: now).count
      queries.expire(at: now)
    }
    #expect(queries.isFinished, "seed \(seed)")
    #expect(queries.replies.count <= 32, "seed \(seed)")
    #expect(sent < 200, "seed \(seed)")
  }
}

/// Queries to a terminal in two batches, each terminated by a query that every terminal answers.
///
/// A pure value: it returns the bytes to send, accepts the replies in any order, and ends with the
/// reply to the last query or at its deadline, whichever is first. Later replies are ignored.
/// Nothing is sent to a terminal that would print the query or that belongs to another program.
///
/// The first batch queries name, colours and keyboard. The second queries modes, and is sent only
/// to a terminal that reported its name or is more than a VT100 with a printer, since Terminal.app
/// prints a part of it.
///
/// ```swift
/// var queries = TerminalQueries(environment: variables, isTerminal: true, isForeground: true)
/// send(queries.begin(at: now))
/// while !queries.isFinished {
///   for case .reply(let reply) in read(until: queries.deadline) { send(queries.receive(reply, at: now)) }
///   queries.expire(at: now)
/// }
/// let detection = TerminalDetection(environment: variables, isTerminal: true, queries: queries)
/// ```
///
/// - Note: Source: DA1 as the end of a batch, as in xterm and notcurses.
package struct TerminalQueries: Sendable {
  /// Why nothing is queried.
  package enum Refusal: Sendable, Hashable, CustomStringConvertible {
    case noTerminal, dumb, continuousIntegration, console, screen, background

    /// The reason in a few words.
    package var description: String {
      switch self {
      case .noTerminal: "there is no terminal"
      case .dumb: "TERM is dumb or not set"
      case .continuousIntegration: "CI is set"
      case .console: "the Linux console answers nothing of use"
      case .screen: "screen prints questions"
      case .background: "another program is in the foreground"
      }
    }
  }

  private enum Phase: Sendable {
    case notBegun, first, second, finished
  }

  /// Why nothing is queried, or nil.
  package let refusal: Refusal?
  /// The replies received in time, in order.
  package private(set) var replies: [TerminalReply] = []
  /// Whether the terminal did not answer the last query in time.
  package private(set) var isExpired = false
  /// The deadline, on the clock of ``begin(at:)``; nil before the beginning and after the end.
  package private(set) var deadline: Duration?
  /// The timeout of a batch: 150 ms, or 1 s over SSH.
  package let patience: Duration

  private var phase = Phase.notBegun
  private let variables: Variables
  private let asksForGraphics: Bool
  private let isBrief: Bool
  private let asksForLeftovers: Bool

  /// Prepares the queries.
  ///
  /// - Parameters:
  ///   - environment: the environment variables of the process.
  ///   - isTerminal: whether input and output are the same terminal.
  ///   - isForeground: whether the process is in its foreground.
  ///   - asksForGraphics: whether pictures are to be shown, so that graphics support is queried.
  ///   - asksForLeftovers: whether the modes of every ``TerminalLeftover`` are queried.
  ///   - isBrief: whether only the background is queried.
  package init(
    environment: [String: String], isTerminal: Bool, isForeground: Bool,
    asksForGraphics: Bool = false, asksForLeftovers: Bool = false, isBrief: Bool = false
  ) {
    let variables = Variables(environment)
    self.variables = variables
    self.asksForGraphics = asksForGraphics
    self.isBrief = isBrief
    self.asksForLeftovers = asksForLeftovers
    refusal =
      if !isTerminal {
        .noTerminal
      } else if variables.term == "dumb" {
        .dumb
      } else if !(variables.choice("TTY_INTERACTIVE") ?? !variables.flag("CI")) {
        .continuousIntegration
      } else if variables.term == "linux" {
        .console
      } else if variables.multiplexer == "screen" {
        .screen
      } else {
        isForeground ? nil : .background
      }
    patience = variables.remote == nil ? .milliseconds(150) : .seconds(1)
  }

  /// Whether no more replies are awaited.
  package var isFinished: Bool { phase == .finished }

  /// The outcome of the queries, with the reason.
  var account: Belief<String> {
    if let refusal { return Belief("none", "\(refusal)") }
    if isExpired { return Belief("unanswered", "nothing came in time") }
    return isFinished ? Belief("answered", "all of them") : Belief("open", "nothing came yet")
  }

  /// Starts the queries, once.
  ///
  /// - Returns: The bytes to send; none if nothing is queried.
  package mutating func begin(at now: Duration) -> [UInt8] {
    guard phase == .notBegun else { return [] }
    guard refusal == nil else {
      phase = .finished
      return []
    }
    phase = .first
    deadline = now + patience
    if isBrief { return Array("\u{1B}]11;?\u{1B}\\\u{1B}[c".utf8) }
    return Array("\u{1B}[>0q\u{1B}]10;?\u{1B}\\\u{1B}]11;?\u{1B}\\\u{1B}[?u\u{1B}[c".utf8)
  }

  /// Processes a reply; ignored before the beginning and after the end.
  ///
  /// - Returns: The bytes to send next, usually none.
  package mutating func receive(_ reply: TerminalReply, at now: Duration) -> [UInt8] {
    guard phase == .first || phase == .second else { return [] }
    if replies.count < Self.mostReplies { replies.append(reply) }
    guard case .attributes(let attributes) = reply else { return [] }
    guard phase == .first, !isBrief, isNamed || attributes != [1, 2] else {
      finish()
      return []
    }
    phase = .second
    deadline = now + patience
    return secondBatch
  }

  /// Ends the queries if the deadline has passed.
  package mutating func expire(at now: Duration) {
    guard let deadline, now >= deadline else { return }
    isExpired = true
    finish()
  }

  private mutating func finish() {
    phase = .finished
    deadline = nil
  }

  /// The queried modes.
  static let modes = [2026, 2027, 2048]
  /// The id of the test image, which is never shown.
  private static let imageID = 31
  /// The maximum number of stored replies; more are spurious.
  private static let mostReplies = 32

  private var isNamed: Bool {
    replies.contains { if case .version = $0 { true } else { false } }
  }

  private var secondBatch: [UInt8] {
    var text = Self.modes.map { "\u{1B}[?\($0)$p" }.joined() + "\u{1B}[16t"
    if asksForLeftovers {
      text += TerminalLeftover.modes.map { "\u{1B}[?\($0)$p" }.joined()
    }
    if asksForGraphics, variables.multiplexer == nil, program.mayShowGraphics {
      text += "\u{1B}_Gi=\(Self.imageID),s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"
    }
    return Array((text + "\u{1B}[c").utf8)
  }

  /// The program by its reply, or else by the environment.
  private var program: TerminalProgram {
    TerminalIdentity(variables, replies).program
  }
}

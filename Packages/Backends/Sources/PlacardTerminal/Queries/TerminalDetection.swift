import PlacardModels
import PlacardViews

/// The capabilities of a terminal, each with the reason for its value.
///
/// A pure function of the environment and the terminal's replies. Explicit user settings take precedence,
/// then the terminal's replies, then what is known of the program, then a safe default.
package struct TerminalDetection: Sendable {
  /// A detected property.
  package enum Topic: Sendable, Hashable, CaseIterable {
    case terminal, mode, colors, background, unicode, widths, synchronized, reflow, columns
    case keyboard, escapeDelay, pointer, links, pictures, cellSize, notifications, progress
    case multiplexer, remote, sizeReports, questions
  }

  /// One detected property with its value.
  package struct Finding: Sendable {
    /// The property.
    package let topic: Topic
    /// The value as text; untrusted input is included unchanged.
    package let value: String
    /// The reason in a few words; untrusted input is included unchanged.
    package let reason: String
  }

  /// The capabilities.
  package private(set) var capabilities = TerminalCapabilities()
  /// The values as text with their reasons, one for each property.
  package private(set) var findings: [Finding] = []

  /// Detects the capabilities.
  ///
  /// - Parameters:
  ///   - environment: the environment variables of the process.
  ///   - isTerminal: whether the output is a terminal.
  ///   - queries: the queries sent to the terminal, if any.
  package init(
    environment: [String: String], isTerminal: Bool, queries: TerminalQueries? = nil
  ) {
    let evidence = TerminalEvidence(environment, isTerminal: isTerminal, queries: queries)
    note(.terminal, Belief(evidence.identity.text, evidence.identity.reason))
    capabilities.mode = note(.mode, evidence.mode) { "\($0)" }
    capabilities.asksByLine = evidence.asksByLine
    capabilities.colorDepth = note(.colors, evidence.colorDepth) { "\($0)" }
    capabilities.scheme = note(.background, evidence.scheme) { $0?.rawValue ?? "unknown" }
    capabilities.isColorForced = evidence.isColorForced
    capabilities.isUnicode = note(.unicode, evidence.isUnicode)
    capabilities.widthModel = note(.widths, evidence.widthModel) { "\($0)" }
    if capabilities.mode == .inline {
      let variables = Variables(environment)
      capabilities.editing = TerminalEditing(
        term: variables["TERM"] ?? "dumb", program: variables["TERM_PROGRAM"])
    }
    capabilities.isSynchronized = note(.synchronized, evidence.isSynchronized)
    capabilities.hasEmoji = capabilities.isUnicode && evidence.variables.term != "linux"
    capabilities.isReflowing = note(.reflow, evidence.isReflowing)
    capabilities.columns = note(.columns, evidence.columns) { $0.map { "\($0)" } ?? "the window's" }
    capabilities.keyboard = note(.keyboard, evidence.keyboard) { "\($0)" }
    capabilities.escapeDelay = .milliseconds(
      note(.escapeDelay, evidence.escapeDelay) { "\($0) ms" })
    capabilities.hasPointer = note(.pointer, evidence.hasPointer)
    capabilities.hasLinks = note(.links, evidence.hasLinks)
    capabilities.pictures = note(.pictures, evidence.pictures) { "\($0)" }
    capabilities.cellSize = note(.cellSize, evidence.cellSize) {
      $0.map { "\($0.width) x \($0.height) pixels" } ?? "unknown"
    }
    capabilities.notifications = note(.notifications, evidence.notifications) {
      $0.map { "\($0)" } ?? "no"
    }
    capabilities.hasProgress = note(.progress, evidence.hasProgress)
    capabilities.isMultiplexed = note(.multiplexer, evidence.multiplexer) { $0 ?? "no" } != nil
    capabilities.isRemote = note(.remote, evidence.isRemote)
    note(.sizeReports, evidence.sizeReports)
    note(.questions, queries?.account ?? Belief("none", "not asked"))
  }

  private mutating func note<Value>(
    _ topic: Topic, _ belief: Belief<Value>, _ text: (Value) -> String
  ) -> Value {
    findings.append(Finding(topic: topic, value: text(belief.value), reason: belief.reason))
    return belief.value
  }

  private mutating func note(_ topic: Topic, _ belief: Belief<Bool>) -> Bool {
    note(topic, belief) { $0 ? "yes" : "no" }
  }

  private mutating func note(_ topic: Topic, _ belief: Belief<String>) {
    findings.append(Finding(topic: topic, value: belief.value, reason: belief.reason))
  }
}

/// A value with its reason.
struct Belief<Value> {
  let value: Value
  let reason: String

  init(_ value: Value, _ reason: String) {
    self.value = value
    self.reason = reason
  }
}

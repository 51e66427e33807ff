/// Which program shows the terminal, as it says itself or as the environment does.
struct TerminalIdentity: Sendable, Equatable {
  let program: TerminalProgram
  /// The version as one number, as the program counts; 304 for 3.4 of tmux.
  let version: Int?
  /// Name and version for people to read.
  let text: String
  let reason: String

  init(_ variables: Variables, _ replies: [TerminalReply]) {
    for case .version(let text) in replies {
      let program = TerminalProgram(name: text) ?? .unknown
      let version = program == .tmux ? Self.packed(text) : Self.digits(text)
      self.init(program, version: version, text: text, because: "it says so")
      return
    }
    guard let (program, reason) = TerminalProgram.find(in: variables) else {
      self.init(.unknown, version: nil, because: "nothing tells")
      return
    }
    let version: Int? =
      switch program {
      case .vte: variables.number("VTE_VERSION")
      case .tmux where variables["TERM_PROGRAM"] == "tmux":
        variables["TERM_PROGRAM_VERSION"].flatMap(Self.packed)
      default: nil
      }
    self.init(program, version: version, because: reason)
  }

  private init(
    _ program: TerminalProgram, version: Int?, text: String? = nil, because reason: String
  ) {
    self.program = program
    self.version = version
    self.text = text ?? program.rawValue
    self.reason = reason
  }

  /// The first run of digits: `VTE(7006)` is 7006.
  private static func digits(_ text: String) -> Int? {
    Int(text.drop { !$0.isWholeNumber }.prefix { $0.isWholeNumber })
  }

  /// Two numbers with a dot between them: `tmux 3.3a` is 303.
  private static func packed(_ text: String) -> Int? {
    let digits = text.drop { !$0.isWholeNumber }
    guard let major = Int(digits.prefix { $0.isWholeNumber }), major < 1000 else { return nil }
    let rest = digits.drop { $0.isWholeNumber }
    guard rest.first == ".", let minor = Int(rest.dropFirst().prefix { $0.isWholeNumber }),
      minor < 100
    else { return major * 100 }
    return major * 100 + minor
  }
}

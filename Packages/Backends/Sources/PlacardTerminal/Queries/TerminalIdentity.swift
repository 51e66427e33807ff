/// The program that provides the terminal, by its own reply or the environment.
struct TerminalIdentity {
  let program: TerminalProgram
  /// The version as one integer in the program's scheme; 304 for tmux 3.4.
  let version: Int?
  /// Name and version for display.
  let text: String
  let reason: String

  init(_ variables: Variables, _ replies: [TerminalReply]) {
    for case .version(let text) in replies {
      let program = TerminalProgram(name: text) ?? .unknown
      let version = Self.number(in: text, isPacked: program == .tmux)
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
        variables["TERM_PROGRAM_VERSION"].flatMap { Self.number(in: $0, isPacked: true) }
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

  /// The first run of digits, 7006 for `VTE(7006)`; if packed, with the digits after a dot, 303 for
  /// `tmux 3.3a`.
  private static func number(in text: String, isPacked: Bool) -> Int? {
    let digits: ClosedRange<UInt8> = 0x30...0x39
    let bytes = Array(text.utf8)[...]
    let first: ArraySlice<UInt8> = bytes.drop { !digits.contains($0) }.prefix {
      digits.contains($0)
    }
    guard let major = Int(decimal: first) else { return nil }
    guard isPacked else { return major }
    let rest = bytes[first.endIndex...]
    let second: ArraySlice<UInt8> =
      rest.first == 0x2E ? rest.dropFirst().prefix { digits.contains($0) } : []
    return major * 100 + min(Int(decimal: second) ?? 0, 99)
  }
}

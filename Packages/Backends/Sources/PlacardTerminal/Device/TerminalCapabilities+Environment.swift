extension TerminalCapabilities {
  /// Determines the capabilities from the environment.
  ///
  /// The mode is ``Mode/inline`` on a terminal that is not `dumb`, unless `CI` or `ACCESSIBLE` is set.
  /// `TTY_COMPATIBLE` (0 or 1) overrules whether it is a terminal, `TTY_INTERACTIVE` overrules `CI`. An
  /// empty variable counts as unset; for flags, `0` and `false` count as unset too.
  ///
  /// The colours follow the first that applies: `NO_COLOR`: none. `FORCE_COLOR`: 0 none, 1 = 16,
  /// 2 = 256, 3 all, other as the terminal has. `CLICOLOR_FORCE`: as the terminal has. No terminal,
  /// `TERM=dumb` or `CLICOLOR=0`: none. Otherwise as `COLORTERM` and `TERM` say. `NO_COLOR` comes first
  /// because those who set it need it.
  ///
  /// For the reasons, and for the terminal's own replies, see ``TerminalDetection``.
  ///
  /// - Parameters:
  ///   - environment: the environment variables of the process.
  ///   - isTerminal: whether the output is a terminal.
  package init(environment: [String: String], isTerminal: Bool) {
    self = TerminalDetection(environment: environment, isTerminal: isTerminal).capabilities
  }
}

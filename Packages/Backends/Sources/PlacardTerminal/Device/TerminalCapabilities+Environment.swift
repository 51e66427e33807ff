extension TerminalCapabilities {
  /// Determines the capabilities from the environment.
  ///
  /// The mode is ``Mode/inline`` on a terminal that is not `dumb`, unless `CI` or `ACCESSIBLE` is set.
  /// `TTY_COMPATIBLE` (0 or 1) overrides whether it is a terminal, `TTY_INTERACTIVE` overrides `CI`. An
  /// empty variable counts as unset; for flags, `0` and `false` count as unset too.
  ///
  /// The colour depth is determined by the first rule that applies. `NO_COLOR`: none. `FORCE_COLOR`:
  /// 0 none, 1 = 16, 2 = 256, 3 all, other values the terminal's own. `CLICOLOR_FORCE`: the
  /// terminal's own. No terminal, `TERM=dumb` or `CLICOLOR=0`: none. Otherwise `COLORTERM` and `TERM`.
  /// `NO_COLOR` takes precedence, since its users depend on it.
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

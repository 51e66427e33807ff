extension TerminalDevice {
  /// How input is passed to programs.
  package struct LineSettings: Sendable, Equatable {
    /// Whether typed characters are shown.
    package var hasEcho: Bool
    /// Whether input arrives line by line.
    package var hasLineMode: Bool

    /// Creates settings; by default those that a shell gives a program.
    package init(hasEcho: Bool = true, hasLineMode: Bool = true) {
      self.hasEcho = hasEcho
      self.hasLineMode = hasLineMode
    }
  }

  /// The present settings of the input; nil if it is no terminal.
  package var lineSettings: LineSettings? {
    CLibrary.settings(of: input).map { settings in
      LineSettings(
        hasEcho: CLibrary.hasEcho(settings), hasLineMode: CLibrary.hasLineMode(settings))
    }
  }

  /// Mends a terminal that a killed program has left changed: its settings, as `stty sane` does, and its
  /// modes, by ``TerminalReset/sequence``; text and scrollback stay.
  ///
  /// - Returns: False if the input is no terminal or takes no settings.
  /// - Throws: `TerminalGone` if the terminal takes no bytes.
  package func reset() throws(TerminalGone) -> Bool {
    guard let settings = CLibrary.settings(of: input) else { return false }
    try write(TerminalReset.sequence)
    return CLibrary.applyAfterOutput(CLibrary.sane(settings), to: input)
  }
}

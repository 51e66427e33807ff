public import PlacardViews

/// What a terminal can do, as far as the environment tells; nothing is asked of the terminal.
public struct TerminalCapabilities: Sendable, Equatable {
  /// How messages are shown.
  public enum Mode: String, Sendable, Hashable, CaseIterable {
    /// In a region that is redrawn under scrolling output.
    case inline
    /// As lines, without a single cursor move.
    case plain
  }

  /// How messages are shown.
  public var mode: Mode
  /// How many colours there are; forced colours do not imply ``Mode/inline``.
  public var colorDepth: ColorDepth
  /// Whether characters beyond ASCII are understood.
  public var isUnicode: Bool
  /// Whether batches are marked so that each is shown at once (mode 2026).
  public var isSynchronized: Bool
  /// Whether rows that become too long for a narrower window are broken.
  public var isReflowing: Bool
  /// The most columns to use, as the person says with `COLUMNS`.
  public var columns: Int?

  /// What it does besides printing, moving and erasing.
  public var editing: TerminalEditing = []

  /// Creates capabilities from their values; by default those of a modern terminal.
  public init(
    mode: Mode = .inline, colorDepth: ColorDepth = .trueColor, isUnicode: Bool = true,
    isSynchronized: Bool = true, isReflowing: Bool = true, columns: Int? = nil
  ) {
    self.mode = mode
    self.colorDepth = colorDepth
    self.isUnicode = isUnicode
    self.isSynchronized = isSynchronized
    self.isReflowing = isReflowing
    self.columns = columns
  }
}

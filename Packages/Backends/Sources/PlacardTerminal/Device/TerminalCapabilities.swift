package import PlacardText
package import PlacardViews

/// What a terminal can do, as far as the environment and its own answers tell.
package struct TerminalCapabilities: Sendable, Equatable {
  /// How messages are shown.
  package enum Mode: String, Sendable, Hashable, CaseIterable {
    /// In a region that is redrawn under scrolling output.
    case inline
    /// As lines, without a single cursor move.
    case plain
  }

  /// How keys are told.
  package enum Keyboard: Sendable, Hashable {
    /// As terminals always did; a lone ESC is known by the time that follows it.
    case legacy
    /// By the kitty keyboard protocol, once it is switched on.
    case kitty
  }

  /// How pictures are shown.
  package enum Pictures: Sendable, Hashable {
    /// By the kitty graphics protocol.
    case kitty
    /// As two colours in each cell.
    case halfBlocks
    /// As the text that stands for them.
    case alternative
  }

  /// How a message is handed to the desktop.
  package enum Notifications: Sendable, Hashable {
    /// OSC 99 of kitty, which knows ids and can be taken back.
    case osc99
    /// OSC 777 of rxvt-unicode, with a title and a body.
    case osc777
    /// OSC 9 of iTerm2, with one text.
    case osc9
  }

  /// A number of pixels.
  package struct Pixels: Sendable, Equatable {
    /// From the left to the right.
    package var width: Int
    /// From the top to the bottom.
    package var height: Int

    /// Creates a size; a terminal's own answer is 1…1000 each.
    package init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }
  }

  /// How messages are shown.
  package var mode: Mode
  /// How many colours there are; forced colours do not imply ``Mode/inline``.
  package var colorDepth: ColorDepth
  /// Whether characters beyond ASCII are understood.
  package var isUnicode: Bool
  /// Whether emoji are drawn as such.
  package var hasEmoji: Bool = true
  /// Whether batches are marked so that each is shown at once (mode 2026).
  package var isSynchronized: Bool
  /// Whether rows that become too long for a narrower window are broken.
  package var isReflowing: Bool
  /// The most columns to use, as the person says with `COLUMNS`.
  package var columns: Int?
  /// Whether the background is dark.
  package var isDark: Bool = true
  /// How columns of text are counted.
  package var widthModel: WidthModel = .cluster
  /// How keys are told.
  package var keyboard: Keyboard = .legacy
  /// Whether the mouse can be told of.
  package var hasPointer: Bool = true
  /// Whether links are shown as such (OSC 8).
  package var hasLinks: Bool = false
  /// How pictures are shown.
  package var pictures: Pictures = .alternative
  /// How messages are handed to the desktop; nil if they are not.
  package var notifications: Notifications?
  /// Whether the window's frame or tab shows progress (OSC 9;4).
  package var hasProgress: Bool = false
  /// Whether another program stands between this one and the terminal: tmux or screen.
  package var isMultiplexed: Bool = false
  /// Whether the terminal is at the other end of an SSH connection.
  package var isRemote: Bool = false
  /// The size of a cell, where the terminal told.
  package var cellSize: Pixels?
  /// How long a lone ESC waits for more, as `ESCDELAY` says.
  package var escapeDelay: Duration = .milliseconds(50)

  /// What it does besides printing, moving and erasing.
  package var editing: TerminalEditing = []

  /// Creates capabilities from their values; by default those of a modern terminal.
  package init(
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

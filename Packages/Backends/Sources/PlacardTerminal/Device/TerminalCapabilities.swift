package import PlacardText
package import PlacardViews

/// The capabilities of a terminal, from the environment and from its replies to queries.
package struct TerminalCapabilities: Sendable, Equatable {
  /// How messages are shown.
  package enum Mode: String, Sendable, Hashable, CaseIterable {
    /// In a region that is redrawn below scrolling output.
    case inline
    /// As lines, without cursor movement.
    case plain
  }

  /// The keyboard protocol.
  package enum Keyboard: Sendable, Hashable {
    /// The traditional encoding, in which a lone ESC is detected by a timeout.
    case legacy
    /// The kitty keyboard protocol, once it is enabled.
    case kitty
  }

  /// The picture protocol.
  package enum Pictures: Sendable, Hashable {
    /// By the kitty graphics protocol.
    case kitty
    /// Half blocks: two colours in each cell.
    case halfBlocks
    /// The alternative text.
    case alternative
  }

  /// The desktop notification protocol.
  package enum Notifications: Sendable, Hashable {
    /// OSC 99 of kitty, with ids and withdrawal.
    case osc99
    /// OSC 777 of rxvt-unicode, with a title and a body.
    case osc777
    /// OSC 9 of iTerm2, with one text.
    case osc9
  }

  /// A size in pixels.
  package struct Pixels: Sendable, Equatable {
    /// The width.
    package var width: Int
    /// The height.
    package var height: Int

    /// Creates a size; a terminal's own reply is 1…1000 each.
    package init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }
  }

  /// How messages are shown.
  package var mode: Mode
  /// Whether questions may be asked by lines where ``mode`` is ``Mode/plain``: not with `TTY_INTERACTIVE=0`.
  package var asksByLine: Bool = true
  /// The colour depth; forced colours do not imply ``Mode/inline``.
  package var colorDepth: ColorDepth
  /// Whether the user forces colours, so that plain lines have them too.
  package var isColorForced: Bool = false
  /// Whether the terminal supports characters beyond ASCII.
  package var isUnicode: Bool
  /// Whether emoji are drawn as emoji.
  package var hasEmoji: Bool = true
  /// Whether the terminal supports synchronized output (mode 2026).
  package var isSynchronized: Bool
  /// Whether the terminal reflows rows when the window becomes narrower.
  package var isReflowing: Bool
  /// Maximum columns to use, as set by the user in `COLUMNS`.
  package var columns: Int?
  /// Whether the background is dark or light; nil if that is not known.
  package var scheme: Theme.Scheme?
  /// The width model of text.
  package var widthModel: WidthModel = .cluster
  /// The keyboard protocol.
  package var keyboard: Keyboard = .legacy
  /// Whether the terminal can report the mouse.
  package var hasPointer: Bool = true
  /// Whether the terminal supports links (OSC 8).
  package var hasLinks: Bool = false
  /// The picture protocol.
  package var pictures: Pictures = .alternative
  /// The desktop notification protocol; nil for none.
  package var notifications: Notifications?
  /// Whether the terminal shows progress in its window or tab (OSC 9;4).
  package var hasProgress: Bool = false
  /// Whether a multiplexer runs between the program and the terminal: tmux or screen.
  package var isMultiplexed: Bool = false
  /// Whether the terminal is connected over SSH.
  package var isRemote: Bool = false
  /// The size of a cell, if the terminal reported it.
  package var cellSize: Pixels?
  /// The timeout after a lone ESC, as set in `ESCDELAY`.
  package var escapeDelay: Duration = .milliseconds(50)

  /// The editing functions that the terminal supports.
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

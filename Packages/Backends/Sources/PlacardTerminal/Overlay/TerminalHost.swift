public import PlacardAccessibility
public import PlacardLayout
public import PlacardModels

/// A full-screen application that hands over its cells and gets them back with messages above them.
///
/// An application that has a renderer of its own conforms and draws the frames that it is given; any
/// other draws through a ``TerminalScreen``. All of it may be called from any thread, but one call at
/// a time.
///
/// ```swift
/// struct Editor: TerminalHost {
///   func screen() -> HostScreen? { HostScreen(buffer.cells, HostLayout(bars: [.init(.bottom)])) }
///   func show(_ frame: CellBuffer, damage: CellRect) { renderer.draw(frame, in: damage) }
///   func attach(_ link: HostLink) { buffer.changed = { link.redraw() } }
/// }
/// ```
public protocol TerminalHost: Sendable {
  /// Receives the way to the messages, once, before anything else is asked; ignored by default.
  func attach(_ link: HostLink)

  /// What the application shows now; nil while it has no screen, so that posts wait for one.
  func screen() -> HostScreen?

  /// Shows the application's cells with the messages above them.
  ///
  /// - Parameters:
  ///   - frame: The whole screen.
  ///   - damage: Where alone it differs from the last one.
  func show(_ frame: CellBuffer, damage: CellRect)

  /// Shows the application's own cursor with the frame that follows, or with the last one; ignored by
  /// default.
  ///
  /// - Parameter cursor: Where ``HostScreen/cursor`` is; nil hides it, where there is none, where a
  ///   message covers it and while a message has the focus.
  func place(_ cursor: ScreenCursor?)

  /// Takes note of what the messages ask for, whenever that changes; ignored by default.
  func respect(_ requests: HostRequests)

  /// Called before and after the messages follow a content inset; ignored by default.
  func follow(_ event: ContentInsetTracker.Event)

  /// Calls for attention, by the bell or otherwise; ignored by default.
  func ring(_ attention: Attention)

  /// Waits until what was given to it is seen; not at all by default.
  func settle() async
}

extension TerminalHost {
  /// Ignores it.
  public func attach(_ link: HostLink) {}

  /// Ignores it.
  public func place(_ cursor: ScreenCursor?) {}

  /// Ignores it.
  public func respect(_ requests: HostRequests) {}

  /// Ignores it.
  public func follow(_ event: ContentInsetTracker.Event) {}

  /// Ignores it.
  public func ring(_ attention: Attention) {}

  /// Does not wait.
  public func settle() async {}
}

/// What an application shows, and where on it messages may stand.
public struct HostScreen: Sendable {
  /// Every cell of the screen.
  public var cells: CellBuffer
  /// Where messages may stand.
  public var layout: HostLayout
  /// Where the application's own cursor is; nil while it is hidden.
  public var cursor: ScreenCursor?

  /// Creates a screen; by default messages may stand anywhere, and there is no cursor.
  public init(
    _ cells: CellBuffer, _ layout: HostLayout = HostLayout(), cursor: ScreenCursor? = nil
  ) {
    self.cells = cells
    self.layout = layout
    self.cursor = cursor
  }
}

/// What the messages ask of the application that they are shown above.
public struct HostRequests: Sendable, Equatable {
  /// Whether there are messages: the first has come, or the last has gone.
  public var isNeeded: Bool
  /// What has the focus, in words for those who do not see it; nil while the application has it.
  public var focus: FocusTarget?
  /// What to do with the bars.
  public var bars: OverlayContext.BarTreatment

  /// Creates wishes; by default there are none.
  init(
    isNeeded: Bool = false, focus: FocusTarget? = nil, bars: OverlayContext.BarTreatment = .keep
  ) {
    self.isNeeded = isNeeded
    self.focus = focus
    self.bars = bars
  }
}

/// The way from an application to the messages above its screen; may be used from any thread.
public struct HostLink: Sendable {
  private let drawing: @Sendable (Range<Int>?) -> Bool
  private let handling: @Sendable (InputEvent) -> Bool

  init(
    redraw: @escaping @Sendable (Range<Int>?) -> Bool,
    handle: @escaping @Sendable (InputEvent) -> Bool
  ) {
    drawing = redraw
    handling = handle
  }

  /// Says that the application's screen or its layout has changed, appeared, or is gone.
  ///
  /// - Parameter rows: Where alone cells have changed; everywhere by default.
  /// - Returns: False once the messages are closed, so that the application draws by itself.
  @discardableResult
  public func redraw(rows: Range<Int>? = nil) -> Bool {
    drawing(rows)
  }

  /// Hands on what a person did.
  ///
  /// - Returns: Whether it was for the messages, so that the application must ignore it.
  public func handle(_ event: InputEvent) -> Bool {
    handling(event)
  }
}

public import PlacardAccessibility
public import PlacardLayout
public import PlacardModels

/// A full-screen application that provides its cells and displays them with messages composited above.
///
/// An application with its own renderer conforms and draws the given frames; any other uses a
/// ``TerminalScreen``. ``screen()`` may be called from any thread at any time; the others from any thread, but
/// never concurrently. No lock of the messages is held meanwhile.
///
/// ```swift
/// struct Editor: TerminalHost {
///   func screen() -> HostScreen? { HostScreen(buffer.cells, HostLayout(bars: [.init(.bottom)])) }
///   func show(_ frame: CellBuffer, damage: CellRect) { renderer.draw(frame, in: damage) }
///   func attach(_ link: HostLink) { buffer.changed = { link.redraw() } }
/// }
/// ```
public protocol TerminalHost: Sendable {
  /// Receives the link to the messages, once, before any other call; ignored by default.
  func attach(_ link: HostLink)

  /// The application's current screen; nil while it has none, and posts wait for one.
  func screen() -> HostScreen?

  /// Displays the application's cells with the messages above them.
  ///
  /// - Parameters:
  ///   - frame: The whole screen.
  ///   - damage: The area that differs from the previous frame.
  func show(_ frame: CellBuffer, damage: CellRect)

  /// Displays the application's own cursor with the next frame, or with the latest one; ignored by default.
  ///
  /// - Parameter cursor: The position ``HostScreen/cursor``; nil hides it: if there is none, if a message
  ///   covers it, and while a message has the focus.
  func place(_ cursor: ScreenCursor?)

  /// Receives the requests of the messages whenever they change; ignored by default.
  func respect(_ requests: HostRequests)

  /// Called before and after the messages follow a content inset; ignored by default.
  func follow(_ event: ContentInsetTracker.Event)

  /// Requests attention, by the bell or otherwise; ignored by default.
  func ring(_ attention: Attention)

  /// Waits until the frames given so far are displayed; returns at once by default.
  func flush() async
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

  /// Returns at once.
  public func flush() async {}
}

/// An application's screen, and where on it messages may be placed.
public struct HostScreen: Sendable {
  /// Every cell of the screen.
  public var cells: CellBuffer
  /// Where messages may be placed.
  public var layout: HostLayout
  /// The position of the application's own cursor; nil while it is hidden.
  public var cursor: ScreenCursor?

  /// Creates a screen; by default messages may be placed anywhere, and there is no cursor.
  public init(
    _ cells: CellBuffer, _ layout: HostLayout = HostLayout(), cursor: ScreenCursor? = nil
  ) {
    self.cells = cells
    self.layout = layout
    self.cursor = cursor
  }
}

/// The requests of the messages to their host.
public struct HostRequests: Sendable, Equatable {
  /// Whether there are messages.
  public var isNeeded: Bool
  /// A spoken description of the focus; nil while the application has it.
  public var focus: FocusTarget?
  /// The bar treatment.
  public var bars: OverlayContext.BarTreatment

  /// Creates requests; by default there are none.
  init(
    isNeeded: Bool = false, focus: FocusTarget? = nil, bars: OverlayContext.BarTreatment = .keep
  ) {
    self.isNeeded = isNeeded
    self.focus = focus
    self.bars = bars
  }
}

/// The link from an application to the messages above its screen; may be used from any thread.
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

  /// Reports that the application's screen or its layout has changed, appeared, or is gone.
  ///
  /// - Parameter rows: The rows whose cells have changed; all by default.
  /// - Returns: False once the messages are closed; the application then draws by itself.
  @discardableResult
  public func redraw(rows: Range<Int>? = nil) -> Bool {
    drawing(rows)
  }

  /// Passes on a user event.
  ///
  /// - Returns: Whether the messages consumed it; the application must then ignore it.
  public func handle(_ event: InputEvent) -> Bool {
    handling(event)
  }
}

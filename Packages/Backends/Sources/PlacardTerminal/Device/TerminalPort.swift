/// The terminal from its writer's point of view; a real one is a ``TerminalDevice``.
@_spi(Inspection) public protocol TerminalPort: Sendable {
  /// The size of the window; nil if unknown.
  var size: TerminalSize? { get }

  /// Whether the process may draw: it is in the foreground.
  var isForeground: Bool { get }

  /// Writes all bytes; waits while the terminal accepts none.
  ///
  /// - Throws: `TerminalGone` once the terminal has been closed, then at every call.
  func write(_ bytes: [UInt8]) throws(TerminalGone)

  /// Whether the terminal's line discipline moves the cursor to the first column at a line feed.
  var returnsAtLineFeed: Bool { get }

  /// Takes over the settings and signals of the terminal; again after it was released.
  ///
  /// - Parameter wake: the descriptor that receives a byte whenever there are events.
  func attach(wake: Int32)

  /// Releases everything that ``attach(wake:)`` took over.
  func detach()

  /// Sets the restore and suspend sequences, written if the process ends or stops.
  func prepare(restoreSequence: [UInt8], suspendSequence: [UInt8])

  /// The events since the last call.
  func takeEvents() -> TerminalEvents

  /// Begins an update, if the terminal may be used now.
  ///
  /// - Returns: False while the process is about to stop or to end; the `wake` descriptor receives a byte
  ///   when that is over. Otherwise ``endUpdate()`` must follow.
  func beginUpdate() -> Bool

  /// Whether the terminal has not been restored since ``beginUpdate()``, so that the prepared update is
  /// still valid.
  var isUndisturbed: Bool { get }

  /// Ends an update.
  func endUpdate()

  /// Whether a person's keys can be read: the input is this terminal.
  var hasInput: Bool { get }

  /// Switches line mode and echo off, and input modes on.
  ///
  /// - Parameters:
  ///   - modes: The events to receive in addition to keys.
  ///   - wake: The descriptor that receives a byte whenever there are events or, without a descriptor to wait
  ///     for, input.
  /// - Returns: False if there is no input, or another program is in the foreground; nothing changes then.
  func beginInput(_ modes: InputModes, wake: Int32) -> Bool

  /// The descriptor that can be read when something was typed; -1 if there is none to wait for.
  var inputDescriptor: Int32 { get }

  /// Reads what was typed; waits if there is nothing and a descriptor to wait for.
  ///
  /// - Returns: The bytes, or nil at the end of the input.
  func readInput() -> [UInt8]?

  /// Discards what was typed and not read.
  func discardInput()

  /// Switches the input modes off; reports in transit still arrive.
  func endModes()

  /// Switches the input modes off and restores the settings.
  func endInput()

  /// Announces that the process exits: the terminal may be used once more, even if the process exits inside
  /// a signal handler for which it was restored.
  func prepareToExit()
}

/// The terminal is gone permanently: its window was closed or its reader ended.
@_spi(Inspection) public struct TerminalGone: Error, Sendable, Equatable, CustomStringConvertible {
  /// Creates the error.
  public init() {}

  /// The error as one sentence.
  public var description: String { "The terminal is gone." }
}

@_spi(Inspection) extension TerminalPort {
  /// Returns false.
  public var returnsAtLineFeed: Bool { false }

  /// Does nothing.
  public func attach(wake: Int32) {}

  /// Does nothing.
  public func detach() {}

  /// Does nothing.
  public func prepare(restoreSequence: [UInt8], suspendSequence: [UInt8]) {}

  /// Returns no events.
  public func takeEvents() -> TerminalEvents { [] }

  /// Returns true.
  public func beginUpdate() -> Bool { true }

  /// Returns true.
  public var isUndisturbed: Bool { true }

  /// Does nothing.
  public func endUpdate() {}

  /// Returns false.
  public var hasInput: Bool { false }

  /// Returns false.
  public func beginInput(_ modes: InputModes, wake: Int32) -> Bool { false }

  /// Returns -1.
  public var inputDescriptor: Int32 { -1 }

  /// Returns nil.
  public func readInput() -> [UInt8]? { nil }

  /// Does nothing.
  public func discardInput() {}

  /// Does nothing.
  public func endModes() {}

  /// Does nothing.
  public func endInput() {}

  /// Does nothing.
  public func prepareToExit() {}
}

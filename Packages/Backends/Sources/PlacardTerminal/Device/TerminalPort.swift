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

  /// Does nothing.
  public func prepareToExit() {}
}

/// The terminal as its writer sees it; a real one is a ``TerminalDevice``.
package protocol TerminalPort: Sendable {
  /// The size of the window; nil if it does not tell.
  var size: TerminalSize? { get }

  /// Whether the process may draw: nobody else is in the foreground.
  var isForeground: Bool { get }

  /// Writes all bytes; waits as long as the terminal takes none.
  ///
  /// - Throws: `TerminalGone`, from then on always, once nobody can read any more.
  func write(_ bytes: [UInt8]) throws(TerminalGone)

  /// Takes charge of keys and emergencies, or lets go of them again.
  ///
  /// - Parameter wake: the descriptor that receives a byte whenever there is something to answer.
  func attach(wake: Int32)

  /// Lets go of everything that ``attach(wake:)`` took.
  func detach()

  /// Says what is to be written should the process end or stop now.
  func prepare(restoreSequence: [UInt8], suspendSequence: [UInt8])

  /// What has happened since the last call.
  func takeEvents() -> TerminalEvents

  /// Asks whether the terminal may be used now, and announces that it is.
  ///
  /// - Returns: False while the process is about to stop or to end; the `wake` descriptor tells when
  ///   that is over. Otherwise ``endUpdate()`` must follow.
  func beginUpdate() -> Bool

  /// Whether nobody has restored the terminal since ``beginUpdate()``, so that what was prepared meanwhile
  /// still fits.
  var isUndisturbed: Bool { get }

  /// Announces that the terminal is no longer being used.
  func endUpdate()

  /// Announces that the process exits: the terminal may be used once more, also where it exits inside a
  /// handler of a signal for which it was restored.
  func prepareToExit()
}

/// The terminal is gone for good: its window was closed or its reader ended.
package struct TerminalGone: Error, Sendable, Equatable, CustomStringConvertible {
  /// Creates the error.
  package init() {}

  /// Says so in one sentence.
  package var description: String { "The terminal is gone." }
}

extension TerminalPort {
  /// Ignores it.
  public func attach(wake: Int32) {}

  /// Has nothing to let go of.
  public func detach() {}

  /// Ignores it.
  public func prepare(restoreSequence: [UInt8], suspendSequence: [UInt8]) {}

  /// Nothing ever happens.
  public func takeEvents() -> TerminalEvents { [] }

  /// Always.
  public func beginUpdate() -> Bool { true }

  /// Always.
  public var isUndisturbed: Bool { true }

  /// Ignores it.
  public func endUpdate() {}

  /// Ignores it.
  public func prepareToExit() {}
}

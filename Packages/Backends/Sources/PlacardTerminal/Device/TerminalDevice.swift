import Synchronization

/// A file descriptor that may be a terminal.
///
/// It is never made non-blocking, since that would affect every process that shares it; if others have made
/// it non-blocking, writes wait until it is ready. The descriptor is not closed.
///
/// ```swift
/// let device = TerminalDevice()
/// let capabilities = TerminalCapabilities(environment: variables, isTerminal: device.isTerminal)
/// ```
package final class TerminalDevice: TerminalPort {
  /// The output descriptor.
  package let descriptor: Int32
  /// The input descriptor.
  package let input: Int32

  private let isGone = Atomic(false)
  /// The terminal state to restore.
  let hold = Mutex(TerminalHold())

  /// Creates a device over open descriptors: by default standard error and standard input.
  package init(descriptor: Int32 = 2, input: Int32 = 0) {
    self.descriptor = descriptor
    self.input = input
    AlternateStack.protectMainThread()
  }

  /// The controlling terminal, opened again for reading and writing, whatever the standard streams are; nil
  /// if there is none.
  package static func controlling() -> TerminalDevice? {
    CLibrary.openTerminal().map { TerminalDevice(descriptor: $0, input: $0) }
  }

  /// Whether the output is a terminal.
  package var isTerminal: Bool { CLibrary.isTerminal(descriptor) }

  /// The size of the window; nil if unknown.
  package var size: TerminalSize? {
    CLibrary.windowSize(descriptor).map { TerminalSize(columns: $0.columns, rows: $0.rows) }
  }

  /// Whether its line discipline moves the cursor to the first column at a line feed.
  package var returnsAtLineFeed: Bool { CLibrary.returnsAtLineFeed(descriptor) }

  /// Whether the process is in the terminal's foreground; true without job control.
  package var isForeground: Bool { CLibrary.isForeground(descriptor) }

  /// Writes all bytes, in as many system calls as necessary; none after a crash, for which the
  /// terminal was restored.
  ///
  /// - Throws: `TerminalGone` once writing has failed, then at every call.
  package func write(_ bytes: [UInt8]) throws(TerminalGone) {
    var written = 0
    while written < bytes.count {
      guard !isGone.load(ordering: .relaxed) else { throw TerminalGone() }
      guard !TerminalRestore.state.hasCrashed else { return }
      let outcome = bytes.withUnsafeBytes { all in
        CLibrary.write(UnsafeRawBufferPointer(rebasing: all[written...]), to: descriptor)
      }
      switch outcome {
      case .wrote(let count): written += count
      case .tryAgain: break
      case .full: CLibrary.wait(for: descriptor, toWrite: true, milliseconds: nil)
      case .failed: isGone.store(true, ordering: .relaxed)
      }
    }
  }
}

import Synchronization

/// A descriptor that is, or might be, a terminal.
///
/// It is never made non-blocking, since that would change it for every process that shares it; a
/// descriptor that others have made so is waited for. The descriptor is not closed.
///
/// ```swift
/// let device = TerminalDevice()
/// let capabilities = TerminalCapabilities(environment: variables, isTerminal: device.isTerminal)
/// ```
package final class TerminalDevice: TerminalPort {
  /// Where bytes go.
  package let descriptor: Int32
  /// Where keys come from.
  package let input: Int32

  private let isGone = Atomic(false)
  /// What was taken from the terminal.
  let hold = Mutex(TerminalHold())

  /// Creates a device over open descriptors: by default standard error and standard input.
  package init(descriptor: Int32 = 2, input: Int32 = 0) {
    self.descriptor = descriptor
    self.input = input
  }

  /// The terminal of the program, opened anew to be read and written, whatever its standard streams
  /// are; nil if there is none.
  package static func controlling() -> TerminalDevice? {
    CLibrary.openTerminal().map { TerminalDevice(descriptor: $0, input: $0) }
  }

  /// Whether it is a terminal at all.
  package var isTerminal: Bool { CLibrary.isTerminal(descriptor) }

  /// The size of the window; nil if it does not tell.
  package var size: TerminalSize? {
    CLibrary.windowSize(descriptor).map { TerminalSize(columns: $0.columns, rows: $0.rows) }
  }

  /// Whether the process is in the foreground of the terminal; true where there is no job control.
  package var isForeground: Bool { CLibrary.isForeground(descriptor) }

  /// Writes all bytes, in as many steps as the system needs.
  ///
  /// - Throws: `TerminalGone`, from then on always, once writing has failed.
  package func write(_ bytes: [UInt8]) throws(TerminalGone) {
    var written = 0
    while written < bytes.count {
      guard !isGone.load(ordering: .relaxed) else { throw TerminalGone() }
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

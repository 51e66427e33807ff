/// Captures what the program, its libraries and its child processes write to the terminal, and prints it
/// above the region.
///
/// Standard output and standard error, as far as they are the terminal, are redirected to a pseudo-terminal
/// of the same size, so that the program still finds a terminal there; to a pipe if no pseudo-terminal is
/// available. The captured output goes to a ``TerminalSession`` line by line, in order, without splitting
/// lines. Colours and links are kept, a line rewritten with `\r` is printed in its last state, and any
/// other control sequence is removed. An unterminated line older than 50 ms, such as a prompt, is printed
/// as it is with the cursor behind it, and the region is removed until the line ends. A slow reader blocks
/// writers, as a terminal does.
///
/// A descriptor is captured at most once in a process.
///
/// - Note: A child created with `fork` has the terminal itself. One created with `posix_spawn`, as by
///   Foundation's `Process`, inherits standard output and standard error as they are: its output is printed
///   above the region, and is no longer read once the program has exited. A child that needs the terminal,
///   or outlives the program, must be started while nothing is captured, as in
///   `PostManager.withTerminal(_:)`, or with ``terminal`` as its standard output and standard error.
///
/// ```swift
/// let capture = OutputCapture()
/// let writer = TerminalSession(TerminalDevice(descriptor: capture.terminal), capabilities: …)
/// capture.start(printingTo: writer)
/// …
/// await capture.stop()
/// await writer.finish()
/// ```
///
/// If the process ends without ``stop()``, by a signal or not, pending output is printed and the
/// descriptors are restored.
package final class OutputCapture: Sendable {
  /// The terminal itself, wherever standard output and standard error are redirected to.
  package let terminal: Int32
  private let reader: CaptureReader

  /// Prepares a capture without redirecting yet.
  ///
  /// - Parameters:
  ///   - terminal: the descriptor of the terminal.
  ///   - descriptors: the descriptors to capture; nil captures standard output and standard error as far as
  ///     they are that terminal, but never a file or a pipe.
  package init(terminal: Int32 = 2, of descriptors: [Int32]? = nil) {
    let actual = CapturedDescriptors.original(of: terminal)
    let own = CLibrary.duplicate(actual)
    self.terminal = own >= 0 ? own : actual
    reader = CaptureReader(terminal: self.terminal, captured: descriptors)
  }

  deinit {
    reader.release()
  }

  /// Starts redirecting; does nothing at a second call, or if the system has no pipe left.
  package func start(printingTo writer: TerminalSession) {
    reader.connect(to: writer)
    reader.begin()
  }

  /// Restores the descriptors permanently, and waits until pending output has reached the writer.
  ///
  /// Later output of child processes goes to the writer as well, and after it has finished, to the
  /// terminal.
  package func stop() async {
    await reader.pause(isFinal: true)
  }

  /// Sets the writer that prints output captured from ``begin()`` on.
  func connect(to writer: TerminalSession) {
    reader.connect(to: writer)
  }

  /// Redirects, unless it is paused or over.
  func begin() {
    reader.begin()
  }

  /// Restores the descriptors once nothing has been written for 50 ms.
  func end() {
    reader.end()
  }

  /// Restores the descriptors until ``resume()``, and waits until earlier output has reached the
  /// writer.
  func pause() async {
    await reader.pause()
  }

  /// Allows ``begin()`` to redirect again.
  func resume() {
    reader.resume()
  }
}

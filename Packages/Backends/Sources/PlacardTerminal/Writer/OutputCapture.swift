/// Prints above the region what the program, its libraries and its children write to the terminal by
/// themselves.
///
/// Only where somebody asks for it: those of standard output and standard error that are the terminal
/// become the writing end of a pipe, and whatever comes out of it goes to a ``TerminalWriter`` line by
/// line, in order, none of them cut. Text without a line break is printed as a line of its own after
/// 50 ms. A reader that cannot keep up makes writers wait, as a terminal does. Programs that inherit
/// the pipe find that it is no terminal.
///
/// ```swift
/// let capture = OutputCapture()
/// let writer = TerminalWriter(TerminalDevice(descriptor: capture.terminal), capabilities: …)
/// capture.start(printingTo: writer)
/// …
/// await capture.stop()
/// await writer.finish()
/// ```
///
/// When the process ends without ``stop()``, by a signal or not, what is still in the pipe goes to the
/// terminal as it is, without controls.
public final class OutputCapture: Sendable {
  /// The terminal itself, whatever becomes of standard output and standard error.
  public let terminal: Int32
  private let reader: CaptureReader

  /// Prepares a capture; nothing is redirected yet.
  ///
  /// - Parameters:
  ///   - terminal: the descriptor of the terminal.
  ///   - descriptors: those that are captured; nil captures standard output and standard error as far
  ///     as they are that terminal, and leaves a file or a pipe alone.
  public init(terminal: Int32 = 2, of descriptors: [Int32]? = nil) {
    let own = CLibrary.duplicate(terminal)
    self.terminal = own >= 0 ? own : terminal
    let captured =
      descriptors ?? [1, 2].filter { CLibrary.isSameTerminal($0, terminal) }
    reader = CaptureReader(terminal: self.terminal, captured: captured)
  }

  deinit {
    reader.release()
  }

  /// Redirects; a second call changes nothing, and so does one where the system has no pipe left.
  public func start(printingTo writer: TerminalWriter) {
    reader.start(printingTo: writer)
  }

  /// Puts everything back, and waits until what was written before is with the writer.
  ///
  /// What children write later goes to the writer as well, and once that has finished, to the terminal.
  public func stop() async {
    await reader.stop()
  }
}

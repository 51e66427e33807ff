/// Prints above the region what the program, its libraries and its children write to the terminal by
/// themselves.
///
/// Those of standard output and standard error that are the terminal become the writing end of a
/// pseudo-terminal, so that the program still finds a terminal there, of the same size; where there is none
/// to be had, of a pipe. Whatever comes out of it goes to a ``TerminalWriter`` line by line, in order, none
/// of them cut. Colours and links stay, a line that is rewritten by `\r` ends as it was last, and whatever
/// else could act on the terminal is left out. A line without an end that is older than 50 ms, as a prompt
/// is, stands as it is with the cursor behind it, and the region stands back until the line ends. A reader
/// that cannot keep up makes writers wait, as a terminal does.
///
/// A descriptor is captured once, however many captures there are in a process.
///
/// - Note: A child that is made by `fork` has the terminal itself. One that is made by `posix_spawn`, as by
///   Foundation's `Process`, inherits standard output and standard error as they are: what it writes is
///   printed above the region, and nobody reads it any more once the program has ended. Whatever is to
///   have the terminal, or to live longer than the program, is started while nothing is captured, as in
///   `PostManager.withTerminal(_:)`, or with ``terminal`` as its standard output and standard error.
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
/// When the process ends without ``stop()``, by a signal or not, what was written before is printed, and
/// the descriptors are put back.
package final class OutputCapture: Sendable {
  /// The terminal itself, whatever becomes of standard output and standard error.
  package let terminal: Int32
  private let reader: CaptureReader

  /// Prepares a capture; nothing is redirected yet.
  ///
  /// - Parameters:
  ///   - terminal: the descriptor of the terminal.
  ///   - descriptors: those that are captured; nil captures standard output and standard error as far
  ///     as they are that terminal, and leaves a file or a pipe alone.
  package init(terminal: Int32 = 2, of descriptors: [Int32]? = nil) {
    let actual = CapturedDescriptors.original(of: terminal)
    let own = CLibrary.duplicate(actual)
    self.terminal = own >= 0 ? own : actual
    reader = CaptureReader(terminal: self.terminal, captured: descriptors)
  }

  deinit {
    reader.release()
  }

  /// Redirects; a second call changes nothing, and so does one where the system has no pipe left.
  package func start(printingTo writer: TerminalWriter) {
    reader.connect(to: writer)
    reader.begin()
  }

  /// Puts everything back for good, and waits until what was written before is with the writer.
  ///
  /// What children write later goes to the writer as well, and once that has finished, to the terminal.
  package func stop() async {
    await reader.pause(isFinal: true)
  }

  /// Says who prints what is captured from ``begin()`` on.
  func connect(to writer: TerminalWriter) {
    reader.connect(to: writer)
  }

  /// Redirects, unless it is paused or over.
  func begin() {
    reader.begin()
  }

  /// Has everything put back once nothing has been written for 50 ms.
  func end() {
    reader.end()
  }

  /// Puts everything back until ``resume()``, and waits until what was written before is with the writer.
  func pause() async {
    await reader.pause()
  }

  /// Lets ``begin()`` redirect again.
  func resume() {
    reader.resume()
  }
}

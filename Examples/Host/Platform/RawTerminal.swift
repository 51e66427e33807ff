#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
import PlacardTerminal
import Synchronization

/// The terminal in raw mode: keys and the mouse in, bytes out.
final class RawTerminal: Sendable {
  /// What happens on the terminal.
  enum Event: Sendable {
    case input(InputEvent)
    case resized
  }

  /// What happens, from now on.
  let events: AsyncStream<Event>
  private let settings: termios
  private let writing = Mutex(())

  /// Puts the terminal into raw mode; nil if there is none.
  init?() {
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0, isatty(STDOUT_FILENO) == 1 else { return nil }
    self.settings = settings
    cfmakeraw(&settings)
    // A read returns at once.
    withUnsafeMutableBytes(of: &settings.c_cc) { characters in
      characters[Int(VMIN)] = 0
      characters[Int(VTIME)] = 0
    }
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
    let (events, continuation) = AsyncStream.makeStream(of: Event.self)
    self.events = events
    Self.startReading(into: continuation)
  }

  /// The size; 80x24 if the terminal does not say.
  var size: TerminalSize { Self.size() }

  /// Writes a text.
  func write(_ text: String) {
    writing.withLock { _ in
      var bytes = Array(text.utf8)[...]
      while !bytes.isEmpty {
        let count = bytes.withUnsafeBytes { put(STDOUT_FILENO, $0.baseAddress, $0.count) }
        guard count > 0 || errno == EINTR || errno == EAGAIN else { return }
        bytes = bytes.dropFirst(max(count, 0))
      }
    }
  }

  /// Restores the settings.
  func restore() {
    var settings = settings
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
  }

  private static func size() -> TerminalSize {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return .assumed
    }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  private static func startReading(into events: AsyncStream<Event>.Continuation) {
    // Keys, and the size, are looked for a hundred times a second; an editor has a loop of its own.
    Task {
      var decoder = InputDecoder()
      let start = ContinuousClock.now
      var size = size()
      var bytes = [UInt8](repeating: 0, count: 1024)
      while true {
        let count = read(STDIN_FILENO, &bytes, bytes.count)
        guard count >= 0 || errno == EINTR || errno == EAGAIN else { return events.finish() }
        let now = ContinuousClock.now - start
        for event in decoder.decode(bytes.prefix(max(count, 0)), at: now) {
          events.yield(.input(event))
        }
        for event in decoder.resolve(at: now) { events.yield(.input(event)) }
        let latest = Self.size()
        if latest != size { events.yield(.resized) }
        size = latest
        try await Task.sleep(for: .milliseconds(10))
      }
    }
  }
}

private func put(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

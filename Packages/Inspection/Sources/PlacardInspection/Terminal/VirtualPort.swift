import PlacardOutput
@_spi(Inspection) import PlacardTerminal
import Synchronization

/// A virtual screen as a writer sees it.
final class VirtualPort: TerminalPort {
  private struct State: Sendable {
    var screen: VirtualScreen
    /// Why the screen rejected something; nothing is written after that.
    var failure: VirtualScreenError?
    var events: TerminalEvents = []
    /// What was typed and not read.
    var typed: [UInt8] = []
    /// Whether keys are being read.
    var isReading = false
  }

  private let state: Mutex<State>

  init(size: TerminalSize) {
    state = Mutex(State(screen: VirtualScreen(size: size)))
  }

  var size: TerminalSize? { state.withLock { $0.screen.size } }

  var isForeground: Bool { true }

  func write(_ bytes: [UInt8]) {
    state.withLock { state in
      guard state.failure == nil else { return }
      do throws(VirtualScreenError) {
        try state.screen.write(bytes)
      } catch {
        state.failure = error
      }
    }
  }

  var hasInput: Bool { true }

  func beginInput(_ modes: InputModes, wake: Int32) -> Bool {
    state.withLock { $0.isReading = true }
    return true
  }

  func readInput() -> [UInt8]? {
    state.withLock { state in
      defer { state.typed = [] }
      return state.typed
    }
  }

  func discardInput() { state.withLock { $0.typed = [] } }

  func endInput() { state.withLock { $0.isReading = false } }

  /// Whether keys are being read.
  var isReading: Bool { state.withLock { $0.isReading } }

  func type(_ bytes: [UInt8]) { state.withLock { $0.typed += bytes } }

  func takeEvents() -> TerminalEvents {
    state.withLock { state in
      defer { state.events = [] }
      return state.events
    }
  }

  func resize(to size: TerminalSize, isReflowing: Bool) {
    state.withLock { state in
      state.screen.resize(to: size, isReflowing: isReflowing)
      state.events.insert(.resized)
    }
  }

  /// The screen, if it understood everything.
  func screen() throws(VirtualScreenError) -> VirtualScreen {
    let (screen, failure) = state.withLock { ($0.screen, $0.failure) }
    if let failure { throw failure }
    return screen
  }
}

/// Plain lines on a virtual screen: a terminal's line discipline ends them with CR LF.
struct VirtualLines: ByteSink {
  let port: VirtualPort

  func write(_ bytes: [UInt8]) {
    port.write(bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] })
  }
}

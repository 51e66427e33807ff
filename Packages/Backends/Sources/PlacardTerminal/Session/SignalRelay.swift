import PlacardPosting
import Synchronization

/// Hands what happens on a terminal to the manager, in order, on a task of its own.
///
/// The session's thread never runs listeners, which may print and so wait for that thread.
final class SignalRelay: Sendable {
  private let stream: AsyncStream<PosterSignal>
  private let continuation: AsyncStream<PosterSignal>.Continuation
  private let receiver = Mutex<PosterSignals?>(nil)

  init() {
    (stream, continuation) = AsyncStream.makeStream()
  }

  deinit { continuation.finish() }

  /// The manager's signals; nil before they are attached.
  var signals: PosterSignals? { receiver.withLock { $0 } }

  /// Sets the receiver, once.
  func attach(_ signals: PosterSignals) {
    receiver.withLock { $0 = signals }
    Task { [stream] in
      for await signal in stream { signals(signal) }
    }
  }

  func send(_ signal: PosterSignal) {
    continuation.yield(signal)
  }
}

/// The relays of a session's posters, by number.
final class SignalRelays: Sendable {
  private let relays = Mutex<[Int: SignalRelay]>([:])

  subscript(id: Int) -> SignalRelay? {
    get { relays.withLock { $0[id] } }
    set { relays.withLock { $0[id] = newValue } }
  }
}

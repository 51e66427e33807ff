import Synchronization

/// Reads keys, mouse events and replies from a terminal, and restores it afterwards.
///
/// While it reads, line mode and echo are off; Ctrl-C, Ctrl-Z and Ctrl-\ keep their function. However the
/// process ends or stops, input modes are switched off and the settings restored; after a stop they are set
/// again. Must be used from one thread at a time; ``wake()`` may be called from any.
///
/// ```swift
/// let input = TerminalInput(device)
/// guard input.begin([.pointer, .focus]) else { return }
/// while let events = input.read(waiting: .seconds(1)) { handle(events) }
/// input.end()
/// ```
package final class TerminalInput: Sendable {
  private struct State {
    var decoder: InputDecoder
    var modes: InputModes = []
    var isReading = false
    /// Whether the input has been closed.
    var isOver = false
  }

  /// The terminal.
  package let device: TerminalDevice
  private let state: Mutex<State>
  private let pipe = CLibrary.makePipe()
  private let start = ContinuousClock.now

  /// Creates a reader; the terminal is not touched yet.
  package init(_ device: TerminalDevice, escapeDelay: Duration = .milliseconds(50)) {
    self.device = device
    state = Mutex(State(decoder: InputDecoder(size: device.size, escapeDelay: escapeDelay)))
  }

  deinit {
    end(isAnswering: false)
    if let pipe {
      CLibrary.close(pipe.reading, pipe.writing)
    }
  }

  /// The time since this was created, on the clock of all its deadlines.
  package var now: Duration { ContinuousClock.now - start }

  /// Starts reading.
  ///
  /// - Parameter modes: the events to receive in addition to keys.
  /// - Returns: False if the input is no terminal, or another program is in its foreground.
  package func begin(_ modes: InputModes = []) -> Bool {
    guard device.beginInput(modes, wake: pipe?.writing ?? -1) else { return false }
    state.withLock { state in
      state.modes = modes
      state.isReading = true
    }
    return true
  }

  /// Waits for events.
  ///
  /// - Parameter time: the maximum waiting time; nil waits until something arrives.
  /// - Returns: The events, empty after a timeout or ``wake()``; nil if the terminal is gone.
  package func read(waiting time: Duration?) -> [InputEvent]? {
    guard !state.withLock({ $0.isOver }) else { return nil }
    let begun = now
    let deadlines = [time.map { begun + $0 }, state.withLock { $0.decoder.deadline }]
    let due = deadlines.compactMap(\.self).min()
    let isForeground = device.isForeground
    let ready = CLibrary.waitToRead(
      isForeground ? device.input : -1, pipe?.reading ?? -1,
      milliseconds: milliseconds(until: due))
    if ready.second, let pipe {
      CLibrary.drain(pipe.reading)
    }
    answerSignals()
    var events: [InputEvent] = []
    if ready.first {
      guard let bytes = device.readInput() else {
        state.withLock { $0.isOver = true }
        return nil
      }
      events = state.withLock { state in
        state.decoder.size = device.size
        return state.decoder.decode(bytes, at: now)
      }
    } else {
      events = state.withLock { $0.decoder.resolve(at: now) }
    }
    return events.filter { !isSignal($0) }
  }

  /// Makes ``read(waiting:)`` return; may be called from any thread.
  package func wake() {
    guard let pipe else { return }
    CLibrary.poke(pipe.writing)
  }

  /// Sends queries to the terminal and waits for the replies.
  ///
  /// - Returns: The user events that arrived meanwhile.
  package func ask(_ queries: inout TerminalQueries) -> [InputEvent] {
    try? device.write(queries.begin(at: now))
    var others: [InputEvent] = []
    while let deadline = queries.deadline {
      guard let events = read(waiting: deadline - now) else {
        queries.expire(at: deadline)
        break
      }
      for event in events {
        if case .reply(let reply) = event {
          try? device.write(queries.receive(reply, at: now))
        } else {
          others.append(event)
        }
      }
      queries.expire(at: now)
    }
    return others
  }

  /// Switches all modes off, drains pending reports, and restores the settings.
  ///
  /// - Parameter isAnswering: whether the terminal answers queries, so that its reply marks the last
  ///   report; otherwise it drains for 100 ms.
  package func end(isAnswering: Bool = true) {
    let (wasReading, isOver, modes) = state.withLock { state in
      defer { state.isReading = false }
      return (state.isReading, state.isOver, state.modes)
    }
    guard wasReading else { return }
    if !isOver {
      device.endModes()
      if !modes.isEmpty || !isAnswering { drain(isAnswering: isAnswering) }
    }
    device.endInput()
  }

  /// Discards input until the terminal has answered a last query, or for 100 ms.
  private func drain(isAnswering: Bool) {
    guard device.isForeground else { return }
    if isAnswering { try? device.write(Array("\u{1B}[c".utf8)) }
    let deadline = now + .milliseconds(100)
    while now < deadline, let events = read(waiting: deadline - now) {
      let isAnswered = events.contains { event in
        if case .reply(.attributes) = event { true } else { false }
      }
      if isAnswered { return }
    }
  }

  private func answerSignals() {
    guard device.isReaderInCharge else { return }
    if !device.takeEvents().isDisjoint(with: [.restored, .continued]), device.isForeground {
      device.resumeInput()
    }
  }

  /// Raises the signal of Ctrl-C if the terminal reports it as a key.
  private func isSignal(_ event: InputEvent) -> Bool {
    guard state.withLock({ $0.modes.contains(.keyboard) }), case .key(let key) = event,
      key.phase == .press, key.modifiers == .control, case .character(let scalar) = key.code
    else { return false }
    return SignalTable.raise(typed: scalar)
  }

  private func milliseconds(until due: Duration?) -> Int32? {
    guard let due else { return nil }
    let left = (due - now).components
    guard left.seconds >= 0, left.attoseconds > 0 || left.seconds > 0 else { return 0 }
    return Int32(
      min(left.seconds, 3600) * 1000 + (left.attoseconds + 999_999_999_999_999)
        / 1_000_000_000_000_000)
  }
}

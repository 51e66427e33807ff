/// Reads keys, mouse events and replies from a terminal for a program that waits for them itself, and restores the
/// terminal afterwards.
///
/// While it reads, line mode and echo are off; Ctrl-C, Ctrl-Z and Ctrl-\ keep their function. However the
/// process ends or stops, input modes are switched off and the settings restored; after a stop they are set
/// again.
///
/// ```swift
/// let input = TerminalInput(device)
/// guard input.begin([.pointer, .focus]) else { return }
/// while let events = input.read(waiting: .seconds(1)) { handle(events) }
/// input.end()
/// ```
package final class TerminalInput {
  private let device: TerminalDevice
  private var keys: KeyReader
  /// Wakes it at signals.
  private let pipe = CLibrary.makePipe()
  private let start = ContinuousClock.now

  /// Creates a reader; the terminal is not touched yet.
  package init(_ device: TerminalDevice, escapeDelay: Duration = .milliseconds(50)) {
    self.device = device
    keys = KeyReader(device, escapeDelay: escapeDelay, queries: nil)
  }

  deinit {
    end(isAnswering: false)
    if let pipe {
      CLibrary.close(pipe.reading, pipe.writing)
    }
  }

  private var now: Duration { ContinuousClock.now - start }

  /// Starts reading.
  ///
  /// - Parameter modes: the events to receive in addition to keys.
  /// - Returns: False if the input is no terminal, or another program is in its foreground.
  package func begin(_ modes: InputModes = []) -> Bool {
    keys.follow(modes, wake: pipe?.writing ?? -1, at: now)
    return keys.modes != nil
  }

  /// Waits for events.
  ///
  /// - Parameter time: the maximum waiting time; nil waits until something arrives.
  /// - Returns: The events, empty after a timeout or a signal; nil if the terminal is gone.
  package func read(waiting time: Duration?) -> [InputEvent]? {
    let due = [time.map { now + $0 }, keys.deadline].compactMap(\.self).min()
    let isReady = CLibrary.rest(
      on: pipe?.reading, input: device.isForeground ? keys.descriptor : -1,
      for: due.map { $0 - now })
    answerSignals()
    let events = keys.read(isReady: isReady, at: now)
    return keys.isOver ? nil : events
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
    keys.end(isAnswering: isAnswering) { now }
  }

  private func answerSignals() {
    guard device.isReaderInCharge else { return }
    if !device.takeEvents().isDisjoint(with: [.restored, .continued]), device.isForeground {
      device.resumeInput()
    }
  }
}

import Testing

@testable import PlacardTerminal

@Suite("Presses in the region") struct PointerQueueTests {
  private var queue = PointerQueue(timeout: .milliseconds(150))

  private static func event(_ action: Pointer.Action, _ column: Int, _ row: Int) -> InputEvent {
    .pointer(Pointer(action, column: column, row: row))
  }

  private mutating func take(_ events: InputEvent..., at time: Int) -> [InputEvent] {
    queue.take(events, at: .milliseconds(time))
  }

  @Test("A press asks where the cursor is, and is counted from there; keys do not wait")
  mutating func press() {
    let key = InputEvent.key(Key(.tab))
    let position = InputEvent.reply(.position(row: 9, column: 0))
    let typed = take(Self.event(.press(.left), 4, 7), key, at: 0)
    #expect(typed == [key])
    let questions = [queue.takeQuestion(), queue.takeQuestion()]
    #expect(questions == [true, false])
    #expect(queue.deadline == .milliseconds(150))
    let pressed = take(position, at: 10)
    #expect(pressed == [Self.event(.press(.left), 4, -2), position])
    let released = take(Self.event(.release(.left), 5, 7), at: 20)
    #expect(released == [Self.event(.release(.left), 5, -2)])
    #expect(queue.deadline == nil)
  }

  @Test("A release before the answer waits too; another press asks again")
  mutating func release() {
    _ = take(Self.event(.press(.left), 4, 7), Self.event(.release(.left), 4, 7), at: 0)
    _ = queue.takeQuestion()
    let events = take(.reply(.position(row: 7, column: 0)), at: 10)
    #expect(
      events.dropLast() == [Self.event(.press(.left), 4, 0), Self.event(.release(.left), 4, 0)])
    _ = take(Self.event(.press(.left), 4, 7), at: 20)
    let asks = queue.takeQuestion()
    #expect(asks)
  }

  @Test("A terminal that does not answer is not asked again, and nothing is pressed")
  mutating func deaf() {
    _ = take(Self.event(.press(.left), 4, 7), at: 0)
    let late = take(Self.event(.release(.left), 4, 7), at: 200)
    #expect(late.isEmpty)
    #expect(queue.isDeaf)
    let again = take(Self.event(.press(.left), 4, 7), at: 300)
    let asks = queue.takeQuestion()
    #expect(again.isEmpty && !asks)
  }

  @Test("Other buttons, drags and the wheel do nothing; nor does an answer that was not asked for")
  mutating func others() {
    for action in [
      Pointer.Action.press(.right), .release(.right), .drag(.left), .move, .scroll(.up),
      .release(.left),
    ] {
      let events = take(Self.event(action, 1, 1), at: 0)
      #expect(events.isEmpty)
    }
    let asks = queue.takeQuestion()
    #expect(!asks)
    let position = InputEvent.reply(.position(row: 7, column: 0))
    let events = take(position, at: 1)
    #expect(events == [position])
  }

  @Test("The terminal's answer is a reply; in the first row it is F3")
  func reading() {
    var decoder = InputDecoder()
    let events = ["6;1", "1;1", "1;2"].flatMap {
      decoder.decode("\u{1B}[\($0)R".utf8, at: .zero)
    }
    #expect(
      events == [
        .reply(.position(row: 5, column: 0)), .key(Key(.function(3))),
        .key(Key(.function(3), .shift)),
      ])
  }
}

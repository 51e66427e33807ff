import Synchronization
import Testing

@testable import PlacardTerminal

@Suite("Thread that keeps the time of frames") struct FrameThreadTests {
  @Test("It calls once for each requested time, and the newest request wins")
  func calling() async {
    let thread = FrameThread()
    let (calls, called) = AsyncStream.makeStream(of: Duration.self)
    thread.start { [weak thread] in
      if let thread { called.yield(thread.now) }
    }
    var iterator = calls.makeAsyncIterator()
    thread.wake(at: .seconds(3600))
    thread.wake(at: nil)
    thread.wake(at: .zero)
    #expect(await iterator.next() != nil)
    for _ in 0..<100 {
      let due = thread.now + .microseconds(10)
      thread.wake(at: due + .seconds(3600))
      thread.wake(at: due)
      let now = await iterator.next()
      #expect(now.map { $0 >= due } == true)
    }
    called.finish()
    #expect(await iterator.next() == nil)
  }

  @Test("It may be rescheduled from its own call, and lives no longer than its owner")
  func ownership() async {
    let (calls, called) = AsyncStream.makeStream(of: Int.self)
    var thread: FrameThread? = FrameThread()
    let count = Mutex(0)
    weak let weakThread = thread
    thread?.start {
      let number = count.withLock { count in
        count += 1
        return count
      }
      called.yield(number)
      if number == 5 { called.finish() } else { weakThread?.wake(at: .zero) }
    }
    thread?.wake(at: .zero)
    var numbers: [Int] = []
    for await number in calls { numbers.append(number) }
    #expect(numbers == [1, 2, 3, 4, 5])
    thread = nil
    #expect(weakThread == nil)
  }
}

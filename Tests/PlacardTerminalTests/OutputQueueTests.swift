import Testing

@testable import PlacardTerminal

@Suite("Output queue") struct OutputQueueTests {
  /// One step as a word: what is written, or until when in milliseconds nothing is.
  private func step(
    _ queue: inout OutputQueue, at milliseconds: Int, isPaced: Bool = true
  ) -> String {
    var batch = OutputQueue.Batch()
    switch queue.next(at: .milliseconds(milliseconds), isPaced: isPaced, into: &batch) {
    case .rest: return "rest"
    case .measure: return "measure"
    case .wait(let due): return "until \(due / .milliseconds(1))"
    case .write: break
    }
    var words: [String] = []
    var done = 0
    func addLines(to end: Int) {
      let lines = (done..<end).map { line in
        String(decoding: batch.lines.bytes[batch.lines.text(of: line)], as: UTF8.self)
      }
      if !lines.isEmpty { words.append(lines.joined(separator: ",")) }
      done = end
    }
    for kept in batch.kept {
      addLines(to: kept.linesBefore)
      words.append("[\(kept.rows.text)]")
    }
    addLines(to: batch.lines.count)
    words += batch.signal.map { [String(decoding: $0.bytes, as: UTF8.self)] } ?? []
    words += batch.frame.map { ["<\($0.text)>"] } ?? []
    return words.joined(separator: " ")
  }

  @Test("Of the frames only the newest is written, of the lines each (T2)")
  func newestFrame() {
    var queue = OutputQueue()
    queue.append([StyledLine("a")])
    queue.replace(CellBuffer("10%"), isMoving: false)
    queue.append([StyledLine("b")])
    queue.replace(CellBuffer("20%"), isMoving: false)
    #expect(step(&queue, at: 0) == "a,b <20%>")
    #expect(step(&queue, at: 0) == "rest")
  }

  @Test("Lines with nothing drawn below them wait for nothing, a frame below them does (T2, T3)")
  func unpaced() {
    var queue = OutputQueue()
    queue.append([StyledLine("a")])
    #expect(step(&queue, at: 0) == "a")
    queue.record(start: .zero, took: .zero)
    queue.append([StyledLine("b")])
    #expect(step(&queue, at: 1) == "until 33.333")
    #expect(step(&queue, at: 1, isPaced: false) == "b")
    queue.append([StyledLine("c")])
    queue.replace(CellBuffer("10%"), isMoving: false)
    #expect(step(&queue, at: 1, isPaced: false) == "until 33.333")
  }

  @Test("Signals go out together, with what takes the last one back (T8)")
  func signals() {
    var queue = OutputQueue()
    queue.append(signal: [0x61], restoreSequence: [0x78])
    queue.append(signal: [0x62], restoreSequence: [])
    #expect(!queue.isEmpty)
    #expect(step(&queue, at: 0) == "ab")
    #expect(queue.isEmpty)
  }

  @Test("Rows that stay keep their position among the lines and end the frame before them (T3)")
  func rows() {
    var queue = OutputQueue()
    queue.append([StyledLine("a")])
    queue.replace(CellBuffer("card"), isMoving: true)
    queue.append(CellBuffer("done"))
    queue.append([StyledLine("b")])
    #expect(step(&queue, at: 0) == "a [done] b")
  }

  @Test("Lines come 30 times a second, what moves 60 times, the first at once (T2)")
  func pace() {
    var queue = OutputQueue()
    queue.append([StyledLine("a")])
    #expect(step(&queue, at: 1000) == "a")
    queue.record(start: .milliseconds(1000), took: .milliseconds(1))
    queue.append([StyledLine("b")])
    #expect(step(&queue, at: 1001) == "until 1034.333")
    queue.replace(CellBuffer("x"), isMoving: true)
    #expect(step(&queue, at: 1001) == "until 1017.667")
    #expect(step(&queue, at: 1018) == "b <x>")
    queue.record(start: .milliseconds(1018), took: .milliseconds(1))
    #expect(step(&queue, at: 1019) == "rest")
    queue.append([StyledLine("c")])
    #expect(step(&queue, at: 9000) == "c")
  }

  @Test("A terminal that cannot follow gets less, until it can again (T2)")
  func slowTerminal() {
    var pace = FramePace()
    for expected in [66_666, 133_332, 250_000, 250_000] {
      pace.record(start: .zero, took: .milliseconds(80))
      #expect(pace.interval(isMoving: false) == .microseconds(expected))
    }
    pace.record(start: .zero, took: .milliseconds(20))
    #expect(pace.interval(isMoving: false) == .milliseconds(250))
    for expected in [250_000, 133_332, 66_666, 33_333, 33_333] {
      pace.record(start: .zero, took: .milliseconds(1))
      #expect(pace.interval(isMoving: false) == .microseconds(expected))
    }
  }

  @Test("Nothing is drawn while the window is being dragged (T3)")
  func dragging() {
    var queue = OutputQueue()
    queue.replace(CellBuffer("x"), isMoving: false)
    queue.noteResize(at: .milliseconds(0))
    #expect(step(&queue, at: 10) == "until 30.0")
    queue.noteResize(at: .milliseconds(20))
    #expect(step(&queue, at: 30) == "until 50.0")
    #expect(step(&queue, at: 50) == "measure")
    #expect(step(&queue, at: 50) == "<x>")
    #expect(step(&queue, at: 50) == "rest")
  }

  @Test("In a hurry nothing waits")
  func hurry() {
    var queue = OutputQueue()
    queue.record(start: .zero, took: .zero)
    queue.append([StyledLine("a")])
    #expect(step(&queue, at: 0) == "until 33.333")
    queue.hurry()
    #expect(step(&queue, at: 0) == "a")
    #expect(step(&queue, at: 0) == "rest")
    queue.append([StyledLine("b")])
    #expect(step(&queue, at: 0) == "until 33.333")
  }
}

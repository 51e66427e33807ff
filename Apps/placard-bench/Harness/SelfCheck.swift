import Synchronization

/// Work with a known number of allocations, to verify the counting.
struct SelfCheck: Sendable {
  let name: String
  let expected: Int
  let work: @Sendable () -> Void

  static let all = [
    SelfCheck(name: "an array of 100 integers", expected: 1) { consume(array(of: 100)) },
    SelfCheck(name: "a thousand additions", expected: 0) { consume(sum(upTo: 1000)) },
    SelfCheck(name: "an entrance of ten cards below the lines", expected: 0) {
      frames.withLock { consume($0.run(100)) }
    },
    SelfCheck(name: "an entrance of ten cards above an application", expected: 0) {
      overlays.withLock { consume($0.run(100)) }
    },
  ]

  private static let frames = Mutex(FrameLoop(step: .milliseconds(4), rows: 31))
  private static let overlays = Mutex(OverlayLoop(step: .milliseconds(4), rows: 31))

  /// The number of allocations; an uncounted first run initializes what the work needs.
  func found() -> Int? {
    work()
    return Allocations.counted(during: work)?.count
  }

  /// The outcome as a line.
  func line(found: Int?) -> String {
    guard let found else { return "not counted: \(name); this build cannot count allocations" }
    let verdict = found == expected ? "as expected" : "wrong"
    return "\(verdict): \(name), \(found) allocations, \(expected) expected"
  }

  @inline(never)
  static func array(of count: Int) -> [Int] {
    Array(repeating: 3, count: count)
  }

  @inline(never)
  private static func sum(upTo end: Int) -> Int {
    (0..<end).reduce(0) { $0 &* 31 &+ $1 }
  }
}

/// Work that is the same in every version: the baseline of subjects without one of their own.
struct BaselineWorkload: Workload {
  static let subject = Subject("harness/yardstick") { BaselineWorkload() }

  private var state: UInt64 = 1
  private var memory = [UInt64](repeating: 1, count: 8192)

  /// Changes a thousand words in 64 KB of memory, at pseudorandom positions, per iteration.
  mutating func run(_ iterations: Int) -> UInt64 {
    for _ in 0..<iterations * 1000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let index = Int(state >> 51)
      memory[index] = memory[index] &+ state
    }
    return memory.reduce(state, &+)
  }
}

/// Repeatable work with state; each call continues from the last one.
protocol Workload {
  /// Runs a number of iterations, and returns a checksum of all of them.
  mutating func run(_ iterations: Int) -> UInt64
}

/// A pure function applied to a cycle of inputs.
struct Loop<Input>: Workload {
  private let inputs: [Input]
  private let body: (Input) -> UInt64

  /// Creates a loop over nonempty inputs.
  init(over inputs: [Input], _ body: @escaping (Input) -> UInt64) {
    precondition(!inputs.isEmpty, "A loop needs an input.")
    self.inputs = inputs
    self.body = body
  }

  mutating func run(_ iterations: Int) -> UInt64 {
    var checksum: UInt64 = 0
    var position = 0
    for _ in 0..<iterations {
      checksum &+= body(inputs[position])
      position += 1
      if position == inputs.count { position = 0 }
    }
    return checksum
  }
}

/// Work that can be repeated any number of times, from where the last call left it.
protocol Workload {
  /// Does the work, and returns something that depends on all of it.
  mutating func run(_ iterations: Int) -> UInt64
}

/// The same pure function over one input after the other, again and again.
struct Loop<Input>: Workload {
  private let inputs: [Input]
  private let body: (Input) -> UInt64

  /// Creates a loop over inputs, of which there is at least one.
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

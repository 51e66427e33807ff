/// Measures subjects: calibrated, warmed up, and interleaved with their baselines.
struct Harness {
  /// The number of runs of each subject.
  let runs: Int
  /// The target duration of a run.
  let runLength: Duration
  /// The maximum number of iterations whose allocations are counted.
  private static let countedIterations = 1000

  /// A subject that is being measured.
  private struct Candidate {
    let subject: Subject
    var workload: any Workload
    var iterations = 1
    var times: [Double] = []

    mutating func time(_ iterations: Int) -> Duration {
      let clock = ContinuousClock()
      var checksum: UInt64 = 0
      let taken = clock.measure { checksum = workload.run(iterations) }
      consume(checksum)
      return taken
    }
  }

  /// Measures a family of subjects, interleaved with the baseline workload.
  func measure(_ family: [Subject]) -> [Measurement] {
    var candidates = ([BaselineWorkload.subject] + family).map {
      Candidate(subject: $0, workload: $0.makeWorkload())
    }
    for index in candidates.indices {
      let calibration = Calibration(target: runLength)
      candidates[index].iterations = calibration.iterations { candidates[index].time($0) }
      _ = candidates[index].time(candidates[index].iterations)
    }
    for _ in 0..<runs {
      for index in candidates.indices {
        let iterations = candidates[index].iterations
        let taken = candidates[index].time(iterations)
        candidates[index].times.append(taken / .nanoseconds(1) / Double(iterations))
      }
    }
    var samples: [String: Samples] = [:]
    for candidate in candidates {
      samples[candidate.subject.name] = Samples(candidate.times)
    }
    return candidates.dropFirst().compactMap { candidate in
      let reference = samples[candidate.subject.baseline ?? BaselineWorkload.subject.name]
      return samples[candidate.subject.name].map { measurement(candidate, $0, reference) }
    }
  }

  private func measurement(
    _ candidate: Candidate, _ samples: Samples, _ reference: Samples?
  ) -> Measurement {
    let subject = candidate.subject
    var candidate = candidate
    let iterations = min(candidate.iterations, Self.countedIterations)
    let allocations = Allocations.counted { consume(candidate.workload.run(iterations)) }
    return Measurement(
      name: subject.name, part: subject.part, iterations: candidate.iterations, samples: samples,
      allocations: allocations.map { Double($0.count) / Double(iterations) },
      allocatedBytes: allocations.map { Double($0.bytes) / Double(iterations) },
      baseline: subject.baseline, quotients: reference.flatMap { samples.divided(by: $0) })
  }
}

import PlacardModels

/// Compares the cost of posting plain lines with that of `fputs` and `fflush` under a lock.
///
/// Both write the same number of lines from the same number of threads, in alternating runs, each
/// with a new destination and a new manager.
struct LinesRun {
  /// A destination of lines.
  struct Destination {
    let name: String
    let open: @Sendable () -> Int32
  }

  /// The results: nanoseconds per line, for each run.
  struct Result {
    let destination: String
    let flushed: Samples
    let posted: Samples
  }

  static let destinations = [
    Destination(name: "a pipe", open: Drain.pipe),
    Destination(name: "a file", open: Drain.file),
    Destination(name: "nowhere", open: Drain.nowhere),
  ]

  /// Writes lines from several threads, in a number of runs for each way.
  static func run(to destination: Destination, count: Int, threads: Int, runs: Int) -> Result {
    var flushed: [Double] = []
    var posted: [Double] = []
    for _ in 0..<runs {
      flushed.append(time(FlushedLines(to: destination.open(), threads: threads), count))
      posted.append(time(PostedLines(to: destination.open(), threads: threads), count))
    }
    return Result(destination: destination.name, flushed: Samples(flushed), posted: Samples(posted))
  }

  private static func time(_ workload: some Workload, _ count: Int) -> Double {
    var workload = workload
    let clock = ContinuousClock()
    let start = clock.now
    consume(workload.run(count))
    let taken = clock.now - start
    return withExtendedLifetime(workload) { taken.inSeconds * 1e9 / Double(count) }
  }
}

extension LinesRun.Result {
  /// The results, one line each.
  var table: String {
    let ratio = posted.divided(by: flushed)
    return """
      to \(destination): \(line(of: flushed)) by fputs
      to \(destination): \(line(of: posted)) by post
      to \(destination): \(ratio.map { Figure.ratio($0.median) } ?? "–") run by run

      """
  }

  private func line(of samples: Samples) -> String {
    "\(Figure.time(samples.median)) a line (\(Figure.time(samples.least)) … \(Figure.time(samples.greatest)))"
  }
}

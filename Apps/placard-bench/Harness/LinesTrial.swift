import PlacardModels

/// What a plain line costs that is posted, beside one that `fputs` and `fflush` write under a lock.
///
/// Both write the same number of lines from the same number of threads, in turns, each turn to a place of
/// its own and with a manager of its own.
struct LinesTrial {
  /// Where the lines go.
  struct Place {
    let name: String
    let open: @Sendable () -> Int32
  }

  /// The figures of a trial: nanoseconds a line, run by run.
  struct Result {
    let place: String
    let flushed: Samples
    let posted: Samples
  }

  static let places = [
    Place(name: "a pipe", open: Drain.pipe),
    Place(name: "a file", open: Drain.file),
    Place(name: "nowhere", open: Drain.nowhere),
  ]

  /// Writes so many lines from so many threads, so often each way.
  static func run(to place: Place, count: Int, threads: Int, runs: Int) -> Result {
    var flushed: [Double] = []
    var posted: [Double] = []
    for _ in 0..<runs {
      flushed.append(time(FlushedLines(to: place.open(), threads: threads), count))
      posted.append(time(PostedLines(to: place.open(), threads: threads), count))
    }
    return Result(place: place.name, flushed: Samples(flushed), posted: Samples(posted))
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

extension LinesTrial.Result {
  /// The figures, a line each.
  var table: String {
    let ratio = posted.divided(by: flushed)
    return """
      to \(place): \(line(of: flushed)) by fputs
      to \(place): \(line(of: posted)) by post
      to \(place): \(ratio.map { Figure.ratio($0.median) } ?? "–") run by run

      """
  }

  private func line(of samples: Samples) -> String {
    "\(Figure.time(samples.median)) a line (\(Figure.time(samples.least)) … \(Figure.time(samples.greatest)))"
  }
}

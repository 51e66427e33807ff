import Synchronization

/// Output that could not be written before the process exits.
@_spi(Exit)
public enum ExitLoss {
  private static let isReported = Atomic(false)

  /// Reports a loss on standard error, and makes the process end with status 74 once the caller has
  /// returned and the standard streams are flushed.
  ///
  /// Called while the process exits; functions registered with `atexit` before the output are
  /// skipped. Waits for standard error at most a tenth of a second.
  ///
  /// - Parameter sentence: What was not written, and why; without "placard:" and a full stop.
  public static func report(_ sentence: String) {
    var bytes = Array("placard: \(sentence).\n".utf8)[...]
    _ = Outlet(2, replacing: nil)?.writeSoon(&bytes)
    guard !isReported.exchange(true, ordering: .relaxed) else { return }
    Descriptor.atExit {
      ExitFlush.run()
      Descriptor.endProcess(status: 74)
    }
  }
}

import Synchronization

/// Output that could not be written before the process exits.
@_spi(Exit)
public enum ExitLoss {
  private static let isReported = Atomic(false)

  /// Says on standard error what was not written, and has the process end with status 74 as soon as the
  /// caller has returned and the standard streams are written.
  ///
  /// Called while the process exits; functions that were registered with `atexit` before the output are left
  /// out. Waits for standard error at most a tenth of a second.
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

/// The signals by which a person or a supervisor asks a process to end.
public struct CancellationSignals: OptionSet, Sendable, Hashable {
  /// One bit for each signal.
  public let rawValue: UInt8

  /// Creates a set of signals; bits that stand for none are ignored.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// SIGINT: Ctrl-C.
  public static let interrupt = CancellationSignals(rawValue: 1 << 0)
  /// SIGTERM: `kill`, a service manager, a container that stops.
  public static let terminate = CancellationSignals(rawValue: 1 << 1)
}

/// Runs work that the first Ctrl-C cancels; the second ends the process, as the first would without.
///
/// The body runs in a task of its own, in the caller's isolation, and is cancelled as any task is:
/// it decides when to end. From the first signal on, and when the body has ended, signals do what
/// they did before: end the process, or call the handler that the program had. A signal that the
/// process ignores, as a job in the background does, stays ignored. Where several such calls run at
/// once the first signal cancels all of them.
///
/// ```swift
/// do {
///   try await withCancellation(on: .interrupt) {
///     try await messages.task("Downloading") { try await download($0) } success: { "Downloaded" }
///   }
/// } catch is CancellationError {
///   await messages.finish()  // "Cancelled: Downloading" stands there
///   exit(130)
/// }
/// ```
///
/// - Parameters:
///   - signals: What cancels: `.interrupt`, `.terminate`, or both.
///   - body: The work.
/// - Returns: What the body returns.
/// - Throws: What the body throws; a cancelled one usually throws `CancellationError`.
public func withCancellation<Value: Sendable, Failure: Error>(
  on signals: CancellationSignals,
  @_inheritActorContext _ body: sending @escaping @isolated(any) () async throws(Failure) -> Value
) async throws(Failure) -> Value {
  let work = Task { () async -> Result<Value, Failure> in
    do throws(Failure) {
      return .success(try await body())
    } catch {
      return .failure(error)
    }
  }
  let token = CancellationRegistry.shared.add(signals) { work.cancel() }
  defer { CancellationRegistry.shared.remove(token) }
  return try await withTaskCancellationHandler {
    await work.value
  } onCancel: {
    work.cancel()
  }.get()
}

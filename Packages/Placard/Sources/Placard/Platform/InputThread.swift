#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
import Synchronization

/// A thread that reads a chunk for each request; it ends with its client, or at the
/// end of the input.
final class InputThread: Sendable {
  private let work: Work

  init(_ source: InputSource) {
    work = Work(source)
    work.start()
  }

  deinit {
    work.leave()
  }

  /// The next chunk; nil at the end.
  func next() async throws -> ArraySlice<UInt8>? {
    let work = work
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { work.ask($0) }
    } onCancel: {
      work.cancel()
    }
  }
}

extension InputThread {
  private typealias Asking = CheckedContinuation<ArraySlice<UInt8>?, any Error>
  private typealias Chunk = Result<ArraySlice<UInt8>?, any Error>

  private struct State {
    var asking: Asking?
    /// The bytes read for a cancelled client, or the end of the input.
    var kept: Chunk?
    /// Whether a chunk is requested.
    var isWanted = false
    var isReading = false
    var isOver = false
  }

  /// The state shared by the thread and its client; released by the last of them.
  private final class Work: @unchecked Sendable {
    private let source: InputSource
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    /// Guarded by `mutex`.
    private var state = State()

    init(_ source: InputSource) {
      self.source = source
      pthread_mutex_init(mutex, nil)
      pthread_cond_init(condition, nil)
    }

    deinit {
      pthread_cond_destroy(condition)
      pthread_mutex_destroy(mutex)
      condition.deallocate()
      mutex.deallocate()
    }

    func start() {
      if !startReadingThread(Unmanaged.passRetained(self).toOpaque()) {
        Unmanaged.passUnretained(self).release()
        finish(.failure(InputError("the input", reason: "the system starts no further thread")))
      }
    }

    /// The body of the thread started by ``start()``.
    static func run(_ context: UnsafeMutableRawPointer) {
      Unmanaged<Work>.fromOpaque(context).takeRetainedValue().run()
    }

    func ask(_ continuation: Asking) {
      let kept = change { state -> Chunk? in
        if let kept = state.kept {
          if !state.isOver { state.kept = nil }
          return kept
        }
        if Task.isCancelled { return .failure(CancellationError()) }
        state.asking = continuation
        state.isWanted = !state.isReading
        return nil
      }
      if let kept { continuation.resume(with: kept) }
    }

    func cancel() {
      change { $0.asking.take() }?.resume(throwing: CancellationError())
    }

    /// Ends the thread, because the client was released.
    func leave() {
      change { $0.isOver = true }
    }

    private func run() {
      while waitForWish() {
        let chunk: Chunk
        do {
          let bytes = try source.read()
          chunk = .success(bytes.isEmpty ? nil : bytes)
        } catch {
          chunk = .failure(error)
        }
        guard case .success(.some) = chunk else { return finish(chunk) }
        deliver(chunk)
      }
    }

    private func waitForWish() -> Bool {
      pthread_mutex_lock(mutex)
      defer { pthread_mutex_unlock(mutex) }
      while !state.isWanted, !state.isOver {
        pthread_cond_wait(condition, mutex)
      }
      state.isWanted = false
      state.isReading = !state.isOver
      return state.isReading
    }

    private func deliver(_ chunk: Chunk) {
      let asking = change { state -> Asking? in
        state.isReading = false
        if state.asking == nil { state.kept = chunk }
        return state.asking.take()
      }
      asking?.resume(with: chunk)
    }

    private func finish(_ chunk: Chunk) {
      let asking = change { state -> Asking? in
        state.isOver = true
        state.kept = chunk
        return state.asking.take()
      }
      asking?.resume(with: chunk)
    }

    private func change<Value>(_ body: (inout State) -> Value) -> Value {
      pthread_mutex_lock(mutex)
      defer {
        pthread_cond_signal(condition)
        pthread_mutex_unlock(mutex)
      }
      return body(&state)
    }
  }

  fileprivate static func run(_ context: UnsafeMutableRawPointer) {
    Work.run(context)
  }
}

#if canImport(Darwin)
private func startReadingThread(_ context: UnsafeMutableRawPointer) -> Bool {
  var thread: pthread_t?
  let result = pthread_create(
    &thread, nil,
    {
      InputThread.run($0)
      return nil
    }, context)
  if let thread { pthread_detach(thread) }
  return result == 0
}
#else
private func startReadingThread(_ context: UnsafeMutableRawPointer) -> Bool {
  #if canImport(Musl)
  var handle: OpaquePointer?
  #else
  var handle = pthread_t()
  #endif
  let result = pthread_create(
    &handle, nil,
    { context in
      if let context { InputThread.run(context) }
      return nil
    }, context)
  guard result == 0 else { return false }
  #if canImport(Musl)
  if let handle { pthread_detach(handle) }
  #else
  pthread_detach(handle)
  #endif
  return true
}
#endif

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
import Synchronization

/// The memory on which a thread runs its signal handlers, so that they run after a stack overflow.
struct AlternateStack {
  /// The size in bytes: a frame of saved registers takes up to 11 KiB, and Swift's own handler
  /// counts on 16 KiB.
  private static let size = 64 << 10
  /// Whether the main thread has been given one, or had one.
  private static let isMainThreadDone = Atomic(false)

  private let memory: UnsafeMutableRawPointer

  /// Gives one to the calling thread; nil if it has one already.
  init?() {
    var current = stack_t()
    guard sigaltstack(nil, &current) == 0, current.ss_flags & Int32(SS_DISABLE) != 0 else {
      return nil
    }
    memory = .allocate(byteCount: Self.size, alignment: 16)
    var wanted = stack_t()
    wanted.ss_sp = memory
    wanted.ss_size = Self.size
    guard sigaltstack(&wanted, nil) == 0 else {
      memory.deallocate()
      return nil
    }
  }

  /// Takes it from the calling thread, which must be the one that it was given to.
  func remove() {
    var none = stack_t()
    none.ss_flags = Int32(SS_DISABLE)
    none.ss_size = Self.size
    if sigaltstack(&none, nil) == 0 { memory.deallocate() }
  }

  /// Gives one to the main thread for good, if that is the calling thread and has none.
  static func protectMainThread() {
    guard !isMainThreadDone.load(ordering: .relaxed), CLibrary.isMainThread else { return }
    isMainThreadDone.store(true, ordering: .relaxed)
    _ = AlternateStack()
  }
}

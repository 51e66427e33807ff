import PlacardModels
import Synchronization

/// A recorder in a manager, and the posts that it has heard of.
final class RecorderRegistration: Sendable {
  /// The number that the manager knows the recorder by.
  let token: Int
  /// The poster that joined, which has this recorder.
  let poster: any Poster
  let wantsEvents: Bool
  /// Whether it decides which posts it receives.
  let isSelective: Bool
  private let recorder: any Recorder
  /// The posts that a selective recorder has received.
  private let heard = Mutex<Set<Int>>([])
  /// Whether a call of the recorder has not returned.
  ///
  /// Written only by the thread that records. A call from inside another one, where the process exits,
  /// would meet the recorder's own locks.
  private let isBusy = Atomic(false)

  init(_ recorder: any Recorder, of poster: any Poster, token: Int) {
    self.recorder = recorder
    self.poster = poster
    self.token = token
    wantsEvents = recorder.capabilities.contains(.records)
    isSelective = recorder.capabilities.contains(.selective)
  }

  /// Whether it receives a post in its current state.
  func wants(_ post: Post) -> Bool {
    recorder.isNamed(by: post.routes)
      && (!isSelective || recorder.accepts(post) && recorder.wants(post))
  }

  /// Hands over a post, unless it is none of those that it wants or has heard of.
  func record(_ post: Post) throws {
    if hears(post) { try call { try $0.record(post) } }
  }

  /// Hands over an event; `post` is the one that it is about, if any.
  func record(_ event: PostEvent, of post: Post?) throws {
    guard wantsEvents, post.map({ hears($0) }) ?? true else { return }
    try call { try $0.record(event) }
  }

  /// Everything that happened at once was handed over.
  func commit() throws { try call { try $0.commit() } }

  @inline(__always)
  private func call(_ body: (any Recorder) throws -> Void) rethrows {
    guard !isBusy.load(ordering: .relaxed) else { return }
    isBusy.store(true, ordering: .relaxed)
    defer { isBusy.store(false, ordering: .relaxed) }
    try body(recorder)
  }

  private func hears(_ post: Post) -> Bool {
    guard isSelective || post.routes != nil else { return true }
    let isWanted = wants(post)
    return heard.withLock { heard in
      if post.state == .gone { return heard.remove(post.number) != nil || isWanted }
      if isWanted { heard.insert(post.number) }
      return heard.contains(post.number)
    }
  }
}

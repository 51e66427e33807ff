public import PlacardModels
public import PlacardPosting
import Synchronization

/// A poster that remembers every call, for tests of what a manager does.
public final class RecordingPoster: Poster {
  /// One call.
  public enum Call: Sendable, Equatable {
    case show(Post)
    case update(Post)
    case hide(Post)
    case record(PostEvent)
    case close
  }

  /// The error of ``show(_:)`` for a post that the poster is configured to refuse.
  struct Refusal: Error, Hashable {
    /// The id of the refused post.
    let id: String
  }

  /// What it was made with, and `animates` when it was given a timing.
  public let capabilities: PosterCapabilities
  private let durations: PostTiming
  private let refused: Set<String>
  private let state = Mutex((calls: [Call](), signals: PosterSignals?.none))

  /// Creates a poster.
  ///
  /// - Parameters:
  ///   - capabilities: What it says it can do.
  ///   - timing: How long every post takes to come and to go.
  ///   - refusing: The ids of posts that it fails to show.
  public init(
    _ capabilities: PosterCapabilities = [.records], timing: PostTiming = .zero,
    refusing: Set<String> = []
  ) {
    self.capabilities = timing == .zero ? capabilities : capabilities.union(.animates)
    self.durations = timing
    self.refused = refusing
  }

  /// The calls so far, in order.
  public var calls: [Call] {
    state.withLock { $0.calls }
  }

  /// The events among the calls.
  public var events: [PostEvent] {
    calls.compactMap { if case .record(let event) = $0 { event } else { nil } }
  }

  /// The calls that change what is seen, as `show A`, `update A`, `hide A`.
  public var shownAndHidden: [String] {
    calls.compactMap { call in
      switch call {
      case .show(let post): "show \(post.id)"
      case .update(let post): "update \(post.id)"
      case .hide(let post): "hide \(post.id)"
      case .record, .close: nil
      }
    }
  }

  /// Reports what a person did.
  public func signal(_ signal: PosterSignal) {
    state.withLock { $0.signals }?(signal)
  }

  /// The same for every post.
  public func timing(for post: Post) -> PostTiming { durations }

  /// Keeps the signals.
  public func attach(_ signals: PosterSignals) {
    state.withLock { $0.signals = signals }
  }

  /// Remembers the call.
  ///
  /// - Throws: ``Refusal`` for a post that it is configured to refuse.
  public func show(_ post: Post) async throws {
    guard !refused.contains(post.id) else { throw Refusal(id: post.id) }
    remember(.show(post))
  }

  /// Remembers the call.
  public func update(_ post: Post) async throws {
    remember(.update(post))
  }

  /// Remembers the call.
  public func hide(_ post: Post) async {
    remember(.hide(post))
  }

  /// Remembers the call.
  public func observe(_ event: PostEvent) async throws {
    remember(.record(event))
  }

  /// Remembers the call.
  public func close() async {
    remember(.close)
  }

  private func remember(_ call: Call) {
    state.withLock { $0.calls.append(call) }
  }
}

public import PlacardModels

/// A poster under another name, or with a filter of posts.
struct AdaptedPoster<Base: Poster>: Poster {
  private let base: Base
  private let ownName: String?
  /// The filter; nil accepts every post.
  private let filter: (@Sendable (Post) -> Bool)?

  fileprivate init(
    _ base: Base, name: String? = nil, filter: (@Sendable (Post) -> Bool)? = nil
  ) {
    self.base = base
    ownName = name
    self.filter = filter
  }

  /// The given name, or else the base's.
  var name: String? { ownName ?? base.name }

  /// The base's capabilities; with a filter also `selective`.
  var capabilities: PosterCapabilities {
    filter == nil ? base.capabilities : base.capabilities.union(.selective)
  }

  /// Forwards to the base.
  func accepts(_ post: Post) -> Bool { base.accepts(post) }

  /// Whether the base wants the post and the filter accepts it.
  func wants(_ post: Post) -> Bool { base.wants(post) && filter?(post) ?? true }

  /// The base's timing; zero for a post that it does not want.
  func timing(for post: Post) -> PostTiming {
    wants(post) ? base.timing(for: post) : .zero
  }

  /// Forwards to the base.
  func attach(_ signals: PosterSignals) { base.attach(signals) }

  /// Forwards to the base.
  func show(_ post: Post) async throws { try await base.show(post) }

  /// Forwards to the base.
  func update(_ post: Post) async throws { try await base.update(post) }

  /// Forwards to the base.
  func hide(_ post: Post) async { await base.hide(post) }

  /// Forwards to the base.
  func updateQueue(_ queue: LaneQueue) async { await base.updateQueue(queue) }

  /// Forwards to the base.
  func observe(_ event: PostEvent) async throws { try await base.observe(event) }

  /// The base's recorder, with this name and filter.
  var recorder: (any Recorder)? {
    base.recorder.map { AdaptedRecorder($0, name: name, filter: filter) }
  }

  /// Forwards the posts that it wants to the base.
  func flushAtExit(_ posts: [Post]) { base.flushAtExit(posts.filter { wants($0) }) }

  /// Forwards to the base.
  func releaseTerminal() async -> Bool { await base.releaseTerminal() }

  /// Forwards to the base.
  func reclaimTerminal() async { await base.reclaimTerminal() }

  /// Forwards to the base.
  func close() async { await base.close() }
}

/// A recorder under another name, or with a filter of posts.
struct AdaptedRecorder: Recorder {
  private let base: any Recorder
  let name: String?
  private let filter: (@Sendable (Post) -> Bool)?

  init(_ base: any Recorder, name: String?, filter: (@Sendable (Post) -> Bool)?) {
    self.base = base
    self.name = name
    self.filter = filter
  }

  var capabilities: PosterCapabilities {
    filter == nil ? base.capabilities : base.capabilities.union(.selective)
  }

  func accepts(_ post: Post) -> Bool { base.accepts(post) }

  func wants(_ post: Post) -> Bool { base.wants(post) && filter?(post) ?? true }

  func attach(_ signals: PosterSignals) { base.attach(signals) }

  func record(_ post: Post) throws { try base.record(post) }

  func record(_ event: PostEvent) throws { try base.record(event) }

  func commit() throws { try base.commit() }

  func close() async { await base.close() }
}

extension Poster {
  /// Returns this poster limited to some posts.
  ///
  /// It receives the events of these posts, and events about no post. A post that begins to match
  /// on an update is shown, one that ceases to match is hidden.
  ///
  /// ```swift
  /// .log(to: .journal).filtered { post in post.message.severity >= .warning }
  /// ```
  ///
  /// - Parameter isIncluded: Called each time a post changes, outside the manager's lock.
  /// - Returns: A poster to use in place of this one.
  public func filtered(
    _ isIncluded: @escaping @Sendable (Post) -> Bool
  ) -> some Poster {
    AdaptedPoster(self, filter: isIncluded)
  }

  /// Returns this poster limited to posts whose message passes a filter.
  ///
  /// If a closure fits both overloads, the one with a filter of posts is preferred.
  @_disfavoredOverload
  public func filtered(
    _ isIncluded: @escaping @Sendable (Message) -> Bool
  ) -> some Poster {
    AdaptedPoster(self) { isIncluded($0.message) }
  }

  /// Returns this poster under a name, by which rules can route posts to it.
  public func named(_ name: String) -> some Poster {
    AdaptedPoster(self, name: name)
  }
}

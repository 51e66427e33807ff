public import PlacardModels

/// A poster under another name, or that is told only of the posts that it is to show.
struct AdaptedPoster<Base: Poster>: Poster {
  private let base: Base
  private let ownName: String?
  /// nil lets everything pass.
  private let filter: (@Sendable (Post) -> Bool)?

  fileprivate init(
    _ base: Base, name: String? = nil, filter: (@Sendable (Post) -> Bool)? = nil
  ) {
    self.base = base
    ownName = name
    self.filter = filter
  }

  /// The name that it was given, else the poster's own.
  var name: String? { ownName ?? base.name }

  /// The poster's own; with a filter it is `selective` too.
  var capabilities: PosterCapabilities {
    filter == nil ? base.capabilities : base.capabilities.union(.selective)
  }

  /// Whether the poster accepts it.
  func accepts(_ post: Post) -> Bool { base.accepts(post) }

  /// Whether the poster wants it and it passes the filter.
  func wants(_ post: Post) -> Bool { base.wants(post) && filter?(post) ?? true }

  /// The poster's own answer; a post that it does not want takes no time.
  func timing(for post: Post) -> PostTiming {
    wants(post) ? base.timing(for: post) : .zero
  }

  /// Hands the way back on.
  func attach(_ signals: PosterSignals) { base.attach(signals) }

  /// Shows it there.
  func show(_ post: Post) async throws { try await base.show(post) }

  /// Updates it there.
  func update(_ post: Post) async throws { try await base.update(post) }

  /// Hides it there.
  func hide(_ post: Post) async { await base.hide(post) }

  /// Lets it hear of it.
  func observe(_ event: PostEvent) async throws { try await base.observe(event) }

  /// The poster's own, under this name and with this filter.
  var recorder: (any Recorder)? {
    base.recorder.map { AdaptedRecorder($0, name: name, filter: filter) }
  }

  /// Leaves them there.
  func settle(_ posts: [Post]) { base.settle(posts.filter { wants($0) }) }

  /// Has it leave its terminal to others.
  func releaseTerminal() async -> Bool { await base.releaseTerminal() }

  /// Has it take its terminal back.
  func reclaimTerminal() async { await base.reclaimTerminal() }

  /// Closes it.
  func close() async { await base.close() }
}

/// A recorder under another name, or that is told only of some posts.
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
  /// This poster for some posts only.
  ///
  /// It hears of the events of these posts, and of what belongs to no post. A post that begins to
  /// match by an update is shown, one that ceases to is hidden.
  ///
  /// ```swift
  /// .log(to: .journal).filtered { post in post.message.severity >= .warning }
  /// ```
  ///
  /// - Parameter isIncluded: Asked each time a post changes, outside the manager's lock.
  /// - Returns: A poster to be used in the place of this one.
  public func filtered(
    _ isIncluded: @escaping @Sendable (Post) -> Bool
  ) -> some Poster {
    AdaptedPoster(self, filter: isIncluded)
  }

  /// This poster for posts whose message passes a filter.
  ///
  /// As with a filter of posts, which is taken where a closure could be either.
  @_disfavoredOverload
  public func filtered(
    _ isIncluded: @escaping @Sendable (Message) -> Bool
  ) -> some Poster {
    AdaptedPoster(self) { isIncluded($0.message) }
  }

  /// This poster under a name, by which rules can route posts to it.
  public func named(_ name: String) -> some Poster {
    AdaptedPoster(self, name: name)
  }
}

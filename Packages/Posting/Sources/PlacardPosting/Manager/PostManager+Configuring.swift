public import PlacardModels

extension PostManager {
  /// What a post leaves open and its style does not decide, where that is not the library's own choice.
  ///
  /// They hold for what is posted from then on; posts that live keep those under which they were posted. What
  /// the person's configuration file says is among them until it is replaced.
  ///
  /// ```swift
  /// messages.defaults.placement = .bottom
  /// ```
  public var defaults: PostOptions {
    get { state.withLock { $0.scheduler.defaults } }
    set { transact { scheduler, _ in scheduler.defaults = newValue } }
  }

  /// What is laid down about posts in general, with the modes that can be entered.
  ///
  /// Other rules hold for what is posted from then on; a mode that is on and that they know stays on, with
  /// its do-not-disturb level.
  public var rules: RuleBook {
    get { state.withLock { $0.scheduler.rules } }
    set { handle(.rules(newValue)) }
  }

  /// Configures a lane; what the configuration does not name stays as it is.
  public func configure(_ configuration: LaneConfiguration) {
    handle(.configure(configuration))
  }
}

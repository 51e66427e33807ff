import PlacardModels

/// What a task is given beside its work.
struct TaskSetup: Sendable {
  /// What is shown while the work runs.
  var message: Message
  /// As the program gave them.
  var options: PostOptions
  /// How long the work may take without anything being shown.
  var delay: Duration
  /// How long what is shown stays at least.
  var minimum: Duration
  var words: TaskWords
  /// How much there is to do, where that is known from the beginning.
  var total: ProgressTotal?

  /// The options while the work runs: it does not expire, and stays for its minimum.
  var whileRunning: PostOptions {
    var options = common
    options.duration = .indefinite(delay: delay, minimum: minimum)
    return options
  }

  /// The options of a success: its own duration, from the beginning.
  var afterSuccess: PostOptions {
    var options = common
    if case .indefinite? = options.duration { options.duration = nil }
    return options
  }

  /// The options of a failure, which stays.
  var afterFailure: PostOptions {
    var options = common
    options.duration = .forever
    return options
  }

  /// Two tasks that are called the same are two posts, unless an id says that they are one.
  private var common: PostOptions {
    var options = options
    if message.explicitID == nil, options.duplicates == nil { options.duplicates = .allow }
    return options
  }
}

import PlacardModels

extension PostOptions {
  /// Stays until somebody ends it.
  static let forever = PostOptions(duration: .forever)

  /// The seeds' *indefinite*, in seconds.
  static func indefinite(delay: Double = 0, minimum: Double = 0) -> PostOptions {
    PostOptions(
      duration: .indefinite(
        delay: .nanoseconds(ofSeconds: delay), minimum: .nanoseconds(ofSeconds: minimum)))
  }

  /// Stays for so long, with more to say about it.
  static func seconds(
    _ seconds: Double, _ change: (inout PostOptions) -> Void = { _ in }
  ) -> PostOptions {
    var options = PostOptions(duration: .seconds(seconds))
    change(&options)
    return options
  }
}

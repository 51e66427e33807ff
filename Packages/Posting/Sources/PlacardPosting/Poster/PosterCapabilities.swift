/// What a poster can do.
public struct PosterCapabilities: OptionSet, Sendable {
  /// One bit for each capability.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// It moves what it shows: ``Poster/timing(for:)`` is asked only with this.
  public static let animates = PosterCapabilities(rawValue: 1 << 0)
  /// A person can answer through it.
  public static let interactive = PosterCapabilities(rawValue: 1 << 1)
  /// It shows posts inside a region of a host.
  public static let region = PosterCapabilities(rawValue: 1 << 2)
  /// It wants every event: ``Poster/observe(_:)`` and ``Recorder/record(_:)-(PostEvent)`` are called only
  /// with this.
  public static let records = PosterCapabilities(rawValue: 1 << 3)
  /// What it shows stays to be read when it makes room for others and at the end.
  ///
  /// So does a region above which a scrollback goes on. ``Poster/hide(_:)`` is then called for posts too
  /// that were never shown, where they end as `closed`, `evicted`, `kept` or `folded`.
  public static let keeps = PosterCapabilities(rawValue: 1 << 5)
  /// It does not take every post: ``Poster/accepts(_:)`` and ``Poster/wants(_:)`` are asked only with
  /// this.
  public static let selective = PosterCapabilities(rawValue: 1 << 4)
}

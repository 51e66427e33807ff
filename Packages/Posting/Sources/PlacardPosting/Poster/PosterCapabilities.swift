/// The capabilities of a poster.
public struct PosterCapabilities: OptionSet, Sendable {
  /// One bit for each capability.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// It animates posts; required for ``Poster/timing(for:)``.
  public static let animates = PosterCapabilities(rawValue: 1 << 0)
  /// The user can respond through it.
  public static let interactive = PosterCapabilities(rawValue: 1 << 1)
  /// It shows posts inside a region of a host.
  public static let region = PosterCapabilities(rawValue: 1 << 2)
  /// It receives events; required for ``Poster/observe(_:)`` and
  /// ``Recorder/record(_:)-(PostEvent)``.
  public static let records = PosterCapabilities(rawValue: 1 << 3)
  /// It can keep posts in the permanent output, to make space and at the end.
  ///
  /// An example is an inline region with scrollback above it. ``Poster/hide(_:)`` is then also
  /// called for posts that were never shown, if they end as `closed`, `evicted`, `kept` or
  /// `folded`.
  public static let keeps = PosterCapabilities(rawValue: 1 << 5)
  /// It receives only some posts; required for ``Poster/accepts(_:)`` and ``Poster/wants(_:)``.
  public static let selective = PosterCapabilities(rawValue: 1 << 4)
}

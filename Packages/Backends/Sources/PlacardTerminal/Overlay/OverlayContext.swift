/// Where on an application's screen a post is shown, and how high above the others.
public struct OverlayContext: Sendable, Hashable {
  /// A place on the screen.
  public enum Place: Sendable, Hashable {
    /// The region that the person works in, or else the screen; the screen for what is in the middle.
    case automatic
    /// The screen beside its bars.
    case screen
    /// The region of a name.
    case region(String)
    /// The region of a path, or the nearest above it: where its owner is seen.
    case owner(String)
  }

  /// What happens to the application's bars while the post is shown.
  public enum BarTreatment: String, Sendable, Hashable, CaseIterable {
    /// They stay as they are.
    case keep
    /// They step back, in colours that do not compete.
    case restyle
    /// They are hidden.
    case hide
  }

  /// The place.
  public var place: Place
  /// What is higher covers what is lower; posts of one level follow the order of arrival.
  public var level: Int
  /// What it does about bars, where they are not to decide.
  public var avoidance: HostLayout.Avoidance?
  /// What it asks the application to do with its bars.
  public var bars: BarTreatment

  /// Creates a context.
  public init(
    _ place: Place = .automatic, level: Int = 0, avoidance: HostLayout.Avoidance? = nil,
    bars: BarTreatment = .keep
  ) {
    self.place = place
    self.level = level
    self.avoidance = avoidance
    self.bars = bars
  }

  /// Where the person works.
  public static let automatic = OverlayContext()

  /// The screen, at a level.
  public static func screen(level: Int = 0) -> OverlayContext {
    OverlayContext(.screen, level: level)
  }

  /// A region of the application.
  public static func region(_ name: String) -> OverlayContext {
    OverlayContext(.region(name))
  }

  /// Wherever the owner of a path is seen.
  public static func owner(_ path: String) -> OverlayContext {
    OverlayContext(.owner(path))
  }
}

/// There is no such place on the application's screen.
public struct UnresolvedContext: Error, Sendable, Equatable, CustomStringConvertible {
  /// What was looked for.
  public let context: OverlayContext
  /// The regions that there are, in alphabetical order.
  public let regions: [String]

  /// Creates the error.
  init(context: OverlayContext, regions: [String]) {
    self.context = context
    self.regions = regions
  }

  /// Says so in one sentence.
  public var description: String {
    let known = regions.isEmpty ? "it has none" : "it has \(regions.joined(separator: ", "))"
    let name =
      switch context.place {
      case .region(let name), .owner(let name): "the region \"\(name)\""
      case .automatic, .screen: "a screen"
      }
    return "The application does not show \(name); \(known)."
  }
}

public import PlacardModels

/// Where on an application's screen a post is shown, and at which level.
public struct OverlayContext: Sendable, Hashable {
  /// A placement area.
  public enum Place: Sendable, Hashable {
    /// The active region, or else the screen; for centred posts always the screen.
    case automatic
    /// The screen without its bars.
    case screen
    /// The region with a name.
    case region(String)
    /// The region of a path, or its nearest ancestor: where the post's owner is visible.
    case owner(String)
  }

  /// The treatment of the application's bars while the post is shown.
  public enum BarTreatment: String, Sendable, Hashable, CaseIterable {
    /// Unchanged.
    case keep
    /// Dimmed, in colours that do not compete.
    case restyle
    /// Hidden.
    case hide
  }

  /// The placement area.
  public var place: Place
  /// The level: posts of higher levels cover lower ones; within a level, later posts cover earlier ones.
  public var level: Int
  /// The avoidance of bars that do not decide it themselves.
  public var avoidance: HostLayout.Avoidance?
  /// The requested bar treatment.
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

  /// Creates the context that a post's options name; without any, the active region.
  public init(of post: Post) {
    self.init()
    switch post.options.context {
    case nil, .automatic: break
    case .screen(let level): (place, self.level) = (.screen, level)
    case .region(let name): place = .region(name)
    case .owner(let path): place = .owner(path)
    }
    switch post.options.bars {
    case nil, .keep?: bars = .keep
    case .hide?: bars = .hide
    case _?: bars = .restyle
    }
  }

  /// The active region.
  public static let automatic = OverlayContext()

  /// The screen, at a level.
  public static func screen(level: Int = 0) -> OverlayContext {
    OverlayContext(.screen, level: level)
  }

  /// A region of the application.
  public static func region(_ name: String) -> OverlayContext {
    OverlayContext(.region(name))
  }

  /// The region where the owner of a path is visible.
  public static func owner(_ path: String) -> OverlayContext {
    OverlayContext(.owner(path))
  }
}

/// The requested region does not exist on the application's screen.
public struct UnresolvedContext: Error, Sendable, Equatable, CustomStringConvertible {
  /// The requested region.
  public let context: OverlayContext
  /// The existing regions, in alphabetical order.
  public let regions: [String]

  /// Creates the error.
  init(context: OverlayContext, regions: [String]) {
    self.context = context
    self.regions = regions
  }

  /// The error as one sentence.
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

public import PlacardLayout

/// Where on an application's screen messages may be placed.
public struct HostLayout: Sendable, Equatable {
  /// The avoidance of a bar by messages.
  public enum Avoidance: Sendable, Hashable {
    /// Messages may cover it.
    case over
    /// Messages slide out from beneath it and never cover it.
    case under
    /// Messages rest next to it, and cross it while they move.
    case beside
  }

  /// Rows at an edge that belong to the application: a status line, a menu, a prompt.
  public struct Bar: Sendable, Hashable {
    /// The edge.
    public enum Edge: Sendable, Hashable {
      case top, bottom
    }

    /// The edge.
    public var edge: Edge
    /// The number of rows, at least 0.
    public var rows: Int
    /// How messages avoid it.
    public var avoidance: Avoidance

    /// Creates a bar; a negative number is clamped to 0.
    public init(_ edge: Edge, rows: Int = 1, avoidance: Avoidance = .beside) {
      self.edge = edge
      self.rows = max(rows, 0)
      self.avoidance = avoidance
    }
  }

  /// Regions by name; names with slashes form paths, so that `editor` is the parent of `editor/left`.
  public var regions: [String: CellRect]
  /// The active region: the default placement area of messages.
  public var active: String?
  /// The bars at the edges.
  public var bars: [Bar]
  /// The current content inset at the bottom.
  public var contentInset: ContentInset?
  /// Whether messages follow the content inset; otherwise they do not move.
  public var followsContentInset: Bool

  /// Creates a layout; by default the whole screen.
  public init(
    regions: [String: CellRect] = [:], active: String? = nil, bars: [Bar] = [],
    contentInset: ContentInset? = nil, followsContentInset: Bool = true
  ) {
    self.regions = regions
    self.active = active
    self.bars = bars
    self.contentInset = contentInset
    self.followsContentInset = followsContentInset
  }

  /// The region with a name, clipped to the screen; nil if it does not exist or is not visible.
  func region(_ name: String, on screen: CellRect) -> CellRect? {
    let area = regions[name]?.intersection(screen)
    return area.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The region of a path, or its nearest ancestor.
  func nearestRegion(_ path: String, on screen: CellRect) -> CellRect? {
    var path = path[...]
    while !path.isEmpty {
      if let area = region(String(path), on: screen) { return area }
      path = path.lastIndex(of: "/").map { path[..<$0] } ?? ""
    }
    return nil
  }
}

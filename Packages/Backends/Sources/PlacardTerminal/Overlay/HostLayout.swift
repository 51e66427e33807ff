public import PlacardLayout

/// Where on an application's screen messages may stand.
public struct HostLayout: Sendable, Equatable {
  /// What messages do about a bar.
  public enum Avoidance: Sendable, Hashable {
    /// They may cover it.
    case over
    /// They come out from beneath it and never cover it.
    case under
    /// They stand beside it, and pass over it on their way.
    case beside
  }

  /// Rows at an edge that are the application's own: a status line, a menu, a prompt.
  public struct Bar: Sendable, Hashable {
    /// Where it is.
    public enum Edge: Sendable, Hashable {
      case top, bottom
    }

    /// Where it is.
    public var edge: Edge
    /// How many rows, at least 0.
    public var rows: Int
    /// What messages do about it.
    public var avoidance: Avoidance

    /// Creates a bar; a negative number counts as 0.
    public init(_ edge: Edge, rows: Int = 1, avoidance: Avoidance = .beside) {
      self.edge = edge
      self.rows = max(rows, 0)
      self.avoidance = avoidance
    }
  }

  /// Areas by name; a name with slashes is a path, so that `editor` owns `editor/left`.
  public var regions: [String: CellRect]
  /// The region that the person works in: where messages go that name no place.
  public var active: String?
  /// The bars at the edges.
  public var bars: [Bar]
  /// What covers the bottom just now.
  public var contentInset: ContentInset?
  /// Whether messages follow the content inset; otherwise they stay in place.
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

  /// The region of a name on a screen; nil if there is none, or nothing of it is seen.
  func region(_ name: String, on screen: CellRect) -> CellRect? {
    let area = regions[name]?.intersection(screen)
    return area.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The region of a path, or the nearest above it.
  func nearestRegion(_ path: String, on screen: CellRect) -> CellRect? {
    var path = path[...]
    while !path.isEmpty {
      if let area = region(String(path), on: screen) { return area }
      path = path.lastIndex(of: "/").map { path[..<$0] } ?? ""
    }
    return nil
  }
}

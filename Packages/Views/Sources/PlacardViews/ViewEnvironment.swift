public import PlacardAccessibility
public import PlacardLayout
public import PlacardModels
public import PlacardText

/// The place where a view is drawn: size, colours, scheme, writing direction.
public struct ViewEnvironment: Sendable, Equatable {
  /// The columns there are, 1…10 000; other values are clamped.
  public var columns: Int {
    didSet { columns = Self.bounded(columns) }
  }
  /// The most rows that may be used, at least 1, or nil for as many as it takes.
  public var rows: Int?
  /// The colours and signs to draw with.
  public var theme: Theme
  /// The themes of which ``theme`` is one; a post that asks for the other scheme is drawn in its theme.
  public var themes = Themes.standard
  /// How many colours there are.
  public var depth: ColorDepth
  /// What decorations are made of.
  public var glyphs: GlyphSet
  /// Whether emoji can be drawn; else they are replaced by signs.
  public var hasEmoji: Bool
  /// How messages look beside their theme.
  public var configuration: ViewConfiguration
  /// How the terminal counts columns.
  public var widthModel: WidthModel
  /// On which side writing starts.
  public var writingDirection: WritingDirection
  /// Whether decorative motion is allowed.
  public var moves: Bool
  /// The time since the post's entrance began; what moves by itself follows it.
  public var elapsed: Duration
  /// What has the focus, or nil.
  public var focus: FocusTarget.Kind?
  /// The pictures that there are, by the file that a message names.
  public var pictures: [String: Picture] = [:]
  /// Whether it is above an application: what has no background of its own then gets the theme's raised one.
  public var isRaised = false
  /// The least columns of a view that hugs its content, without its shadow, so that those of one stack share a
  /// width.
  @_spi(Stacks) public var leastColumns = 1
  /// Whether posts of other styles stand in the same stack, so that a snackbar keeps to its own width.
  @_spi(Stacks) public var isOnBoard = false
  /// Whether the place shows pictures; elsewhere they are drawn in half blocks.
  public var showsPictures = false
  /// The post that a ``MessageView`` is drawn for; nil where there is none, as in a test of its body.
  public var post: Post? {
    get { drawnPost?.post }
    set { drawnPost = newValue.map(DrawnPost.init) }
  }
  private var drawnPost: DrawnPost?

  /// Creates an environment; what is not given is a modern terminal's with a dark background.
  public init(
    columns: Int, rows: Int? = nil, theme: Theme = .dark, depth: ColorDepth = .trueColor,
    glyphs: GlyphSet = .unicode, hasEmoji: Bool = true,
    configuration: ViewConfiguration = ViewConfiguration(), widthModel: WidthModel = .cluster,
    writingDirection: WritingDirection = .leftToRight, moves: Bool = true,
    elapsed: Duration = .zero, focus: FocusTarget.Kind? = nil
  ) {
    self.columns = Self.bounded(columns)
    self.rows = rows
    self.theme = theme
    self.depth = depth
    self.glyphs = glyphs
    self.hasEmoji = hasEmoji
    self.configuration = configuration
    self.widthModel = widthModel
    self.writingDirection = writingDirection
    self.moves = moves
    self.elapsed = elapsed
    self.focus = focus
  }

  /// How much space there is.
  public var widthClass: WidthClass { WidthClass(columns: columns) }

  /// Whether backgrounds have no colours, so that a filled view is drawn in inverse video.
  var invertsFills: Bool { theme.invertsFills(depth: depth) }

  /// Whether writing starts at the right.
  var isMirrored: Bool { writingDirection == .rightToLeft }

  /// The environment in which a post's content draws itself.
  func drawing(_ post: Post) -> ViewEnvironment {
    var environment = self
    environment.post = post
    return environment
  }

  private static func bounded(_ columns: Int) -> Int {
    min(max(columns, 1), 10_000)
  }
}

/// A post on the heap, so that an environment is cheap to hand down.
private final class DrawnPost: Sendable, Equatable {
  let post: Post

  init(_ post: Post) {
    self.post = post
  }

  static func == (left: DrawnPost, right: DrawnPost) -> Bool {
    left === right || left.post == right.post
  }
}

import PlacardLayout
public import PlacardModels

/// A picture, or the words that stand in for it.
///
/// Where the terminal shows pictures it is one, elsewhere half blocks. The words stand where it is not
/// there, where its pixels are not known, and where there are too few colours or no blocks.
public struct Image: Element {
  private let picture: Picture?
  private let file: String?
  private let columns: Int
  private let rows: Int
  private let alternative: String

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - picture: The picture, or nil for none.
  ///   - columns: Its width, 1…256.
  ///   - rows: The most rows that it takes, 1…256; it keeps its proportions.
  ///   - alternative: The words; blank ones are absent.
  public init(_ picture: Picture?, columns: Int, rows: Int = 256, alternative: String = "") {
    self.init(picture, file: nil, columns: columns, rows: rows, alternative)
  }

  /// Creates a message's picture, if the environment has one for its file.
  ///
  /// - Parameters:
  ///   - image: The file and the words.
  ///   - columns: The most columns that it takes, 1…256.
  ///   - rows: The most rows that it takes, 1…256.
  public init(_ image: Message.Image, columns: Int = 16, rows: Int = 4) {
    self.init(nil, file: image.file, columns: columns, rows: rows, image.alternative ?? "")
  }

  private init(
    _ picture: Picture?, file: String?, columns: Int, rows: Int, _ alternative: String
  ) {
    self.picture = picture
    self.file = file
    self.columns = min(max(columns, 1), 256)
    self.rows = min(max(rows, 1), 256)
    self.alternative = alternative
  }

  /// Returns one node, or none without a picture and words.
  public func nodes(in environment: ViewEnvironment) -> [ViewNode] {
    if let node = node(in: environment) { return [node] }
    return words(in: environment).map { [$0] } ?? []
  }

  /// The picture; nil where it cannot be drawn.
  @inline(never)
  func node(in environment: ViewEnvironment) -> ViewNode? {
    guard let picture = picture ?? file.flatMap({ environment.pictures[$0] }),
      environment.showsPictures || picture.isDrawable(in: environment)
    else { return nil }
    let size = picture.cells(columns: columns, rows: rows)
    let content = CanvasContent(
      columns: size.columns, rows: size.rows, picture: picture
    ) { columns, rows in
      picture.isDrawable(in: environment) ? picture.halfBlocks(columns: columns, rows: rows) : []
    }
    return ViewNode(.canvas(content)) { $0.alignSelf = .start }
  }

  /// The words; nil where there are none.
  func words(in environment: ViewEnvironment) -> ViewNode? {
    Text(line: alternative).rows(atMost: 1).foreground(.muted).nodes(in: environment).first
  }
}

extension Picture {
  /// Whether it can be drawn as half blocks.
  fileprivate func isDrawable(in environment: ViewEnvironment) -> Bool {
    !pixels.isEmpty && environment.depth >= .ansi256 && environment.glyphs == .unicode
  }
}

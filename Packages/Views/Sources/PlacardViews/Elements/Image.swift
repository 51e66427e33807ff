import PlacardLayout
public import PlacardModels

/// A picture in half blocks, or the words that stand in for it.
///
/// The words stand where there are no pixels, too few colours or no blocks.
public struct Image: Element {
  private let pixels: Pixels?
  private let columns: Int
  private let alternative: String

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - pixels: The picture, or nil for none.
  ///   - columns: Its width, at least 1; two of its pixels stand in a row of cells, one below the other.
  ///   - alternative: The words; blank ones are absent.
  public init(_ pixels: Pixels?, columns: Int, alternative: String = "") {
    self.pixels = pixels
    self.columns = min(max(columns, 1), 256)
    self.alternative = alternative
  }

  /// Creates the words that stand in for a message's picture, whose file nobody reads here.
  public init(_ image: Message.Image) {
    self.init(nil, columns: 1, alternative: image.alternative ?? "")
  }

  /// Returns one node, or none without pixels and words.
  public func nodes(in environment: ViewEnvironment) -> [ViewNode] {
    guard let pixels, environment.depth >= .ansi256, environment.glyphs == .unicode else {
      return Text(line: alternative).rows(atMost: 1).foreground(.muted).nodes(in: environment)
    }
    let halves = max((pixels.height * columns + pixels.width / 2) / pixels.width, 1)
    let picture = CanvasContent(
      columns: columns, rows: (halves + 1) / 2, isPicture: true
    ) { columns, rows in
      (0..<rows).map { row in
        (0..<columns).map { column in
          let upper = pixels.color(column, 2 * row, columns: columns, rows: 2 * rows)
          let lower = pixels.color(column, 2 * row + 1, columns: columns, rows: 2 * rows)
          return Span("▀", Style(foreground: .rgb(upper), background: .rgb(lower)))
        }
      }
    }
    return [ViewNode(.canvas(picture)) { $0.alignSelf = .start }]
  }
}

import PlacardModels
import PlacardText
import PlacardViews

/// What leaves a region for good, in the order of leaving.
///
/// Posts that were never drawn are lines, at most ``limit`` posts between two calls of ``take()``; the
/// rest are counted in one line.
struct Scrollback: Sendable {
  /// The most posts that become lines in one frame.
  static let limit = 64
  /// The most posts that become lines when everything ends.
  static let closingLimit = 1024

  private var entries: [ScrollbackEntry] = []
  private var lineCount = 0
  private var counted = 0
  private let glyphs: GlyphSet

  init(_ glyphs: GlyphSet) {
    self.glyphs = glyphs
  }

  /// How many more posts may become lines.
  func capacity(isClosing: Bool = false) -> Int {
    max((isClosing ? Self.closingLimit : Self.limit) - lineCount, 0)
  }

  /// Adds a post as drawn.
  mutating func append(_ rows: CellBuffer) {
    if rows.rows > 0 { entries.append(.rows(rows)) }
  }

  /// Adds a line that is not limited.
  mutating func append(_ line: StyledLine) {
    entries.append(.line(line))
  }

  /// Adds lines that are not limited.
  mutating func append(_ lines: [String]) {
    entries += lines.map { .line(StyledLine($0)) }
  }

  /// Adds a post that was never drawn, as a line.
  mutating func appendLine(_ post: Post) {
    lineCount += 1
    append(PlainText(glyphs).lines(of: post))
  }

  /// Counts posts that were never drawn.
  mutating func count(_ posts: Int = 1) {
    counted += posts
  }

  /// Hands over everything since the last call, ending with the line that counts the rest.
  mutating func take() -> [ScrollbackEntry] {
    if counted > 0 {
      let mark = glyphs == .unicode ? "…" : "..."
      append(["\(mark) \(Self.grouped(counted)) more"])
    }
    defer { (entries, lineCount, counted) = ([], 0, 0) }
    return entries
  }

  /// A number with its thousands set apart.
  private static func grouped(_ number: Int) -> String {
    var text = ""
    for (index, digit) in String(number).reversed().enumerated() {
      if index > 0, index.isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return String(text.reversed())
  }
}

public import PlacardJSONStream
import PlacardModels
public import PlacardPosting

/// Any program's output: each line that is not blank is the title of a message.
///
/// The messages share the lane `lines`, a stack, so that the board keeps up with the program; with a
/// limit its oldest makes room for the newest. Ill-formed UTF-8 is repaired. Lines that are equal while the
/// first of them is still there count as one.
public struct LinesFeed: Feed {
  /// The lane in which lines are shown.
  public static let lane = "lines"

  private let limit: Int?
  private var isConfigured = false

  /// Creates a feed that has read nothing.
  ///
  /// - Parameter limit: How many lines are seen at once, at least 1; nil for all whose time runs.
  public init(limit: Int? = nil) {
    self.limit = limit
  }

  /// Posts the line; one that was too long is reported.
  public mutating func read(_ line: InputLine) -> [PostCommand] {
    switch line.content {
    case .success(let bytes):
      let options = PostOptions(duplicates: .count, lane: Self.lane)
      let post = PostCommand.post(Message(String(decoding: bytes, as: UTF8.self)), options)
      defer { isConfigured = true }
      guard !isConfigured else { return [post] }
      let rules = LaneChange.stack(limit: limit, whenFull: .replaceOldest)
      return [.configure(.named(Self.lane, rules)), post]
    case .failure(var problem):
      problem.line = line.number
      return [.report(problem)]
    }
  }
}

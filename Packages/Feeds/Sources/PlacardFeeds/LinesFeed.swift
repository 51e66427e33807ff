public import PlacardJSONStream
import PlacardModels
public import PlacardPosting

/// Any program's output: each line that is not blank is the title of a message.
///
/// Ill-formed UTF-8 is repaired. Lines that are equal while the first of them is still there count
/// as one, as any duplicate does.
public struct LinesFeed: Feed {
  /// Creates a feed.
  public init() {}

  /// Posts the line; one that was too long is reported.
  public mutating func read(_ line: InputLine) -> [PostCommand] {
    switch line.content {
    case .success(let bytes):
      var options = PostOptions()
      options.duplicates = .count
      return [.post(Message(String(decoding: bytes, as: UTF8.self)), options)]
    case .failure(var problem):
      problem.line = line.number
      return [.report(problem)]
    }
  }
}

import Foundation
import Testing

/// A text that is kept in a file beside the tests, and compared with what is drawn today.
///
/// With `PLACARD_RECORD=1` in the environment the file is written anew; look at it before it is kept.
struct Golden {
  let name: String

  private var file: URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens/\(name).txt")
  }

  /// Fails with the first line that is not as it was.
  func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    if ProcessInfo.processInfo.environment["PLACARD_RECORD"] == "1" {
      try Data(text.utf8).write(to: file)
    }
    let kept = try String(contentsOf: file, encoding: .utf8)
    guard kept != text else { return }
    let (old, new) = (lines(kept), lines(text))
    let index = zip(old, new).prefix { $0 == $1 }.count
    Issue.record(
      """
      \(name).txt, line \(index + 1), was
      \(index < old.count ? old[index] : "the end")
      and is
      \(index < new.count ? new[index] : "the end")
      """, sourceLocation: sourceLocation)
  }

  private func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}

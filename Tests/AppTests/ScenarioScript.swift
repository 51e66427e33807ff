import Foundation
import Testing

/// A row of the seeds' scenarios as a script, and the transcript that `placard simulate` makes of it.
struct ScenarioScript: Sendable, CustomTestStringConvertible {
  /// The row, as `SM-Q1`.
  let row: String
  /// Lines of commands.
  let script: String
  /// A line for each post, as ``ScenarioTranscript`` writes it, then one for each thing beside.
  let transcript: String

  init(_ row: String, _ script: String, _ transcript: String) {
    self.row = row
    self.script = script
    self.transcript = transcript
  }

  var testDescription: String { row }
}

/// A stream written post by post.
///
/// A post that was shown is `id admission willShow didShow willHide didHide reason`, with `-` for a
/// didShow that never came; one that was not is `id admission gone reason`. Counts, updates, answers,
/// taps, actions and errors follow in their order.
struct ScenarioTranscript {
  private static let beside = ["counted", "updated", "tapped", "action", "reply", "error"]

  private let lines: [[String: Any]]

  init(_ stream: String) {
    lines = stream.split(separator: "\n").map { line in
      let object = try? JSONSerialization.jsonObject(with: Data(line.utf8))
      return object as? [String: Any] ?? ["kind": "error", "message": "no line of a stream"]
    }
  }

  var text: String {
    let posts = lines.filter { Self.word($0["kind"]) == "posted" }.map(life)
    let rest = lines.filter { Self.beside.contains(Self.word($0["kind"])) }.map(Self.thing)
    return (posts + rest).joined(separator: "\n")
  }

  private func life(_ posted: [String: Any]) -> String {
    let own = lines.filter { Self.word($0["post"]) == Self.word(posted["post"]) }
    func time(_ kind: String) -> String {
      Self.word(own.first { Self.word($0["kind"]) == kind }?["at"])
    }
    let transitions = ["willShow", "didShow", "willHide", "didHide"].map(time)
    let times = transitions[0] == "-" ? [time("gone")] : transitions
    let start = [Self.word(posted["id"]), Self.word(posted["admission"])]
    return (start + times + [Self.word(own.last?["reason"])]).joined(separator: " ")
  }

  private static func thing(_ line: [String: Any]) -> String {
    var words = ["at", "kind", "id", "state", "count", "action"].compactMap { key in
      line[key].map { word($0) }
    }
    for (name, lane) in (line["lanes"] as? [String: [String: [String]]] ?? [:]).sorted(
      by: { $0.key < $1.key })
    {
      words += [name] + ["current", "queued", "delayed"].flatMap { [$0] + (lane[$0] ?? []) }
    }
    return words.joined(separator: " ")
  }

  private static func word(_ value: Any?) -> String {
    value.map { "\($0)" } ?? "-"
  }
}

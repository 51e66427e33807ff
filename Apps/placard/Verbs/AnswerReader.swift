import Placard
import PlacardJSONStream
import Synchronization

/// Reads an answer line by line: an action's id, its displayed key, its number or its label; any
/// other line is ignored.
final class AnswerReader: Sendable {
  private let actions: [Message.Action]
  private let handle: PostHandle<Message>
  private let manager: PostManager
  private let lines = Mutex(LineSplitter())

  init(_ actions: [Message.Action], for handle: PostHandle<Message>, in manager: PostManager) {
    self.actions = actions
    self.handle = handle
    self.manager = manager
  }

  /// Starts to read; the end of the input without an answer hides the post.
  func start(reading input: InputFile) {
    Worker.start { [self] in
      try? input.readAll { chunk in
        lines.withLock { $0.read(chunk, follow) }
      }
      lines.withLock { $0.finish(follow) }
      handle.hide(animated: false)
    }
  }

  /// The action for a line; nil if none matches.
  static func action(meant text: String, among actions: [Message.Action]) -> Message.Action? {
    if let action = actions.first(where: { $0.id == text }) { return action }
    let keys = ActionKeys.keys(for: actions)
    if let index = keys.firstIndex(of: text) { return actions[index] }
    if let number = Int(text), actions.indices.contains(number - 1) { return actions[number - 1] }
    return actions.first { $0.label.lowercased() == text.lowercased() }
  }

  private func follow(_ line: InputLine) {
    guard case .success(let bytes) = line.content else { return }
    let text = String(decoding: bytes, as: UTF8.self).trimmed
    if let chosen = Self.action(meant: text, among: actions) {
      manager.handle(.action(id: handle.id, action: chosen.id))
    }
  }
}

extension String {
  /// The string without leading and trailing white space.
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(start.dropLast(start.reversed().prefix(while: \.isWhitespace).count))
  }
}

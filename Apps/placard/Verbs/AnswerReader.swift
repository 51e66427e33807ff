import Placard
import Synchronization

/// Reads an answer from standard input: a line with an action's number, key, id or label.
enum AnswerReader {
  /// Starts to read; the end of the input without an answer ends the post.
  static func start(_ actions: [Message.Action], for handle: PostHandle, in manager: PostManager) {
    Worker.start {
      let lines = Mutex(LineSplitter())
      _ = InputReader.readAll(standardInput) { chunk in
        lines.withLock { splitter in
          splitter.read(chunk) { line in
            answer(line, actions, handle, manager)
          }
        }
      }
      lines.withLock { splitter in
        splitter.finish { answer($0, actions, handle, manager) }
      }
      handle.hide(animated: false)
    }
  }

  /// The action that a line means, or nil.
  static func action(meant text: String, among actions: [Message.Action]) -> Message.Action? {
    if let number = Int(text), actions.indices.contains(number - 1) { return actions[number - 1] }
    return actions.first { $0.id == text }
      ?? actions.first { $0.key == text || $0.label.lowercased() == text.lowercased() }
  }

  private static func answer(
    _ line: InputLine, _ actions: [Message.Action], _ handle: PostHandle, _ manager: PostManager
  ) {
    guard case .success(let bytes) = line.content else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    if let chosen = action(meant: text, among: actions) {
      manager.handle(.action(id: handle.id, action: chosen.id))
    }
  }
}

import Placard

extension AsynchronousPrograms {
  /// Questions, which a pipe cannot answer.
  static let questions: [String: Program] = [
    "confirm": { _ in
      let messages = PostManager(posters: [.terminal()])
      if let answer = await messages.confirm("Delete 3 files?") {
        print("answer", answer)
      } else {
        print("nobody could be asked")
      }
      await messages.finish()
    }
  ]
}

import Placard

extension AsynchronousPrograms {
  /// Questions, which a pipe cannot answer.
  static let questions: [String: Program] = [
    "confirm": { _ in
      let messages = PostManager(posters: [.terminal()])
      do {
        print("answer", try await messages.confirm("Delete 3 files?"))
      } catch {
        print("nobody could be asked")
      }
      await messages.finish()
    }
  ]
}

import PlacardModels

/// The messages that the golden screens show.
extension Message {
  static let saved = Message("Saved", severity: .success)

  static let failed: Message = {
    var message = Message(
      "Build failed",
      body: """
        3 errors in Layout, one of them in a place that nobody has looked at for years.

        See the log.
        """, severity: .error)
    message.progress = .steps(done: 12, total: 40, unit: "files")
    message.takeaways = ["Run swift test --filter Layout", "Ask Ada"]
    message.link = "https://example.org/builds/4711"
    return message.action("retry", "Retry").action("log", "Show log")
      .action("x", "Dismiss", role: .cancel)
  }()

  static let pulling = Message("Pulling nginx", progress: .steps(done: 12, total: 40))

  static let waiting = Message(
    "Waiting for review", body: "Ada was asked two minutes ago.", progress: .indeterminate)

  static let removed = Message("Removed 3 files", body: "They are in the bin.", icon: "♻")
    .action("undo", "Undo", key: "u").action("bin", "Empty the bin", role: .destructive)

  static let bodyOnly = Message(
    title: nil, body: "Only a body, which may well be long enough for two lines or more.")

  static let japanese = Message(
    "設定を保存しました", body: "変更は次回の起動時に有効になります。👩‍👩‍👧 family", severity: .success)
}

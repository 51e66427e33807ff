import Placard

extension AsynchronousPrograms {
  private struct Refused: Error, CustomStringConvertible {
    let description = "The server refused"
  }

  /// The short forms of posts and of work.
  static let shortForms: [String: Program] = [
    "short-forms": { _ in
      let messages = PostManager(posters: [.terminal()])
      messages.success("Saved")
      messages.warning("Nearly full")
      messages.error("Disk is full")
      messages.post(Refused())
      await messages.finish()
    },
    "shared-work": { _ in
      PostManager.success("Saved")
      PostManager.post(Refused())
      await PostManager.task("Copying", body: { _ in 3 }, success: { "Copied \($0) files" })
      for _ in PostManager.track(1...2, "Counting", success: "Counted") {}
      await PostManager.finish()
    },
    "track": { _ in
      let messages = PostManager(posters: [.terminal()])
      for _ in messages.track(1...4, "Counting", success: "Counted") {
        try await Task.sleep(for: .milliseconds(150))
      }
      await messages.finish()
    },
    "begin": { _ in
      let messages = PostManager(posters: [.terminal()])
      let upload = messages.begin("Uploading")
      upload.advance(by: 1, of: 2)
      upload.succeed("Uploaded")
      await messages.finish()
    },
    "begin-dropped": { _ in
      let messages = PostManager(posters: [.terminal()])
      do {
        let upload = messages.begin("Uploading")
        try await Task.sleep(for: .milliseconds(600))
        upload.advance(by: 1, of: 2)
      }
      await messages.finish()
    },
  ]
}

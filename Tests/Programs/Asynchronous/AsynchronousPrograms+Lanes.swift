import Placard

extension AsynchronousPrograms {
  /// Posts that wait, that take each other's place, and that are gone at once.
  static let lanes: [String: Program] = [
    "serial-error-first": { _ in
      let messages = PostManager(posters: [.terminal()], lanes: [.main(.serial())])
      messages.post(Message("Disk is full", severity: .error))
      messages.post("Retrying")
      messages.post(Message("Saved", severity: .success))
      await messages.finish()
    },
    "replace-lane": { _ in
      let messages = PostManager(posters: [.terminal()], lanes: [.main(.replace)])
      for word in ["First", "Second", "Third"] { messages.post(Message(word)) }
      await messages.finish()
    },
    "snackbars": { _ in
      let messages = PostManager(posters: [.terminal()])
      for word in ["Moved", "Copied", "Removed"] {
        messages.post(.snackbar(word, message: "3 files"))
      }
      await messages.finish()
    },
    "duration-zero": { _ in
      let messages = PostManager(posters: [.terminal()])
      messages.post("Blink", PostOptions(duration: .fixed(.zero)))
      await messages.finish()
    },
    "hide-all": { _ in
      let messages = PostManager(posters: [.terminal()])
      messages.post("Saved")
      messages.hideAll()
      await messages.finish()
    },
    "delayed-finish": { _ in
      let messages = PostManager(posters: [.terminal()])
      let later = PostOptions(duration: .indefinite(delay: .seconds(5), minimum: .zero))
      messages.post("At last", later)
      messages.post("At first")
      await messages.finish()
    },
    "hostile-title": { _ in
      let messages = PostManager(posters: [.terminal()])
      messages.post(Message("Build\n::error::forged\u{1B}[31mred\u{7}\r", severity: .warning))
      await messages.finish()
    },
    "post-in-a-listener": { _ in
      let messages = PostManager(posters: [.terminal()])
      let listening = messages.listen { event in
        if event.kind == .posted, event.number == 1 { messages.post("Heard") }
      }
      defer { listening.cancel() }
      messages.post("Said")
      await messages.finish()
    },
    "duplicates": { _ in
      let messages = PostManager(posters: [.terminal()])
      for _ in 0..<3 { messages.post("Once", PostOptions(duplicates: .drop)) }
      await messages.finish()
    },
    "shared-terminal": { _ in
      let messages = PostManager(posters: [.terminal()])
      let library = PostManager(posters: [.terminal()])
      messages.post(Message("Deployed", severity: .success))
      library.post(Message("Old key", severity: .warning))
      print("a line of output")
      try await Task.sleep(for: .milliseconds(600))
      await library.finish()
      messages.post("Done")
      await messages.finish()
    },
    "shared-terminal-exit": { _ in
      let messages = PostManager(posters: [.terminal()])
      let library = PostManager(posters: [.terminal()])
      messages.post(Message("Broken", severity: .error))
      library.post(Message("Lost", severity: .error))
      try await Task.sleep(for: .milliseconds(300))
    },
    "update": { _ in
      let messages = PostManager(posters: [.terminal()])
      let handle = messages.post("Saving")
      handle.update { $0 = Message("Saved", severity: .success) }
      await messages.finish()
    },
  ]
}

import Placard

extension AsynchronousPrograms {
  private struct Broken: Error, CustomStringConvertible {
    let description = "No space left"
  }

  /// Work, and what is said of its end.
  static let tasks: [String: Program] = [
    "task-quick": { _ in
      let messages = PostManager(posters: [.terminal()])
      await messages.task("Linking") { _ in
      } success: {
        "Linked"
      }
      await messages.finish()
    },
    "task-progress": { _ in
      let messages = PostManager(posters: [.terminal()])
      try await messages.task("Copying") { progress in
        for _ in 0..<4 {
          try await Task.sleep(for: .milliseconds(200))
          progress.advance(of: 4)
        }
      } success: {
        "Copied"
      }
      await messages.finish()
    },
    "task-failing": { _ in
      let messages = PostManager(posters: [.terminal()])
      try? await messages.task("Saving") { _ in throw Broken() }
      await messages.finish()
    },
    "task-cancelled": { _ in
      let messages = PostManager(posters: [.terminal()])
      let work = Task {
        try await messages.task("Deploying") { _ in try await Task.sleep(for: .seconds(20)) }
      }
      try await Task.sleep(for: .milliseconds(600))
      work.cancel()
      _ = await work.result
      await messages.finish()
    },
    "task-unfinished": { _ in
      let messages = PostManager(posters: [.terminal()])
      Task {
        try await messages.task("Packing") { _ in
          try await Task.sleep(for: .milliseconds(800))
        } success: {
          "Packed"
        }
      }
      try await Task.sleep(for: .milliseconds(100))
      await messages.finish()
    },
    "print-beside-a-task": { _ in
      let messages = PostManager(posters: [.terminal()])
      try await messages.task("Building") { progress in
        for number in 0..<8 {
          try await Task.sleep(for: .milliseconds(150))
          print("compiled file \(number)")
          progress.advance(of: 8)
        }
      } success: {
        "Built"
      }
      await messages.finish()
    },
    "downloads": { _ in
      let messages = PostManager(posters: [.terminal()])
      try await withThrowingTaskGroup { group in
        for name in ["a.tar", "b.tar", "c.tar", "d.tar", "e.tar"] {
          group.addTask {
            try await messages.task("Fetching \(name)") { progress in
              for _ in 0..<20 {
                try await Task.sleep(for: .milliseconds(100))
                progress.advance(by: 500_000, of: 10_000_000, unit: .bytes)
              }
            } success: {
              "Fetched \(name)"
            }
          }
        }
        try await group.waitForAll()
      }
      await messages.finish()
    },
  ]
}

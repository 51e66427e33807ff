import Placard

private struct Chunk {
  let count: Int
  let total: Int
}

private func pull(_ name: String, _ report: (Chunk) -> Void) async throws -> String { name }

/// What the front page of PlacardTasks says of work.
func pullAnImage(_ messages: PostManager, _ name: String) async throws -> String {
  // snippet
  let image = try await messages.task("Pulling \(name)") { progress in
    try await pull(name) { progress.advance(by: $0.count, of: $0.total, unit: .bytes) }
  } success: { image in
    "Pulled \(image)"
  } failure: { error in
    "Pull failed: \(error)"
  }
  // end
  return image
}

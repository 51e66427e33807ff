import PlacardModels
public import PlacardPosting

/// The pieces of work that ``PostManager/tasks(_:_:delay:minimum:words:atMost:plan:)`` runs at once.
public struct TaskPlan: Sendable {
  struct Piece: Sendable {
    let title: Message
    let weight: Double
    let display: TaskProgress.Display
    let body: @Sendable (TaskProgress) async throws -> Void
  }

  private(set) var pieces: [Piece] = []

  /// Plans a piece of work; nothing of it runs yet.
  ///
  /// - Parameters:
  ///   - title: What it is called, or a message, whose body is its first note.
  ///   - weight: How much of the whole it is; NaN and below 0 count as 0, above 10⁹ as 10⁹.
  ///   - display: Where it is shown.
  ///   - body: The work, in a task of its own.
  public mutating func task(
    _ title: some MessageConvertible, weight: Double = 1, display: TaskProgress.Display = .inside,
    body: @escaping @Sendable (TaskProgress) async throws -> Void
  ) {
    pieces.append(
      Piece(title: title.asMessage(), weight: weight, display: display, body: body))
  }

  /// Runs the pieces in their order, at most so many at once.
  func run(atMost limit: Int, in whole: TaskProgress) async throws {
    for piece in pieces {
      whole.expect(weight: piece.weight)
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (index, piece) in pieces.enumerated() {
        if index >= max(limit, 1) { try await group.next() }
        group.addTask {
          try await whole.task(
            piece.title, weight: piece.weight, display: piece.display, body: piece.body)
        }
      }
      for try await _ in group {}
    }
  }
}

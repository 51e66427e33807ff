import PlacardLayout

/// What of a person's input the posts on a screen consume, as far as it is known without calling their views.
struct InputClaim: Sendable, Equatable {
  /// Whether a post has keyboard input.
  var takesKeys = false
  /// Whether a post holds the pointer's pressed button.
  var holdsPointer = false
  /// The cells in which the pointer is at a post.
  var areas: [CellRect] = []

  /// Whether an event is consumed.
  func covers(_ event: InputEvent) -> Bool {
    switch event {
    case .key, .paste: takesKeys
    case .pointer(let pointer):
      switch pointer.action {
      case .drag(.left), .release(.left): holdsPointer
      default: areas.contains { $0.contains(column: pointer.column, row: pointer.row) }
      }
    case .focus, .reply: false
    }
  }
}

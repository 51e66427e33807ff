import PlacardAccessibility
import PlacardAnimators

/// What the pointer of a person is about: what it has pressed, drags, or is over.
struct PointerState: Sendable {
  /// A button that is held.
  struct Press: Sendable {
    /// The post under it, nil beside a modal one.
    var post: Int?
    var target: FocusTarget.Kind?
    var column: Int
    var row: Int
    /// What it does to a post that may be dragged.
    var pan: Pan?
    /// Whether the pointer was not known to be there before.
    var isArrival = false
  }

  var press: Press?
  /// The post under the pointer.
  var hovered: Int?

  /// Lets go of a post that goes; its press stays its own until the button is released.
  mutating func forget(_ number: Int) {
    if press?.post == number { press?.pan = nil }
    if hovered == number { hovered = nil }
  }
}

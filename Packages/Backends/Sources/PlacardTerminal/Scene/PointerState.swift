import PlacardAccessibility
import PlacardAnimators

/// The state of the user's pointer: what it has pressed, drags, or hovers over.
struct PointerState: Sendable {
  /// A pressed button.
  struct Press: Sendable {
    /// The pressed post; nil outside a modal one.
    var post: Int?
    var target: FocusTarget.Kind?
    var column: Int
    var row: Int
    /// The drag gesture of a draggable post.
    var pan: Pan?
    /// Whether the pointer was first reported by this press.
    var isArrival = false
  }

  var press: Press?
  /// The hovered post.
  var hovered: Int?

  /// Releases a post that leaves; its press is kept until the button is released.
  mutating func forget(_ number: Int) {
    if press?.post == number { press?.pan = nil }
    if hovered == number { hovered = nil }
  }
}

/// What a pointer finds in a cell.
enum PointerSpot {
  /// The post at this index.
  case post(Int)
  /// Outside the modal post at this index, which blocks what is below.
  case beside(Int)
  case application
}

import PlacardViews
import PlacardAccessibility

/// What the pointer of a person is about: what it has pressed, drags, or is over.
struct OverlayHand: Sendable {
  /// A button that is held.
  struct Press: Sendable {
    /// The post under it, nil beside a modal one.
    var post: Int?
    var target: FocusTarget.Kind?
    var column: Int
    var row: Int
    /// Whether it has moved so far that it is no tap.
    var isDrag = false
    /// How far it was, in extents of the post, and when; the latest two.
    var samples: [(travel: Double, time: Duration)] = []
  }

  var press: Press?
  /// The post under the pointer.
  var hovered: Int?

  /// Forgets a post that goes.
  mutating func forget(_ number: Int) {
    if press?.post == number { press = nil }
    if hovered == number { hovered = nil }
  }
}

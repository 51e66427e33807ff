import PlacardLayout

/// One change of a laid-out tree; places beyond its end count round.
enum Edit {
  case restyle(Int, LayoutStyle)
  case content(Int, FuzzContent)
  case insert(FuzzTree, under: Int, after: Int)
  case remove(Int)
  case move(Int, under: Int, after: Int)
  case resize(Space)
}

/// What a tree is laid out in.
struct Space: Equatable {
  var width: Double
  var height: Double
  /// Whether the root takes the size it wants in that width.
  var isFitting = false
}

/// Which sides of a stack are given and which follow from its content.
public enum LayoutMode: Sendable, Equatable, CaseIterable {
  /// The stack takes the given size; an unbounded side follows from the content.
  case fitContainer
  /// The stack takes the given width and the height its content has then.
  ///
  /// What counts the container's height is left to the content while it is looked for, and counts
  /// what was found after that; with ``fitContainer`` and an unbounded height it never counts.
  case adjustHeight
  /// The stack takes the given height and the width its content wants without limit.
  case adjustWidth
}

/// The main axis of a container and the way its items flow along it.
public enum Direction: Sendable, Equatable, CaseIterable {
  /// From the writing start to the writing end.
  case row
  /// From the writing end to the writing start.
  case rowReverse
  /// From top to bottom.
  case column
  /// From bottom to top.
  case columnReverse
}

/// How the items of a line share out what is left on the main axis.
///
/// When there is nothing left, `center` and `end` overflow at the start, `spaceBetween` acts as
/// `start`, and `spaceAround` and `spaceEvenly` pack to the writing start.
public enum Justify: Sendable, Equatable, CaseIterable {
  /// Packed where the first item goes.
  case start
  /// Packed where the last item goes.
  case end
  /// Packed in the middle.
  case center
  /// Equal space between neighbours, none at the ends.
  case spaceBetween
  /// Equal space round each item, so that the ends have half of it.
  case spaceAround
  /// Equal space between neighbours and at the ends.
  case spaceEvenly
}

/// Where the items of a line stand on the cross axis.
public enum Align: Sendable, Equatable, CaseIterable {
  /// As long as the line, unless the item's cross size is set.
  case stretch
  /// At the cross start.
  case start
  /// At the cross end.
  case end
  /// In the middle.
  case center
}

/// Where one item stands on the cross axis.
public enum AlignSelf: Sendable, Equatable, CaseIterable {
  /// As the container's `alignItems` says.
  case auto
  /// As long as the line, unless the item's cross size is set.
  case stretch
  /// At the cross start.
  case start
  /// At the cross end.
  case end
  /// In the middle.
  case center
}

/// How the lines of a wrapping container share out what is left on the cross axis.
public enum AlignContent: Sendable, Equatable, CaseIterable {
  /// The lines grow alike until they fill the container.
  case stretch
  /// Packed where the first line goes.
  case start
  /// Packed where the last line goes.
  case end
  /// Packed in the middle.
  case center
  /// Equal space between lines, none at the ends.
  case spaceBetween
  /// Equal space round each line.
  case spaceAround
  /// Equal space between lines and at the ends.
  case spaceEvenly
}

/// Whether items that find no space go on in another line.
public enum Wrap: Sendable, Equatable, CaseIterable {
  /// One line, which may overflow.
  case noWrap
  /// Further lines go towards the cross end.
  case wrap
  /// Further lines go towards the cross start.
  case wrapReverse
}

/// Whether an item is in flow.
public enum Position: Sendable, Equatable, CaseIterable {
  /// In line with its siblings.
  case relative
  /// Out of the flow, placed in the container's padding box by its insets.
  case absolute
}

/// Where a line of writing starts; `start` and `end` follow it, `left` and `right` never do.
public enum WritingDirection: Sendable, Equatable, CaseIterable {
  /// As the parent has it; at the root, left to right.
  case inherit
  /// From the left.
  case leftToRight
  /// From the right.
  case rightToLeft
}

/// What percentages of top and bottom margins and paddings count.
public enum VerticalPercentBase: Sendable, Equatable, CaseIterable {
  /// The container's inner height, and 0 while that follows from the content.
  case height
  /// The container's inner width, as in CSS.
  case width
}

extension StringProtocol {
  /// This text, or as much of it as fits into `columns` together with an ellipsis.
  ///
  /// Clusters are never split, white space beside the ellipsis is dropped, and isolates that lose
  /// their partner are closed. Text that fits is returned as it is. The text is meant to be one
  /// line; of fewer than one column nothing is left.
  ///
  /// - Complexity: O(*n*).
  public func truncated(
    toColumns columns: Int, at truncation: Truncation = .end, model: WidthModel = .cluster
  ) -> String {
    if PlacardText.columns(of: self, model: model) <= columns { return String(self) }
    return Ellipsis(model: model).shorten(Substring(self), to: columns, at: truncation)
  }
}

extension StringProtocol {
  /// This text, truncated with an ellipsis if it exceeds `columns`.
  ///
  /// Clusters are never split, white space beside the ellipsis is dropped, and unpaired isolates
  /// are closed. Text that fits is returned unchanged. The text should be one line; with fewer than
  /// one column the result is empty.
  ///
  /// - Complexity: O(*n*).
  public func truncated(
    toColumns columns: Int, at truncation: Truncation = .end, model: WidthModel = .cluster
  ) -> String {
    if PlacardText.columns(of: self, model: model) <= columns { return String(self) }
    return Ellipsis(model: model).shorten(Substring(self), to: columns, at: truncation)
  }
}

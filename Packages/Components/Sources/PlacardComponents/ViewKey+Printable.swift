import PlacardViews

extension ViewKey {
  /// Whether it types a visible character.
  ///
  /// A component consumes these where they mean nothing to it, since else they would choose the actions of its
  /// message by letters that it does not show.
  var isPrintable: Bool {
    guard case .character(let scalar) = code else { return false }
    return scalar != " " && !control && !alt
  }
}

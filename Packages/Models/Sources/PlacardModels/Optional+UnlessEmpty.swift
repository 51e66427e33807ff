extension Optional<String> {
  /// The text, or nil for an empty one, which names nothing.
  var unlessEmpty: String? {
    self?.isEmpty == true ? nil : self
  }
}

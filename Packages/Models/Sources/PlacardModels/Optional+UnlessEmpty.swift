extension Optional<String> {
  /// The string, or nil when it is nil or empty.
  var unlessEmpty: String? {
    self?.isEmpty == true ? nil : self
  }
}

/// The words that Placard itself adds to what is said, for translation.
public struct AnnouncementWords: Sendable, Equatable {
  /// Said before a warning that has no prefix of its own.
  public var warning: String
  /// Said before an error that has no prefix of its own.
  public var error: String
  /// Said between what is done and the total, as in "40 of 40".
  public var of: String
  /// Said after a number of hundredths, as in "100 percent".
  public var percent: String
  /// Said of the area that dismisses a modal post.
  public var dismiss: String
  /// Said after the label of what can be pressed.
  public var button: String

  /// Creates words; those not given are English.
  public init(
    warning: String = "Warning", error: String = "Error", of: String = "of",
    percent: String = "percent", dismiss: String = "dismiss", button: String = "button"
  ) {
    self.warning = warning
    self.error = error
    self.of = of
    self.percent = percent
    self.dismiss = dismiss
    self.button = button
  }

  /// The words in English.
  public static let english = AnnouncementWords()

  /// What is said of the area that dismisses a modal post: "dismiss, button".
  public var dismissButton: String {
    "\(dismiss), \(button)"
  }
}

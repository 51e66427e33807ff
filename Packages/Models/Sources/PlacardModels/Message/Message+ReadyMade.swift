extension Message {
  /// Returns a badge: an image on a coloured background beside a title and a line.
  ///
  /// It suggests the style `badge`, which is shown at the top for 5 seconds. Every part but the
  /// fill may be absent; a badge without any text cannot be sent on the stream.
  public static func badge(
    _ title: String?, subtitle: String? = nil, image: Image? = nil, icon: Icon? = nil, fill: Fill
  ) -> Message {
    var message = Message(title: title, body: subtitle)
    message.leadingImage = image
    message.icon = icon
    message.fill = fill
    message.suggestedOptions = PostOptions(style: "badge")
    return message
  }

  /// Returns a snackbar: two texts shown at the bottom, one snackbar at a time.
  ///
  /// It suggests the style `snackbar` and the options given by the parameters; options passed to
  /// `post` override them.
  ///
  /// - Parameters:
  ///   - title: The first line.
  ///   - message: The text below it.
  ///   - image: An image before the texts, which are then aligned to it instead of centred.
  ///   - icon: A glyph in place of the image.
  ///   - maxWidth: The maximum width in columns, at least 1; nil uses the style's maximum.
  ///   - autoDismiss: Whether it expires; if not, the delay is ignored.
  ///   - dismissDelay: How long it is shown after its entrance; negative values count as 0.
  ///   - dismissOnTap: Whether a tap dismisses it.
  ///   - actionOnTap: The id of an action that is chosen by a tap and has no button: it does not
  ///     prevent the expiry. If taps do not dismiss the snackbar, each of them chooses it again. It
  ///     is reported as any chosen action, by an event and, at the end, in the outcome.
  /// - Returns: The message, to which visible actions may be added.
  public static func snackbar(
    _ title: String, message: String, image: Image? = nil, icon: Icon? = nil, maxWidth: Int? = nil,
    autoDismiss: Bool = true, dismissDelay: Duration = .seconds(5), dismissOnTap: Bool = true,
    actionOnTap: String? = nil
  ) -> Message {
    var content = Message(title: title, body: message)
    if image != nil { content.leadingImage = image }
    if icon != nil { content.icon = icon }
    content.suggestedOptions = PostOptions(
      style: "snackbar", duration: autoDismiss ? .fixed(dismissDelay) : .forever,
      tap: dismissOnTap ? .dismiss : actionOnTap == nil ? Tap.ignore : .action,
      tapAction: actionOnTap, maxWidth: maxWidth)
    return content
  }
}

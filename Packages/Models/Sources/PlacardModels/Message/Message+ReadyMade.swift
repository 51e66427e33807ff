extension Message {
  /// Returns a badge: a picture on a coloured ground beside a title and a line.
  ///
  /// It suggests the style `badge`, which is shown at the top for 5 seconds. Every part but the fill
  /// may be absent; a badge without any text cannot travel on the stream.
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

  /// Returns a snackbar: two texts that come up at the bottom, one snackbar at a time.
  ///
  /// It suggests the style `snackbar` and the options that the parameters say; options given to
  /// `post` win over them.
  ///
  /// - Parameters:
  ///   - title: The first line.
  ///   - message: The text below it.
  ///   - image: A picture before the texts, which are then aligned to it instead of centred.
  ///   - icon: A glyph in the picture's place.
  ///   - maxWidth: The most columns, at least 1; nil takes the style's cap.
  ///   - autoDismiss: Whether it goes by itself; without, the delay means nothing.
  ///   - dismissDelay: How long it is shown once its entrance has ended; negative counts as 0.
  ///   - dismissOnTap: Whether a tap ends it.
  ///   - actionOnTap: The id of an action that a tap chooses without its being offered: it does not
  ///     stop the expiry, and where taps do not end the snackbar each of them chooses it anew. It is
  ///     heard of as any chosen action is, through the events and, when it ends, the outcome.
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

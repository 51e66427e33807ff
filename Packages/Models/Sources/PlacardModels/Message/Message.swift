/// The value that a program posts: content and meaning, independent of presentation.
///
/// A message is a value. Every part is optional except one text; an absent part is not rendered,
/// nor is the gap beside it. Texts are stored as given, and sanitized only where they are drawn,
/// logged or spoken.
public struct Message: Sendable, Hashable, Identifiable {
  /// The headline; nil when there is only a body.
  public var title: String?
  /// The text below the title.
  public var body: String?
  /// How serious it is.
  public var severity: Severity
  /// How much it may interrupt the user.
  public var urgency: Urgency
  /// A small symbol beside the text; nil uses the theme's icon for the severity.
  public var icon: Icon? {
    get { rare.read(or: nil) { $0.icon } }
    set { rare.value.icon = newValue }
  }
  /// An image before the text.
  public var leadingImage: Image? {
    get { rare.read(or: nil) { $0.leadingImage } }
    set { rare.value.leadingImage = newValue }
  }
  /// An image after the text.
  public var trailingImage: Image? {
    get { rare.read(or: nil) { $0.trailingImage } }
    set { rare.value.trailingImage = newValue }
  }
  /// The background colour; nil leaves it to the style.
  public var fill: Fill? {
    get { rare.read(or: nil) { $0.fill } }
    set { rare.value.fill = newValue }
  }
  /// The actions, in the order offered.
  public var actions: [Action] {
    get { rare.read(or: []) { $0.actions } }
    set { rare.value.actions = newValue }
  }
  /// The progress of the work that the message is about.
  public var progress: Progress? {
    get { rare.read(or: nil) { $0.progress } }
    set { rare.value.progress = newValue }
  }
  /// Recommended next steps, one text each.
  public var takeaways: [String] {
    get { rare.read(or: []) { $0.takeaways } }
    set { rare.value.takeaways = newValue }
  }
  /// A URL to read more.
  public var link: String? {
    get { rare.read(or: nil) { $0.link } }
    set { rare.value.link = newValue }
  }
  /// The accessible text, where it differs from the texts.
  public var accessibility: Accessibility {
    get { rare.read(or: Accessibility()) { $0.accessibility } }
    set { rare.value.accessibility = newValue }
  }
  /// Whether its ``accessibility`` turns announcements off; cheap to read.
  public var isMuted: Bool { rare.read(or: false) { $0.accessibility.politeness == .off } }
  /// Strings passed through unchanged, for custom views and other programs.
  ///
  /// They are part of the id; represent other values by their ``ContentDigest``.
  public var metadata: [String: String] {
    get { rare.read(or: [:]) { $0.metadata } }
    set { rare.value.metadata = newValue }
  }
  /// Options suggested by a predefined message; not part of its content or id.
  ///
  /// A manager fills the options given to `post` from these, before the style's own:
  /// `options.filled(from: message.suggestedOptions)`.
  ///
  /// - Complexity: O(1).
  public var suggestedOptions: PostOptions {
    get { rare.read(or: PostOptions()) { $0.suggestedOptions } }
    set { rare.value.suggestedOptions = newValue }
  }
  /// The id given by the program; nil, or an empty string, uses the digest of the content.
  public var explicitID: String? {
    get { givenID }
    set { givenID = newValue.unlessEmpty }
  }
  private var givenID: String?
  private var rare: CopyOnWrite<Rare>

  /// The explicit id, or a stable digest of the content.
  ///
  /// - Complexity: O(1) with an explicit id, else linear in the length of the content.
  public var id: String {
    explicitID ?? digest
  }

  /// Whether only texts, severity, urgency and id were ever set.
  @_spi(Fields) public var hasNothingRare: Bool {
    rare.isUntouched
  }
}

// In an extension, so that they delegate to the memberwise initializer: in the declaration they
// would copy the message once more.
extension Message {
  /// Creates a message with a title.
  public init(
    _ title: String, body: String? = nil, severity: Severity = .info, urgency: Urgency = .normal,
    icon: Icon? = nil, actions: [Action] = [], progress: Progress? = nil, id: String? = nil
  ) {
    let hasNothingRare = icon == nil && actions.isEmpty && progress == nil
    self.init(
      title: title, body: body, severity: severity, urgency: urgency, givenID: id.unlessEmpty,
      rare: hasNothingRare
        ? CopyOnWrite() : CopyOnWrite(Rare(icon: icon, actions: actions, progress: progress)))
  }

  /// Creates a message from an optional title and body; a message with neither shows nothing.
  public init(title: String?, body: String?) {
    self.init(
      title: title, body: body, severity: .info, urgency: .normal, givenID: nil, rare: CopyOnWrite()
    )
  }
}

extension Message: ExpressibleByStringInterpolation {
  /// Creates a message whose title is the literal.
  public init(stringLiteral value: String) {
    self.init(
      title: value, body: nil, severity: .info, urgency: .normal, givenID: nil, rare: CopyOnWrite())
  }

  /// Creates a message whose title is the interpolated literal.
  public init(stringInterpolation: DefaultStringInterpolation) {
    self.init(stringLiteral: String(stringInterpolation: stringInterpolation))
  }
}

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
    get { uncommon.read(or: nil) { $0.icon } }
    set { uncommon.value.icon = newValue }
  }
  /// An image before the text.
  public var leadingImage: Image? {
    get { uncommon.read(or: nil) { $0.leadingImage } }
    set { uncommon.value.leadingImage = newValue }
  }
  /// An image after the text.
  public var trailingImage: Image? {
    get { uncommon.read(or: nil) { $0.trailingImage } }
    set { uncommon.value.trailingImage = newValue }
  }
  /// The background colour; nil leaves it to the style.
  public var fill: Fill? {
    get { uncommon.read(or: nil) { $0.fill } }
    set { uncommon.value.fill = newValue }
  }
  /// The actions, in the order offered.
  public var actions: [Action] {
    get { uncommon.read(or: []) { $0.actions } }
    set { uncommon.value.actions = newValue }
  }
  /// The progress of the work that the message is about.
  public var progress: Progress? {
    get { uncommon.read(or: nil) { $0.progress } }
    set { uncommon.value.progress = newValue }
  }
  /// Recommended next steps, one text each.
  public var takeaways: [String] {
    get { uncommon.read(or: []) { $0.takeaways } }
    set { uncommon.value.takeaways = newValue }
  }
  /// A URL to read more.
  public var link: String? {
    get { uncommon.read(or: nil) { $0.link } }
    set { uncommon.value.link = newValue }
  }
  /// The accessible text, where it differs from the texts.
  public var accessibility: Accessibility {
    get { uncommon.read(or: Accessibility()) { $0.accessibility } }
    set { uncommon.value.accessibility = newValue }
  }
  /// Whether its ``accessibility`` turns announcements off; cheap to read.
  public var isMuted: Bool { uncommon.read(or: false) { $0.accessibility.politeness == .off } }
  /// Strings passed through unchanged, for custom views and other programs.
  ///
  /// They are part of the id; represent other values by their ``ContentDigest``.
  public var metadata: [String: String] {
    get { uncommon.read(or: [:]) { $0.metadata } }
    set { uncommon.value.metadata = newValue }
  }
  /// Options suggested by a predefined message; not part of its content or id.
  ///
  /// A manager fills the options given to `post` from these, before the style's own:
  /// `options.filled(from: message.suggestedOptions)`.
  ///
  /// - Complexity: O(1).
  public var suggestedOptions: PostOptions {
    get { uncommon.read(or: PostOptions()) { $0.suggestedOptions } }
    set { uncommon.value.suggestedOptions = newValue }
  }
  /// The id given by the program; nil, or an empty string, uses the digest of the content.
  public var explicitID: String? {
    get { givenID }
    set { givenID = newValue.unlessEmpty }
  }
  private var givenID: String?
  private var uncommon: CopyOnWrite<UncommonFields>

  /// The explicit id, or a stable digest of the content.
  ///
  /// - Complexity: O(1) with an explicit id, else linear in the length of the content.
  public var id: String {
    explicitID ?? digest
  }

  /// Whether only texts, severity, urgency and id were ever set.
  @_spi(Fields) public var hasNoUncommonFields: Bool {
    uncommon.isUntouched
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
    let hasNoUncommonFields = icon == nil && actions.isEmpty && progress == nil
    self.init(
      title: title, body: body, severity: severity, urgency: urgency, givenID: id.unlessEmpty,
      uncommon: hasNoUncommonFields
        ? CopyOnWrite()
        : CopyOnWrite(UncommonFields(icon: icon, actions: actions, progress: progress)))
  }

  /// Creates a message from an optional title and body; a message with neither shows nothing.
  public init(title: String?, body: String?) {
    self.init(
      title: title, body: body, severity: .info, urgency: .normal, givenID: nil,
      uncommon: CopyOnWrite()
    )
  }
}

extension Message: ExpressibleByStringInterpolation {
  /// Creates a message whose title is the literal.
  public init(stringLiteral value: String) {
    self.init(
      title: value, body: nil, severity: .info, urgency: .normal, givenID: nil,
      uncommon: CopyOnWrite())
  }

  /// Creates a message whose title is the interpolated literal.
  public init(stringInterpolation: DefaultStringInterpolation) {
    self.init(stringLiteral: String(stringInterpolation: stringInterpolation))
  }
}

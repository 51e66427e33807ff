/// What a program posts: content and meaning, without a word about how it is shown.
///
/// A message is a value. Every part is optional but one text; an absent part is not rendered, nor
/// is the gap beside it. Texts are carried as they are and sanitized only where they are drawn,
/// logged or spoken.
public struct Message: Sendable, Hashable, Identifiable {
  /// The headline, or nil when the body stands alone.
  public var title: String?
  /// The text below the title.
  public var body: String?
  /// How serious it is.
  public var severity: Severity
  /// How much it may intrude.
  public var urgency: Urgency
  /// A small sign beside the text; nil takes the theme's own for the severity.
  public var icon: Icon? {
    get { rare.value.icon }
    set { rare.value.icon = newValue }
  }
  /// A picture before the text.
  public var leadingImage: Image? {
    get { rare.value.leadingImage }
    set { rare.value.leadingImage = newValue }
  }
  /// A picture after the text.
  public var trailingImage: Image? {
    get { rare.value.trailingImage }
    set { rare.value.trailingImage = newValue }
  }
  /// A colour `#rrggbb`, or a role of the theme, that fills the background.
  public var fill: String? {
    get { rare.value.fill }
    set { rare.value.fill = newValue }
  }
  /// What a person may choose, in the order offered.
  public var actions: [Action] {
    get { rare.value.actions }
    set { rare.value.actions = newValue }
  }
  /// How far the work that it tells of has come.
  public var progress: Progress? {
    get { rare.value.progress }
    set { rare.value.progress = newValue }
  }
  /// Recommended next steps, one text each.
  public var takeaways: [String] {
    get { rare.value.takeaways }
    set { rare.value.takeaways = newValue }
  }
  /// A URL to read more.
  public var link: String? {
    get { rare.value.link }
    set { rare.value.link = newValue }
  }
  /// What is said to a person who is not looking, where it differs from the texts.
  public var accessibility: Accessibility {
    get { rare.value.accessibility }
    set { rare.value.accessibility = newValue }
  }
  /// Texts carried through untouched.
  public var metadata: [String: String] {
    get { rare.value.metadata }
    set { rare.value.metadata = newValue }
  }
  /// The id given by the program, or nil for the digest of the content.
  public var explicitID: String?
  private var rare = Rare.none

  /// The explicit id, or else a stable digest of the whole content.
  ///
  /// - Complexity: O(1) with an explicit id, else linear in the length of the content.
  public var id: String {
    explicitID ?? digest
  }

  /// Creates a message with a title.
  public init(
    _ title: String, body: String? = nil, severity: Severity = .info, urgency: Urgency = .normal,
    icon: Icon? = nil, actions: [Action] = [], progress: Progress? = nil, id: String? = nil
  ) {
    self.init(title: title, body: body)
    self.severity = severity
    self.urgency = urgency
    self.explicitID = id
    if icon != nil { self.icon = icon }
    if !actions.isEmpty { self.actions = actions }
    if progress != nil { self.progress = progress }
  }

  /// Creates a message from the two texts that it may have; a message with neither shows nothing.
  public init(title: String?, body: String?) {
    self.title = title
    self.body = body
    self.severity = .info
    self.urgency = .normal
  }
}

extension Message: ExpressibleByStringInterpolation {
  /// Creates a message whose title is the literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

public import PlacardModels

extension Rule {
  /// What a rule changes; what is nil or empty stays as it is.
  ///
  /// The id cannot be changed: it is the name by which the program finds its post again.
  public struct Change: Sendable, Equatable {
    /// The new title, made from what the post said before this rule; an empty one takes it away.
    public var title: Format?
    /// The new body, as the title.
    public var body: Format?
    /// How serious it is.
    public var severity: Severity?
    /// How much it may intrude.
    public var urgency: Urgency?
    /// A small sign beside the text.
    public var icon: Message.Icon?
    /// A picture before the text.
    public var leadingImage: Message.Image?
    /// A picture after the text.
    public var trailingImage: Message.Image?
    /// The colour that fills the background.
    public var fill: Message.Fill?
    /// What a person may choose, in place of all that the program offers.
    public var actions: [Message.Action]?
    /// How far the work has come.
    public var progress: Message.Progress?
    /// Recommended next steps, in place of the program's.
    public var takeaways: [String]?
    /// A URL to read more.
    public var link: String?
    /// What is said; only the parts that are not nil are changed.
    public var accessibility = Message.Accessibility()
    /// Texts that are added to the metadata, in place of those with the same keys.
    public var metadata: [String: String] = [:]
    /// The quiet level, 0…100, up to which it is shown, in place of its urgency's; clamped.
    public var threshold: Int?
    /// The options that are not open.
    public var options: PostOptions

    /// Creates a change of what rules change most; the rest is set on it.
    public init(
      title: Format? = nil, body: Format? = nil, severity: Severity? = nil,
      urgency: Urgency? = nil, threshold: Int? = nil, lane: String? = nil,
      options: PostOptions = PostOptions()
    ) {
      self.title = title
      self.body = body
      self.severity = severity
      self.urgency = urgency
      self.threshold = threshold
      self.options = options
      if lane != nil { self.options.lane = lane }
    }
  }
}

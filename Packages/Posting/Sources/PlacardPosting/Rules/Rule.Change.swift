@_spi(Fields) public import PlacardModels

extension Rule {
  /// What a rule changes; what is nil or empty stays as it is.
  ///
  /// The id cannot be changed: it is the name by which the program finds its post again.
  public struct Change: Sendable, Equatable {
    /// The new title, made from what the post said before this rule; an empty one takes it away.
    public var title: Format?
    /// The new body, as the title.
    public var body: Format?
    /// The quiet level, 0…100, up to which it is shown, in place of its urgency's; clamped.
    public var threshold: Int?
    /// The options that are not open.
    public var options: PostOptions
    /// A message that has the new parts.
    private(set) var draft = Message(title: nil, body: nil)
    /// Which parts of the draft are new.
    private(set) var named = FieldSet()

    /// Creates a change of what rules change most; the rest is set on it.
    public init(
      title: Format? = nil, body: Format? = nil, severity: Severity? = nil,
      urgency: Urgency? = nil, threshold: Int? = nil, lane: String? = nil,
      options: PostOptions = PostOptions()
    ) {
      self.title = title
      self.body = body
      self.threshold = threshold
      self.options = options
      self.severity = severity
      self.urgency = urgency
      if lane != nil { self.options.lane = lane }
    }

    /// How serious it is.
    public var severity: Severity? {
      get { part("severity") { $0.severity } }
      set { set("severity", newValue) { $0.severity = $1 ?? .info } }
    }
    /// How much it may intrude.
    public var urgency: Urgency? {
      get { part("urgency") { $0.urgency } }
      set { set("urgency", newValue) { $0.urgency = $1 ?? .normal } }
    }
    /// A small sign beside the text.
    public var icon: Message.Icon? {
      get { draft.icon }
      set { set("icon", newValue) { $0.icon = $1 } }
    }
    /// A picture before the text.
    public var leadingImage: Message.Image? {
      get { draft.leadingImage }
      set { set("leadingImage", newValue) { $0.leadingImage = $1 } }
    }
    /// A picture after the text.
    public var trailingImage: Message.Image? {
      get { draft.trailingImage }
      set { set("trailingImage", newValue) { $0.trailingImage = $1 } }
    }
    /// The colour that fills the background.
    public var fill: Message.Fill? {
      get { draft.fill }
      set { set("fill", newValue) { $0.fill = $1 } }
    }
    /// What a person may choose, in place of all that the program offers.
    public var actions: [Message.Action]? {
      get { part("actions") { $0.actions } }
      set { set("actions", newValue) { $0.actions = $1 ?? [] } }
    }
    /// How far the work has come.
    public var progress: Message.Progress? {
      get { draft.progress }
      set { set("progress", newValue) { $0.progress = $1 } }
    }
    /// Recommended next steps, in place of the program's.
    public var takeaways: [String]? {
      get { part("takeaways") { $0.takeaways } }
      set { set("takeaways", newValue) { $0.takeaways = $1 ?? [] } }
    }
    /// A URL to read more.
    public var link: String? {
      get { draft.link }
      set { set("link", newValue) { $0.link = $1 } }
    }
    /// What is said; only the parts that are not nil are changed.
    public var accessibility: Message.Accessibility {
      get { draft.accessibility }
      set {
        let isBlank = newValue == Message.Accessibility()
        set("accessibility", isBlank ? nil : newValue) {
          $0.accessibility = $1 ?? Message.Accessibility()
        }
      }
    }
    /// Texts that are added to the metadata, in place of those with the same keys.
    public var metadata: [String: String] {
      get { draft.metadata }
      set {
        set("metadata", newValue.isEmpty ? nil : newValue) { $0.metadata = $1 ?? [:] }
      }
    }

    private func part<Part>(_ key: String, _ part: (Message) -> Part) -> Part? {
      Message.fields.contains(key, in: named) ? part(draft) : nil
    }

    private mutating func set<Part>(
      _ key: String, _ part: Part?, _ change: (inout Message, Part?) -> Void
    ) {
      change(&draft, part)
      name(key, part != nil)
    }

    private mutating func name(_ key: String, _ isNamed: Bool) {
      guard let place = Message.fields.place(of: key) else { return }
      if isNamed { named.insert(place) } else { named.remove(place) }
    }

    /// Takes over what a message reads from one of its own keys.
    mutating func take(_ member: FieldMember) throws(Problem) -> Bool {
      guard let field = Message.fields.field(member.key) else { return false }
      let isNamed = try field.read(member, into: &draft)
      name(member.key, isNamed)
      return true
    }
  }
}

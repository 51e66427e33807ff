@_spi(Fields) public import PlacardModels

extension Rule {
  /// The changes made by a rule; nil or empty properties are unchanged.
  ///
  /// The id cannot be changed, because the program refers to its post by it.
  public struct Change: Sendable, Equatable {
    /// The new title, formatted from the post before this rule; an empty result removes it.
    public var title: Format?
    /// The new body, formatted as the title is.
    public var body: Format?
    /// The quiet level, 0…100, up to which it is shown, instead of its urgency's; clamped.
    public var threshold: Int?
    /// The options to set; nil options are unchanged.
    public var options: PostOptions
    /// A message with the changed properties.
    private(set) var draft = Message(title: nil, body: nil)
    /// The properties of the draft that are set.
    private(set) var named = FieldSet()

    /// Creates a change of the most common properties; set others on it.
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
    /// How much it may interrupt the user.
    public var urgency: Urgency? {
      get { part("urgency") { $0.urgency } }
      set { set("urgency", newValue) { $0.urgency = $1 ?? .normal } }
    }
    /// A small symbol beside the text.
    public var icon: Message.Icon? {
      get { draft.icon }
      set { set("icon", newValue) { $0.icon = $1 } }
    }
    /// An image before the text.
    public var leadingImage: Message.Image? {
      get { draft.leadingImage }
      set { set("leadingImage", newValue) { $0.leadingImage = $1 } }
    }
    /// An image after the text.
    public var trailingImage: Message.Image? {
      get { draft.trailingImage }
      set { set("trailingImage", newValue) { $0.trailingImage = $1 } }
    }
    /// The background colour.
    public var fill: Message.Fill? {
      get { draft.fill }
      set { set("fill", newValue) { $0.fill = $1 } }
    }
    /// The actions, replacing all of the program's.
    public var actions: [Message.Action]? {
      get { part("actions") { $0.actions } }
      set { set("actions", newValue) { $0.actions = $1 ?? [] } }
    }
    /// The progress of the work.
    public var progress: Message.Progress? {
      get { draft.progress }
      set { set("progress", newValue) { $0.progress = $1 } }
    }
    /// Recommended next steps, replacing the program's.
    public var takeaways: [String]? {
      get { part("takeaways") { $0.takeaways } }
      set { set("takeaways", newValue) { $0.takeaways = $1 ?? [] } }
    }
    /// A URL to read more.
    public var link: String? {
      get { draft.link }
      set { set("link", newValue) { $0.link = $1 } }
    }
    /// The accessible texts; nil properties are unchanged.
    public var accessibility: Message.Accessibility {
      get { draft.accessibility }
      set {
        let isBlank = newValue == Message.Accessibility()
        set("accessibility", isBlank ? nil : newValue) {
          $0.accessibility = $1 ?? Message.Accessibility()
        }
      }
    }
    /// Metadata to merge, replacing values with the same keys.
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
      guard let position = Message.fields.position(of: key) else { return }
      if isNamed { named.insert(position) } else { named.remove(position) }
    }

    /// Reads a key of a message into the draft.
    ///
    /// - Returns: Whether the key is known.
    mutating func take(_ member: FieldMember) throws(Problem) -> Bool {
      guard let field = Message.fields.field(member.key) else { return false }
      let isNamed = try field.read(member, into: &draft)
      name(member.key, isNamed)
      return true
    }
  }
}

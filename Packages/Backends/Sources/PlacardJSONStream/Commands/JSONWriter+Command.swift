@_spi(Fields) import PlacardModels
@_spi(Fields) import PlacardPosting

extension JSONWriter {
  /// Writes a command's name and its value.
  ///
  /// - Returns: Whether the command has a stream form; if not, the output so far is not valid JSON.
  mutating func member(_ command: PostCommand) -> Bool {
    switch command {
    case .post(let message, let options):
      key(.post)
      body(PostBody(message, options))
      return message.hasText
    case .update(let id, let change):
      guard let fields = change.source as? ChangeFields else { return false }
      self.command(.update) {
        $0.member("id", id)
        $0.members(fields.members)
      }
    case .quiet(let level):
      key(.quiet)
      number(level)
    case .configure(let change): self.command(.config) { $0.members(of: change) }
    case .rules(let book):
      key(.rules)
      fields { RuleBook.fields.writeObject(book, to: &$0) }
    case .report, .ownerGone: return false
    default: return programMember(command) || personMember(command)
    }
    return true
  }

  private mutating func programMember(_ command: PostCommand) -> Bool {
    switch command {
    case .hide(let id, let animated):
      self.command(.hide) {
        $0.member("id", id)
        $0.animated(animated)
      }
    case .endSeen(let id, let reason):
      self.command(.hide, id) { $0.member("reason", reason.rawValue) }
    case .hideAll(let animated): self.command(.hideAll) { $0.animated(animated) }
    case .hideCounted(let id): self.command(.hideCounted, id)
    case .setCount(let id, let count): self.command(.setCount, id) { $0.member("count", count) }
    case .removeQueued(let id): self.command(.removeQueued, id)
    case .hideGroup(let group): self.command(.hideGroup) { $0.member("group", group) }
    case .suspend: self.command(.suspend)
    case .resume: self.command(.resume)
    case .snooze(let id, let length):
      self.command(.snooze, id) {
        $0.key("for")
        $0.seconds(length)
      }
    case .recall(let id): self.command(.recall, id)
    case .mode(let name, let isOn):
      self.command(.mode) {
        $0.member("name", name)
        $0.member("on", isOn)
      }
    case .digest(let isOn): self.command(.digest) { $0.member("on", isOn) }
    case .query(let id, let tag): self.command(.query, id) { $0.member("tag", tag) }
    case .explain(let id, let tag): self.command(.explain, id) { $0.member("tag", tag) }
    case .queryState(let tag):
      key(.query)
      string("state")
      member("tag", tag)
    case .history(let limit, let since, let tag):
      self.command(.history) {
        $0.member("limit", limit)
        $0.member("since", since)
        $0.member("tag", tag)
      }
    case .host(let isAttached, let keeps):
      self.command(.host) {
        $0.member("attached", isAttached)
        $0.member("keeps", keeps)
      }
    case .fail(let id): self.command(.fail, id)
    case .close: self.command(.close)
    default: return false
    }
    return true
  }

  private mutating func personMember(_ command: PostCommand) -> Bool {
    switch command {
    case .tap(let id): self.command(.tap, id)
    case .tapOutside: self.command(.tapOutside)
    case .action(let id, let action): self.command(.action, id) { $0.member("action", action) }
    case .dismiss(let id): self.command(.dismiss, id)
    case .panBegan(let id): self.command(.panBegan, id)
    case .panEnded(let id, let travel, let velocity):
      self.command(.panEnded, id) {
        $0.member("travel", finite: travel)
        $0.member("velocity", finite: velocity)
      }
    case .hover(let id, let inside): self.command(.hover, id) { $0.member("inside", inside) }
    case .focus(let window): self.command(.focus) { $0.member("window", window) }
    case .idle(let person): self.command(.idle) { $0.member("person", person) }
    default: return false
    }
    return true
  }

  private mutating func members(of change: LaneConfiguration) {
    member("lane", change.lane)
    member("policy", change.policy?.rawValue)
    member("limit", change.limit)
    member("queueLimit", change.queueLimit)
    member("pause", change.gap)
    if change.rate == .unlimited {
      key("rate")
      null()
    } else if let rate = change.rate {
      key("rate")
      object {
        $0.member("limit", rate.limit)
        $0.member("per", rate.interval)
      }
    }
    switch change.automatic {
    case nil: break
    case .reading: member("automatic", "reading")
    case .fixed(let length): member("automatic", length)
    }
    member("order", change.order?.rawValue)
    member("whenFull", change.whenFull?.rawValue)
  }

  private mutating func member(_ name: String, _ limit: LaneConfiguration.Limit?) {
    switch limit {
    case nil: break
    case .atMost(let number): member(name, number)
    case .unlimited:
      key(name)
      null()
    }
  }

  private mutating func key(_ name: CommandName) {
    key(name.rawValue)
  }

  @inline(never)
  private mutating func command(
    _ name: CommandName, _ id: String? = nil, _ body: (inout JSONWriter) -> Void = { _ in }
  ) {
    key(name)
    object {
      $0.member("id", id)
      body(&$0)
    }
  }

  /// Writes values that differ from the default.
  private mutating func animated(_ isAnimated: Bool) {
    if !isAnimated { member("animated", false) }
  }

  private mutating func member(_ name: String, _ length: Duration?) {
    guard let length else { return }
    key(name)
    seconds(length)
  }

  /// Writes a number; an infinity as the greatest finite value, NaN as 0.
  private mutating func member(_ name: String, finite value: Double) {
    let limit = Double.greatestFiniteMagnitude
    key(name)
    number(value.isNaN ? 0 : min(max(value, -limit), limit))
  }
}

@_spi(Fields) import PlacardModels

/// A post while rules are applied to it: the properties that they test and change.
struct RuleSubject {
  var message: Message
  var options: PostOptions
  let fallbacks: PostScheduler.Fallbacks
  var ruleContext = RuleContext()

  func text(_ field: Rule.TextField) -> String? {
    switch field {
    case .id: message.id
    case .title: message.title
    case .body: message.body
    case .fill: message.fill?.rawValue
    case .link: message.link
    case .style: inForce { $0.style }
    case .placement: inForce { $0.placement }?.rawValue
    case .transition: inForce { $0.transition }
    case .duplicates: inForce { $0.duplicates }?.rawValue
    case .tap: inForce { $0.tap }?.rawValue
    case .tapAction: inForce { $0.tapAction }
    case .attention: inForce { $0.attention }?.rawValue
    case .lane: inForce { $0.lane } ?? "main"
    case .group: inForce { $0.group }
    case .tag: inForce { $0.tag }
    case .app: inForce { $0.app }
    }
  }

  func number(_ quantity: Rule.Quantity) -> Int? {
    switch quantity {
    case .priority: inForce { $0.priority }
    case .maxWidth: inForce { $0.maxWidth }
    case .grouped: ruleContext.grouped
    case .groupIndex: ruleContext.groupIndex
    case .hidden: ruleContext.hidden
    case .count: ruleContext.count
    }
  }

  func has(_ predicate: Rule.Predicate) -> Bool {
    switch predicate {
    case .hasActions: !message.actions.isEmpty
    case .hasProgress: message.progress != nil
    case .hasTakeaways: !message.takeaways.isEmpty
    case .hasImage:
      message.icon != nil || message.leadingImage != nil || message.trailingImage != nil
    case .modal: inForce { $0.dim }?.isModal ?? false
    case .dismissible: inForce { $0.dismissible } ?? true
    case .swipe: inForce { $0.swipe } ?? true
    }
  }

  /// A property by its key on the stream, as a tree; `null` when it is absent.
  func part(_ key: String) -> FieldValue {
    if let field = Message.fields.field(key) { return field.tree(message) }
    guard let field = PostOptions.fields.field(key) else { return FieldValue(.null) }
    let own = field.tree(options)
    return own == FieldValue(.null) ? field.tree(fallbacks.options(for: options)) : own
  }

  /// The effective value of an option: the post's, or else the style's, the manager's, or the
  /// library's.
  private func inForce<Value>(_ option: (PostOptions) -> Value?) -> Value? {
    option(options) ?? option(fallbacks.options(for: options))
  }
}

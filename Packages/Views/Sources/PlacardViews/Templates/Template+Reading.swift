import PlacardModels

extension Template.Condition {
  /// Whether it is so for a post in a place.
  func holds(for post: Post, in environment: ViewEnvironment) -> Bool {
    switch self {
    case .has(let feature): feature.isThere(in: post, environment)
    case .columns(let least): environment.columns >= least
    case .rows(let least): environment.rows.map { $0 >= least } ?? true
    case .severity(let severities): severities.contains(post.message.severity)
    case .not(let condition): !condition.holds(for: post, in: environment)
    case .all(let conditions): conditions.allSatisfy { $0.holds(for: post, in: environment) }
    case .any(let conditions): conditions.contains { $0.holds(for: post, in: environment) }
    }
  }
}

extension Template.Feature {
  fileprivate func isThere(in post: Post, _ environment: ViewEnvironment) -> Bool {
    let message = post.message
    return switch self {
    case .title: message.title.isVisible
    case .body: message.body.isVisible
    case .icon: !Icon(of: message, in: environment).nodes(in: environment).isEmpty
    case .progress: message.progress != nil
    case .takeaways: !message.takeaways.isEmpty
    case .link: message.link.isVisible
    case .actions: !message.actions.isEmpty
    case .fill: message.fill != nil
    case .count: post.count > 1
    case .dismissible: post.options.dismissible ?? true
    case .pictured: message.hasPictureAsSign(in: environment)
    case .picture: message.hasPicture(in: environment)
    case .sign: message.hasSign(in: environment)
    case .shortActions: ActionRow(message.actions).isShort(in: environment)
    }
  }
}

extension Template.Binding {
  /// Its value in a post; nil when that is absent.
  fileprivate func text(of post: Post) -> String? {
    let message = post.message
    return switch self {
    case .title: message.title.isVisible ? message.title : nil
    case .body: message.body.isVisible ? message.body : nil
    case .headline: message.title.isVisible ? message.title : message.body
    case .severity: message.severity.rawValue
    case .count: post.count > 1 ? "\(post.count)" : nil
    case .link: message.link
    case .id: post.id
    case .lane: post.lane
    case .figures: message.progress?.figures
    case .metadata(let key): message.metadata[key]
    }
  }
}

extension Template.Words {
  /// The text for a post; empty when nothing is there of what is bound in it.
  func text(of post: Post) -> String {
    var text = ""
    var isBound = false
    var isThere = false
    for piece in pieces {
      switch piece {
      case .literal(let literal): text += literal
      case .bound(let binding):
        isBound = true
        guard let bound = binding.text(of: post) else { continue }
        isThere = true
        text += bound
      }
    }
    return isBound && !isThere ? "" : text
  }
}

extension Optional<String> {
  /// Whether there is anything in it but white space.
  fileprivate var isVisible: Bool {
    self?.contains { !$0.isWhitespace } ?? false
  }
}

import PlacardModels

extension Rule.Change {
  /// Changes a post.
  func apply(to subject: inout RuleSubject) {
    if changesContent { changeContent(of: &subject) }
    subject.options = options.filled(from: subject.options)
  }

  /// Whether it changes what the default id digests.
  private var changesContent: Bool {
    title != nil || body != nil || severity != nil || urgency != nil || icon != nil
      || leadingImage != nil || trailingImage != nil || fill != nil || actions != nil
      || progress != nil || takeaways != nil || link != nil
      || accessibility != Message.Accessibility() || !metadata.isEmpty
  }

  private func changeContent(of subject: inout RuleSubject) {
    var message = subject.message
    message.explicitID = message.id
    changeTexts(of: &message, for: subject)
    if let severity { message.severity = severity }
    if let urgency { message.urgency = urgency }
    if let icon { message.icon = icon }
    if let leadingImage { message.leadingImage = leadingImage }
    if let trailingImage { message.trailingImage = trailingImage }
    if let fill { message.fill = fill }
    if let actions { message.actions = actions }
    if let progress { message.progress = progress }
    if let takeaways { message.takeaways = takeaways }
    if let link { message.link = link }
    if let prefix = accessibility.prefix { message.accessibility.prefix = prefix }
    if let label = accessibility.label { message.accessibility.label = label }
    if let politeness = accessibility.politeness { message.accessibility.politeness = politeness }
    for (key, text) in metadata {
      message.metadata[key] = text
    }
    subject.message = message
  }

  /// Makes title and body anew; texts that would both be gone stay.
  private func changeTexts(of message: inout Message, for subject: RuleSubject) {
    let newTitle = title.map { $0.text(for: subject) } ?? message.title
    let newBody = body.map { $0.text(for: subject) } ?? message.body
    guard newTitle != nil || newBody != nil else { return }
    (message.title, message.body) = (newTitle, newBody)
  }
}

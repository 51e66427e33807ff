import PlacardModels

extension Scene {
  /// Carries out a command of a poster, and keeps the desktop informed.
  ///
  /// - Returns: The bytes for the terminal that have no effect on its cells, and the attention that a new post
  ///   calls for.
  mutating func perform(
    _ command: SceneCommand, at now: Duration, _ desktop: inout DesktopHandOff
  ) -> (bytes: [UInt8], attention: Attention?) {
    switch command {
    case .show(let post, let pictures, let attention, let words, let context):
      let isNew = index(of: post.number) == nil
      self.words = words
      admit(post, pictures: pictures, in: context, at: now)
      guard isNew else { return (desktop.update(post), nil) }
      let bytes = desktop.show(post)
      return (bytes + (attention == nil ? [] : desktop.ring(at: now)), attention)
    case .update(let post, let pictures, let words):
      self.words = words
      update(post, pictures: pictures)
      return (desktop.update(post), nil)
    case .hide(let post):
      hide(post, at: now)
      return (desktop.close(id: post.id), nil)
    case .configure(let configuration, let appliesToAll):
      configure(configuration, appliesToAll: appliesToAll)
    case .updateQueue(let queue): update(queue, at: now)
    case .redraw, .close: break
    }
    return ([], nil)
  }
}

import PlacardAccessibility
import PlacardModels
import PlacardPosting
import PlacardViews

/// A post that is asked and answered by lines of text.
struct LineQuestion: Sendable {
  /// What follows from a line.
  enum Result: Sendable, Equatable {
    /// The person has done something with the post.
    case signal(PosterSignal)
    /// The question goes on: with a sentence if the line was no answer.
    case again(String?)
  }

  let post: Post
  private let view: (any InteractiveView)?
  /// What is asked now; nil if nothing can be chosen, so that a line only dismisses the post.
  private(set) var prompt: LinePrompt?

  init(_ post: Post) {
    self.post = post
    view = post.content as? any InteractiveView
    prompt = Self.prompt(of: post, view)
  }

  /// The effect of a line, without its line break; nil for the end of the input.
  mutating func take(_ line: String?) -> Result {
    guard let line else { return dismissal.map { .signal($0) } ?? .again(Self.obligation) }
    guard let prompt else { return dismissal.map { .signal($0) } ?? .again(nil) }
    let answer: LineAnswer
    switch prompt.read(line) {
    case .invalid(let sentence): return .again(sentence)
    case .answer(let valid): answer = valid
    }
    guard let view, view.linePrompt(of: post) != nil else {
      guard case .option(let index) = answer else { return .again(nil) }
      return choose(post.message.actions[index].id)
    }
    switch view.take(answer, of: post) {
    case .action(let id): return choose(id)
    case .refused(let sentence):
      self.prompt = Self.prompt(of: post, view)
      return .again(sentence)
    case .next:
      self.prompt = Self.prompt(of: post, view)
      return .again(nil)
    }
  }

  /// Whether the post stays open after a signal, so that it is asked again.
  func staysOpen(after signal: PosterSignal) -> Bool {
    guard case .action(_, let id) = signal else { return false }
    return post.message.actions.first { $0.id == id }?.keepsOpen ?? false
  }

  private func choose(_ id: String) -> Result { .signal(.action(number: post.number, id: id)) }

  /// The effect of the end of the input, as of Escape; nil if the post cannot be dismissed.
  private var dismissal: PosterSignal? {
    guard post.options.dismissible == false else { return .dismissed(number: post.number) }
    return post.options.dim.map { $0.isModal && $0.interactive } ?? false ? .tappedOutside : nil
  }

  private static let obligation = "This question needs an answer."

  private static func prompt(of post: Post, _ view: (any InteractiveView)?) -> LinePrompt? {
    if let prompt = view?.linePrompt(of: post) { return prompt }
    guard !post.message.actions.isEmpty else { return nil }
    let focus = view?.firstFocus(of: post) ?? post.message.firstFocus
    return LinePrompt(choosingFrom: post.message, focus: focus)
  }
}

extension Post {
  /// Whether it is asked and answered by lines: modal, a component or with actions, and without an expiry.
  var asksByLine: Bool {
    guard state != .gone, reason == nil else { return false }
    switch options.duration ?? .automatic {
    case .fixed: return false
    case .automatic where !message.expiresByItself: break
    case .automatic: return false
    case .forever, .indefinite: break
    }
    return !message.actions.isEmpty || options.dim?.isModal ?? false
      || content is any InteractiveView
  }
}

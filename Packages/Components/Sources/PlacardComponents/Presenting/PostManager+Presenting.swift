import PlacardAccessibility
import PlacardModels
public import PlacardPosting

extension PostManager {
  /// Presents a component above everything else, and returns at once.
  ///
  /// It has the keys and the pointer until it is answered or dismissed; then the focus goes back
  /// where it was. Components that are presented while another one is shown stand above it. The same
  /// value may be presented again and again, each time from its own beginning.
  ///
  /// - Parameters:
  ///   - component: What is presented.
  ///   - presentation: Where, and in what.
  ///   - nonInteractive: What becomes of it where no poster lets a person answer.
  /// - Returns: Its answer to come, and the way to take it away.
  public func present<Content: Component>(
    _ component: Content, _ presentation: PresentationOptions = .centered,
    nonInteractive: NonInteractivePolicy<Content.Answer> = .fail
  ) -> Presentation<Content.Answer> {
    if !isInteractive {
      switch nonInteractive {
      case .wait: break
      case .answer(let answer): return Presentation(nil) { _ in answer }
      case .fail:
        let message = component.message
        let title = message.title ?? message.body ?? ""
        return Presentation(nil) { _ throws(ComponentError) in throw .nonInteractive(title) }
      }
    }
    let live = LiveComponent(component, as: presentation)
    configure(LaneConfiguration(lane: PresentationOptions.lane, policy: .stack))
    return Presentation(post(live, presentation.options).erased) { outcome in
      guard case .action(let action) = outcome else { return nil }
      return live.answer(to: action)
    }
  }

  /// Presents a component and suspends until it is answered.
  ///
  /// ```swift
  /// let name = try await messages.ask(TextInput("Name of the branch"))
  /// ```
  ///
  /// - Parameters:
  ///   - component: What is presented.
  ///   - presentation: Where, and in what.
  ///   - nonInteractive: What becomes of it where no poster lets a person answer.
  /// - Returns: The answer; nil when it ended without one.
  /// - Throws: ``ComponentError/nonInteractive(_:)`` where no person can answer.
  public func ask<Content: Component>(
    _ component: Content, _ presentation: PresentationOptions = .centered,
    nonInteractive: NonInteractivePolicy<Content.Answer> = .fail
  ) async throws(ComponentError) -> Content.Answer? {
    try await present(component, presentation, nonInteractive: nonInteractive).answer
  }
}

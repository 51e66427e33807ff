import PlacardAccessibility
import PlacardModels
public import PlacardPosting

extension PostManager {
  /// Presents a component above everything else, and returns immediately.
  ///
  /// The component has the keyboard and the pointer until it is answered or dismissed; then the previous
  /// focus is restored. A component presented while another is shown stacks above it. Presenting the same
  /// value again starts again from its initial state.
  ///
  /// - Parameters:
  ///   - component: The component.
  ///   - presentation: The layout.
  ///   - nonInteractive: What happens if no poster can deliver an answer.
  /// - Returns: The presentation, to await the answer or to dismiss the component.
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
  ///   - component: The component.
  ///   - presentation: The layout.
  ///   - nonInteractive: What happens if no poster can deliver an answer.
  /// - Returns: The answer; nil if the component ended without one.
  /// - Throws: ``ComponentError/nonInteractive(_:)`` if no poster can deliver an answer.
  public func ask<Content: Component>(
    _ component: Content, _ presentation: PresentationOptions = .centered,
    nonInteractive: NonInteractivePolicy<Content.Answer> = .fail
  ) async throws(ComponentError) -> Content.Answer? {
    try await present(component, presentation, nonInteractive: nonInteractive).answer
  }
}

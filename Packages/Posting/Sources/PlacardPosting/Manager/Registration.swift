/// The place of a listener or a poster in a manager, which ends with ``cancel()``.
///
/// That of a listener ends too when it is released: keep it for as long as the listener is to be called. That of
/// a poster lasts as long as the manager, kept or not. A registration does not keep the manager.
///
/// ```swift
/// let listening = messages.listen { event in print(event.kind) }
/// …
/// listening.cancel()
/// ```
public final class Registration: Sendable {
  enum Subject: Sendable {
    case listener(Int)
    case poster(Int)
  }

  let subject: Subject
  let reference: ManagerReference

  init(_ subject: Subject, in reference: ManagerReference) {
    self.subject = subject
    self.reference = reference
  }

  deinit {
    guard case .listener(let token) = subject else { return }
    reference.afterTurn { $0.stopListening(token) }
  }

  /// Ends the registration; a second call changes nothing.
  ///
  /// A listener hears of nothing that happens from now on; an event that is being told may still arrive. A poster
  /// carries out what was asked of it before, hides what it shows there, with the reason `closed`, and is
  /// closed; ``PostManager/remove(_:)`` waits for that.
  public func cancel() {
    switch subject {
    case .listener(let token): reference.manager?.stopListening(token)
    case .poster(let token): reference.manager?.endPoster(token)
    }
  }
}

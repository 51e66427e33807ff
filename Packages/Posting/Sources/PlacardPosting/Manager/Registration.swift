/// The place of a listener, a poster or a piece of work in a manager, which ends with ``cancel()``.
///
/// That of a poster lasts as long as the manager, kept or not. Any other ends too when it is released: keep it for as
/// long as the listener is to be called, or the work runs. A registration does not keep the manager.
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
    case work(Int)
    case finishHook(Int)
  }

  let subject: Subject
  let reference: ManagerReference

  init(_ subject: Subject, in reference: ManagerReference) {
    self.subject = subject
    self.reference = reference
  }

  deinit {
    if case .poster = subject { return }
    reference.afterTurn { [subject] in $0.end(subject) }
  }

  /// Ends the registration; a second call changes nothing.
  ///
  /// A listener receives no later events; an event that is being delivered may still arrive. A poster
  /// carries out what was asked of it before, hides what it shows there, with the reason `closed`, and is
  /// closed; ``PostManager/remove(_:)`` waits for that. Work has ended, and is waited for no longer.
  public func cancel() {
    reference.manager?.end(subject)
  }
}

extension PostManager {
  fileprivate func end(_ subject: Registration.Subject) {
    switch subject {
    case .listener(let token): stopListening(token)
    case .poster(let token): endPoster(token)
    case .work(let token): endWork(token)
    case .finishHook(let token): removeFinishHook(token)
    }
  }
}

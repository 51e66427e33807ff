/// How a poster may behave, well or badly.
package enum PosterFault: String, Sendable, CaseIterable {
  /// It works.
  case calm
  /// Its first call does not return until everything else is done.
  case slow
  /// It throws whenever it can.
  case failing
  /// It does nothing at all.
  case silent
  /// It sends signals that mean nothing: about posts that never were, or that have gone.
  case babbling
  /// It reports what a person does from inside the very call that shows the post.
  case touchy
  /// It gives its manager commands from inside its calls.
  case meddling

  /// Whether what it does must not be noticed by anybody else.
  var isHarmless: Bool {
    switch self {
    case .calm, .slow, .failing, .silent, .babbling: true
    case .touchy, .meddling: false
    }
  }
}

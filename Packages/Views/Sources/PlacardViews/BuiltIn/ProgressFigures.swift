import PlacardModels

/// How far some work has come, in figures; a sign turns before them while its length is unknown.
///
/// In fewer than 60 columns the unit is left out.
struct ProgressFigures: Element {
  private let progress: Message.Progress

  init(_ progress: Message.Progress) {
    self.progress = progress
  }

  /// Returns one node that keeps its width, or none.
  func nodes(in environment: ViewEnvironment) -> [ViewNode] {
    Row(gap: 1) {
      if progress.fraction == nil { Spinner() }
      Text(line: text(in: environment) ?? "")
    }.shrink(0).nodes(in: environment)
  }

  /// The columns that they take, or about to.
  func columns(in environment: ViewEnvironment) -> Int {
    text(in: environment)?.count ?? 1
  }

  private func text(in environment: ViewEnvironment) -> String? {
    (environment.columns < 60 ? progress.withoutUnit : progress).figures
  }
}

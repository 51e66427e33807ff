import PlacardModels

/// A progress state of OSC 9;4.
enum ProgressState: Sendable, Equatable {
  /// A percentage.
  case percent(Int, isFailed: Bool)
  case indeterminate

  /// The progress state of a message; nil if no work is running.
  init?(_ message: Message) {
    guard let progress = message.progress, progress.isRunning else { return nil }
    guard let fraction = progress.fraction else {
      self = .indeterminate
      return
    }
    self = .percent(Int(fraction * 100), isFailed: message.severity == .error)
  }

  var bytes: [UInt8] {
    switch self {
    case .percent(let percent, let isFailed):
      DesktopHandOff.command(9, "4;\(isFailed ? 2 : 1);\(percent)")
    case .indeterminate: DesktopHandOff.command(9, "4;3")
    }
  }

  /// The sequence that removes the progress.
  static var none: [UInt8] { DesktopHandOff.command(9, "4;0") }
}

import PlacardModels

/// Progress as OSC 9;4 tells it.
enum ProgressState: Sendable, Equatable {
  /// So many percent.
  case percent(Int, isFailed: Bool)
  case indeterminate

  /// The state of a message's work; nil if none is under way.
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

  /// What takes it away.
  static var none: [UInt8] { DesktopHandOff.command(9, "4;0") }
}

import PlacardModels
import PlacardText

/// Sends messages to the desktop while the terminal window is not focused, and withdraws them.
///
/// A pure value: it returns the bytes to send, in the protocol that the terminal supports, and none if it
/// supports none. A notification is tied to its post's id and withdrawn when the post ends or the user
/// returns, if the terminal can (OSC 99). Progress is shown in the window's frame or tab.
///
/// ```swift
/// var desktop = DesktopHandOff(capabilities)
/// send(desktop.see(false))
/// send(desktop.show(post))
/// send(desktop.close(id: post.id))
/// ```
///
/// - Note: Source: kitty's desktop notifications; urxvt's OSC 777; iTerm2's OSC 9; ConEmu's OSC 9;4.
struct DesktopHandOff: Sendable {
  /// Whether the window has the focus, as last reported; true if the terminal never reports it.
  private(set) var isSeen = true

  private struct Work: Sendable {
    let id: String
    var state: ProgressState
  }

  private let form: TerminalCapabilities.Notifications?
  private let hasProgress: Bool
  /// The ids of the open notifications.
  private var notified: [String] = []
  /// The running work, newest last.
  private var running: [Work] = []
  /// The shown progress; nil for none.
  private var shown: ProgressState?
  private var latestBell: Duration?

  /// Creates a hand-off for a terminal's capabilities.
  init(_ capabilities: TerminalCapabilities) {
    let isInline = capabilities.mode == .inline
    form = isInline ? capabilities.notifications : nil
    hasProgress = isInline && capabilities.hasProgress
  }

  /// Records whether the window has the focus.
  ///
  /// - Returns: The bytes that withdraw every notification when the user returns.
  mutating func see(_ hasFocus: Bool) -> [UInt8] {
    isSeen = hasFocus
    guard hasFocus else { return [] }
    defer { notified = [] }
    return notified.flatMap { closing(id: $0) }
  }

  /// Sends a notification of a post if the window is not focused, and shows its progress.
  mutating func show(_ post: Post) -> [UInt8] {
    var bytes = progress(of: post)
    guard !isSeen, let form else { return bytes }
    switch form {
    case .osc99:
      if !notified.contains(post.id) { notified.append(post.id) }
      bytes += Notification99(post).bytes
    case .osc777:
      let (title, body) = Self.texts(of: post.message)
      bytes += Self.command(777, "notify;\(title);\(body)")
    case .osc9:
      let (title, body) = Self.texts(of: post.message)
      bytes += Self.command(9, body.isEmpty ? title : "\(title): \(body)")
    }
    return bytes
  }

  /// Updates the progress of a post, without a new notification.
  mutating func update(_ post: Post) -> [UInt8] {
    progress(of: post)
  }

  /// Withdraws a post's notification and progress.
  mutating func close(id: String) -> [UInt8] {
    running.removeAll { $0.id == id }
    let bytes = progressChange()
    guard let index = notified.firstIndex(of: id) else { return bytes }
    notified.remove(at: index)
    return bytes + closing(id: id)
  }

  /// The bytes that remove the progress, however the program ends; at most 10 bytes.
  var restoreSequence: [UInt8] {
    shown == nil ? [] : ProgressState.none
  }

  /// Rings the bell, at most once in two seconds.
  mutating func ring(at now: Duration) -> [UInt8] {
    if let latestBell, now - latestBell < .seconds(2) { return [] }
    latestBell = now
    return [0x07]
  }

  private mutating func progress(of post: Post) -> [UInt8] {
    guard hasProgress else { return [] }
    let state = ProgressState(post.message)
    if let index = running.firstIndex(where: { $0.id == post.id }) {
      if let state {
        running[index].state = state
      } else {
        running.remove(at: index)
      }
    } else if let state {
      running.append(Work(id: post.id, state: state))
    }
    return progressChange()
  }

  /// Shows the newest progress, if it is not shown yet.
  private mutating func progressChange() -> [UInt8] {
    let wanted = running.last?.state
    guard wanted != shown else { return [] }
    shown = wanted
    return wanted?.bytes ?? ProgressState.none
  }

  private func closing(id: String) -> [UInt8] {
    Self.command(99, "i=\(Notification99.name(of: id)):p=close;")
  }

  /// An OSC sequence with a number and sanitized text.
  static func command(_ number: Int, _ text: String) -> [UInt8] {
    Array("\u{1B}]\(number);\(text)\u{1B}\\".utf8)
  }

  /// Title and body as one short line each, without separators of commands.
  private static func texts(of message: Message) -> (title: String, body: String) {
    let texts = [message.title, message.body].map { text in
      let line = Sanitizer(lines: .joined, maximumBytes: 512)(text ?? "")
      return String(line.map { $0 == ";" ? "," : $0 })
    }
    return texts[0].isEmpty ? (texts[1], "") : (texts[0], texts[1])
  }
}

import PlacardModels
import PlacardText

/// Hands messages to the desktop while nobody sees the terminal, and takes them back.
///
/// A pure value: it makes the bytes to send, in the form that the terminal is known to take, and none
/// for any other. A notification is tied to its post's id and taken back when the post ends or the
/// person returns, where the terminal can (OSC 99). Progress goes to the window's frame or tab.
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
  /// Whether the window has the focus, as far as was heard; one that never tells is taken to have it.
  private(set) var isSeen = true

  private struct Work: Sendable {
    let id: String
    var state: ProgressState
  }

  private let form: TerminalCapabilities.Notifications?
  private let hasProgress: Bool
  /// The ids whose notifications are out.
  private var notified: [String] = []
  /// The work that is under way, the newest last.
  private var running: [Work] = []
  /// What the frame shows, or nil for nothing.
  private var shown: ProgressState?
  private var latestBell: Duration?

  /// Creates a hand-off to a terminal with its capabilities.
  init(_ capabilities: TerminalCapabilities) {
    let isInline = capabilities.mode == .inline
    form = isInline ? capabilities.notifications : nil
    hasProgress = isInline && capabilities.hasProgress
  }

  /// Records whether the window has the focus.
  ///
  /// - Returns: What takes every notification back when the user returns.
  mutating func see(_ hasFocus: Bool) -> [UInt8] {
    isSeen = hasFocus
    guard hasFocus else { return [] }
    defer { notified = [] }
    return notified.flatMap { closing(id: $0) }
  }

  /// Hands a post over that nobody sees, and shows its progress.
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

  /// Shows how far a post's work has come; nothing pops up again for it.
  mutating func update(_ post: Post) -> [UInt8] {
    progress(of: post)
  }

  /// Takes back whatever a post has on the desktop.
  mutating func close(id: String) -> [UInt8] {
    running.removeAll { $0.id == id }
    let bytes = settle()
    guard let index = notified.firstIndex(of: id) else { return bytes }
    notified.remove(at: index)
    return bytes + closing(id: id)
  }

  /// What takes the progress away, wherever the program ends; at most 10 bytes.
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
    return settle()
  }

  /// Shows the newest work, if that is not what is shown.
  private mutating func settle() -> [UInt8] {
    let wanted = running.last?.state
    guard wanted != shown else { return [] }
    shown = wanted
    return wanted?.bytes ?? ProgressState.none
  }

  private func closing(id: String) -> [UInt8] {
    Self.command(99, "i=\(Notification99.name(of: id)):p=close;")
  }

  /// An OSC with a number and text that was made safe.
  static func command(_ number: Int, _ text: String) -> [UInt8] {
    Array("\u{1B}]\(number);\(text)\u{1B}\\".utf8)
  }

  /// Title and body as one short line each, without what divides the parts of a command.
  private static func texts(of message: Message) -> (title: String, body: String) {
    let texts = [message.title, message.body].map { text in
      let line = Sanitizer(lines: .joined, maximumBytes: 512)(text ?? "")
      return String(line.map { $0 == ";" ? "," : $0 })
    }
    return texts[0].isEmpty ? (texts[1], "") : (texts[0], texts[1])
  }
}

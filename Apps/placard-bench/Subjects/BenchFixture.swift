import Placard

/// Inputs shared by several subjects.
enum BenchFixture {
  /// A line of 80 letters.
  static let ascii = String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 2)
  /// Ideographs, Hangul, emoji with joiners and flags.
  static let wide = "三件の更新があります 업데이트 👩‍👩‍👧 🇩🇪 👍🏽 完了しました ✅ e\u{301}té"
  /// 300 words in five paragraphs.
  static let body: String = {
    let words = "when a build is done the board says so and what it cost in time with care".split(
      separator: " ")
    let paragraph = (0..<60).map { String(words[$0 * 7 % words.count]) }.joined(separator: " ")
    return Array(repeating: paragraph, count: 5).joined(separator: "\n")
  }()
  /// As long as the body, with escape sequences, controls, bidi overrides and stacked marks.
  static let hostile: String = {
    let attack = "ok \u{1B}[2J\u{1B}]0;title\u{7} a\u{202E}b\u{2066}c \u{7F}\r\n e\u{301}\u{302} "
    return String(repeating: attack, count: body.utf8.count / attack.utf8.count + 1)
  }()
  /// A message with every part that a card shows.
  static let card = Message(
    "3 updates are available",
    body: "openssl, curl and git have newer versions; restart afterwards.", severity: .warning,
    actions: [.init("now", "Update now"), .init("later", "Later", role: .cancel)],
    progress: .steps(done: 3, total: 12, unit: "packages"))

  /// Eight texts with different last characters, so that consecutive inputs differ.
  static func varied(_ text: String) -> [String] {
    "abcdefgh".map { text + String($0) }
  }

  /// Eight messages with different titles.
  static let messages = varied(card.title ?? "").map { title in
    var message = card
    message.title = title
    return message
  }
}

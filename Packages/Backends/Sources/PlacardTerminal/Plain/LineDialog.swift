import PlacardModels
import PlacardPosting
import PlacardText
import PlacardViews

/// The questions of a plain terminal, which are asked one after the other: the most urgent first, then the oldest.
///
/// A pure value. Lines that are printed while a question waits for its answer go below it, and it is asked again
/// below them.
struct LineDialog: Sendable {
  private let text: PlainText
  private var open: [Int: Post] = [:]
  private var question: LineQuestion?
  /// Whether the prompt is on the terminal, with the cursor behind it.
  private var isPrompting = false
  /// The post whose lines were printed last.
  private var latest: Int?
  /// The prompt whose options were printed last.
  private var introduced: LinePrompt?
  /// How many times in a row the input has ended.
  private var ends = 0
  private let glyphs: GlyphSet
  /// The number of the present question, counted from 1; another one has another number.
  private(set) var turn = 0

  init(_ glyphs: GlyphSet) {
    self.glyphs = glyphs
    text = PlainText(glyphs)
  }

  /// Whether the input is over, so that nothing can be asked any more.
  private(set) var isOver = false

  /// Whether something is to be asked.
  var asks: Bool { !isOver && (question != nil || !open.isEmpty) }

  /// Whether the answer to the present question is not shown.
  var isSecret: Bool { question?.prompt?.isSecret ?? false }

  /// Whether the question with a number is the present one, and open.
  func isAsking(_ turn: Int) -> Bool {
    turn == self.turn && !isOver && question.map { open[$0.post.number] != nil } ?? false
  }

  /// Follows a post that begins, changes or ends.
  ///
  /// - Returns: The post as its lines are printed: without actions if it is asked.
  mutating func follow(_ post: Post) -> Post {
    let wasOpen = open[post.number] != nil
    guard post.asksByLine, !isOver else {
      if wasOpen { close(post.number) }
      return wasOpen || post.state == .gone ? Self.withoutActions(post) : post
    }
    open[post.number] = post
    if let question, question.post.number == post.number, question.post != post {
      self.question = LineQuestion(post)
    }
    return Self.withoutActions(post)
  }

  /// Records that lines of a post are printed.
  mutating func note(linesOf post: Post) { latest = post.number }

  /// The line that stays of a question that ended by an answer given elsewhere; nil for any other.
  func answer(to post: Post) -> String? {
    guard question?.post.number == post.number, isPrompting,
      let answer = post.answerText(for: post.content as? any InteractiveView)
    else { return nil }
    let title = Sanitizer.line(post.message.title ?? post.message.body ?? "")
    return Sanitizer.breakingCommands(in: "? \(title)  \(answer)")
  }

  /// Frames lines that are printed, which end the line of a prompt and are followed by it.
  mutating func frame(_ lines: [UInt8]) -> [UInt8] {
    guard isPrompting else { return lines }
    let isAsked = question.map { open[$0.post.number] != nil } ?? false
    guard isAsked else {
      isPrompting = false
      return [0x0A] + lines
    }
    return lines.isEmpty ? [] : [0x0A] + lines + promptLine.utf8
  }

  /// Makes the next question the present one, unless there is one.
  ///
  /// - Returns: Whether something is to be asked.
  mutating func begin() -> Bool {
    guard !isOver else { return false }
    if let question, open[question.post.number] != nil { return true }
    let next = open.values.max { one, other in
      let (left, right) = (one.message.urgency, other.message.urgency)
      return left != right ? left < right : one.number > other.number
    }
    question = next.map { LineQuestion($0) }
    introduced = nil
    ends = 0
    turn += 1
    return next != nil
  }

  /// The present question: its text unless that was printed last, its options unless they were, and the prompt.
  mutating func ask() -> [UInt8] {
    guard let question else { return [] }
    var lines: [String] = []
    if latest != question.post.number {
      lines = text.lines(of: Self.withoutActions(question.post))
      introduced = nil
    }
    if let prompt = question.prompt, introduced != prompt {
      lines += prompt.options.indices.map { index in
        "  [\(prompt.mark(of: index))] \(Sanitizer.line(prompt.options[index].label))"
      }
      introduced = prompt
    }
    latest = question.post.number
    let start = isPrompting ? [UInt8(0x0A)] : []
    isPrompting = true
    return start + lines.map { Sanitizer.breakingCommands(in: $0) + "\n" }.joined().utf8
      + promptLine.utf8
  }

  /// Takes a line, without its line break; nil for the end of the input.
  ///
  /// - Returns: The signal for the manager, and the bytes for the terminal.
  mutating func take(_ line: String?) -> (signal: PosterSignal?, bytes: [UInt8]) {
    guard var asked = question else { return (nil, []) }
    let isEchoed = line != nil && !isSecret
    var bytes: [UInt8] = isPrompting && !isEchoed ? [0x0A] : []
    isPrompting = false
    ends = line == nil ? ends + 1 : 0
    if ends > 1 {
      isOver = true
      close(asked.post.number)
      question = nil
      return (.ended(number: asked.post.number, reason: .orphaned), bytes)
    }
    switch asked.take(line) {
    case .again(let sentence):
      question = asked
      if let sentence {
        let words = Sanitizer.breakingCommands(in: "  \(Sanitizer.line(sentence))")
        bytes += "\(words)\n".utf8
      }
      return (nil, bytes)
    case .signal(let signal):
      question = nil
      if !asked.staysOpen(after: signal) { close(asked.post.number) }
      return (signal, bytes)
    }
  }

  /// Ends every question.
  ///
  /// - Returns: What the terminal is to show.
  mutating func end() -> [UInt8] {
    defer { (open, question, isPrompting, isOver) = ([:], nil, false, true) }
    return isPrompting ? [0x0A] : []
  }

  /// The line that asks; the answer is typed behind it.
  private var promptLine: String {
    guard let prompt = question?.prompt else { return "? Enter: " }
    let words = [Sanitizer.line(prompt.label), Sanitizer.line(prompt.hint)].filter { !$0.isEmpty }
    return "? " + (words.isEmpty ? "" : words.joined(separator: " ") + ": ")
  }

  private mutating func close(_ number: Int) { open[number] = nil }

  private static func withoutActions(_ post: Post) -> Post {
    guard !post.message.actions.isEmpty else { return post }
    var post = post
    post.message.actions = []
    return post
  }
}

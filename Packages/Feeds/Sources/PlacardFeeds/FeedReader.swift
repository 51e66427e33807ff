@_spi(Unfinished) import PlacardJSONStream
package import PlacardPosting

/// Reads a feed's bytes into a manager, with back-pressure from its posters.
///
/// ```swift
/// var reader = FeedReader(NativeFeed(), into: messages)
/// for try await chunk in chunks {
///   await reader.read(chunk)
/// }
/// await reader.finish()
/// ```
package struct FeedReader: Sendable {
  private let manager: PostManager
  private let print: @Sendable (String) async -> Void
  private var splitter = LineSplitter()
  private var feed: any Feed

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - feed: Parses the bytes.
  ///   - manager: Performs the commands; problems become its `error` events.
  ///   - print: Prints lines of the scrollback, each with its newline, in order; may wait until the
  ///     terminal has accepted them. Called only for feeds with such lines.
  package init(
    _ feed: some Feed, into manager: PostManager,
    printing print: @escaping @Sendable (String) async -> Void = { _ in }
  ) {
    self.feed = feed
    self.manager = manager
    self.print = print
  }

  /// Reads a part of the input; suspends while a poster's pending count is above its limit.
  package mutating func read(_ chunk: ArraySlice<UInt8>) async {
    var lines: [InputLine] = []
    splitter.read(chunk) { lines.append($0) }
    await follow(lines)
    let (unfinished, number) = splitter.unfinished
    guard unfinished.contains(0x0D) else { return }
    let items = feed.readUnfinished(unfinished, number: number)
    guard !items.isEmpty else { return }
    splitter.forgetOverwritten()
    var text = ""
    await carryOut(items, line: number, &text)
    await flush(&text)
  }

  /// Handles the end of the input.
  package mutating func finish() async {
    var lines: [InputLine] = []
    splitter.finish { lines.append($0) }
    await follow(lines)
    var text = ""
    await carryOut(feed.finish(), line: nil, &text)
    await flush(&text)
  }

  /// Processes lines; printed lines are batched.
  private mutating func follow(_ lines: [InputLine]) async {
    var text = ""
    for line in lines {
      await carryOut(feed.read(line), line: line.number, &text)
      if !manager.hasCapacity { await manager.waitForCapacity() }
    }
    await flush(&text)
  }

  private func carryOut(_ items: [FeedItem], line: Int?, _ text: inout String) async {
    for item in items {
      switch item {
      case .line(let more): text += more + "\n"
      case .command(let command):
        await flush(&text)
        manager.handle(command, line: line)
      }
    }
  }

  private func flush(_ text: inout String) async {
    guard !text.isEmpty else { return }
    await print(text)
    text = ""
  }
}

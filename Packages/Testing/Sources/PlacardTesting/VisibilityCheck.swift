import PlacardModels
import PlacardPosting

/// Leads a poster through calls, and compares what is seen of it with what it was asked to show.
struct VisibilityCheck {
  /// A sentence for each law that was broken, in the order of the calls.
  private(set) var violations: [String] = []
  private var wanted: Set<String> = []
  private var seen: [String: String] = [:]

  /// Takes note of a violation; the same one counts once.
  mutating func note(_ violation: String) {
    if !violations.contains(violation) { violations.append(violation) }
  }

  /// Shows, updates, hides and closes.
  ///
  /// - Parameters:
  ///   - poster: A poster that was not used before.
  ///   - visible: What is seen of it, as text by id.
  /// - Throws: What the poster throws.
  mutating func run(
    _ poster: some Poster, visible: () async throws -> [String: String]
  ) async throws {
    poster.attach(PosterSignals { _ in })
    checkTiming(poster)
    var posts: [Post] = []
    for (index, text) in Self.texts.enumerated() {
      let message = Message(text, body: "number \(index)", id: "post-\(index)")
      posts.append(Post(number: index + 1, message: message))
      try await poster.show(posts[index])
      wanted.insert(posts[index].id)
      try await look("show", visible)
    }
    for index in posts.indices {
      posts[index].message.title = "Another title \(index)"
      posts[index].message.body = "Another body \(index)"
      let before = seen
      try await poster.update(posts[index])
      try await look("update", visible)
      for (id, text) in seen where (text == before[id]) == (id == posts[index].id) {
        note(
          id == posts[index].id
            ? "update: the new content is not seen" : "update: another post changes")
      }
    }
    try await unchanged("update of a post that is not shown", visible) {
      try await poster.update(Post(number: 99, message: Message("Stranger", id: "stranger")))
    }
    try await unchanged("hide of a post that is not shown", visible) {
      await poster.hide(Post(number: 99, message: Message("Stranger", id: "stranger")))
    }
    for index in posts.indices.dropLast(2) {
      posts[index].reason = .hidden
      await poster.hide(posts[index])
      wanted.remove(posts[index].id)
      try await look("hide", visible)
      try await unchanged("hide of a post that is hidden", visible) {
        await poster.hide(posts[index])
      }
    }
    await poster.close()
    if !poster.capabilities.contains(.keeps), try await !visible().isEmpty {
      note("close: posts are still seen")
    }
  }

  /// Content must not change how long a post comes and goes: the queue asks once.
  private mutating func checkTiming(_ poster: some Poster) {
    let timings = Self.texts.map { text in
      poster.timing(for: Post(number: 1, message: Message(text, id: "timing")))
    }
    if timings.contains(where: { $0 != timings[0] }) {
      note("timing: differs between posts of the same options")
    }
    if timings.contains(where: { $0.entrance < .zero || $0.exit < .zero }) {
      note("timing: is negative")
    }
  }

  private mutating func look(
    _ call: String, _ visible: () async throws -> [String: String]
  ) async throws {
    seen = try await visible()
    for id in wanted.sorted() where seen[id] == nil { note("\(call): \(id) is not seen") }
    for id in seen.keys.sorted() where !wanted.contains(id) { note("\(call): \(id) is seen") }
    for text in seen.values where text.unicodeScalars.contains(where: Self.isControl) {
      note("\(call): a control character is seen")
    }
  }

  private mutating func unchanged(
    _ call: String, _ visible: () async throws -> [String: String], _ body: () async throws -> Void
  ) async throws {
    try await body()
    if try await visible() != seen { note("\(call): changes what is seen") }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control && scalar != "\n"
  }

  private static let texts = [
    "plain", "\u{1B}[2J", "bell\u{7} and \u{9B}31m", "👩‍👩‍👧‍👦 漢字", "one\r\ntwo\u{0}", "last",
  ]
}

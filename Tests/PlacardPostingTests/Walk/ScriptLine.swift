import PlacardJSONStream
import PlacardModels
import PlacardPosting

/// One line of a script: a command with its time, held as text of the stream.
///
/// What is printed is what was played: `placard simulate` takes it as it stands.
struct ScriptLine: Sendable, CustomStringConvertible {
  /// When.
  var at: Duration
  /// The command's name.
  let verb: String
  /// The members of the command's object, each as JSON.
  var fields: [String]
  /// What stands in place of the object.
  var word: String?
  /// The command, where a script has no words for it.
  var wordless: PostCommand?
  /// Whom a post ends with; a script has no words for that either.
  var owner: Int?

  init(
    _ verb: String, _ fields: [String] = [], word: String? = nil, wordless: PostCommand? = nil,
    at time: Duration = .zero
  ) {
    self.verb = verb
    self.fields = fields
    self.word = word
    self.wordless = wordless
    at = time
  }

  var description: String {
    let value = word ?? "{\(fields.joined(separator: ","))}"
    let owned = owner.map { " of owner \($0)" } ?? ""
    return "{\"at\":\(Self.decimal(at)),\"\(verb)\":\(value)}\(owned)"
  }

  /// The command as a script's reader understands it.
  var command: PostCommand {
    if let wordless { return wordless }
    var line = self
    line.owner = nil
    var reader = CommandReader(.script)
    return reader.read(InputLine(1, line.description))?.command ?? .report(Problem("skipped"))
  }

  /// Seconds with as many of nine decimals as it takes; exact.
  static func decimal(_ time: Duration) -> String {
    let (seconds, attoseconds) = time.components
    guard attoseconds != 0 else { return "\(seconds)" }
    var digits = String(attoseconds / 1_000_000_000)
    digits = String(repeating: "0", count: 9 - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(seconds).\(digits)"
  }

  /// A member of an object whose value is JSON already.
  static func field(_ key: String, _ json: some CustomStringConvertible) -> String {
    "\"\(key)\":\(json)"
  }

  /// A member of an object whose value is a text without anything to escape.
  static func text(_ key: String, _ text: String) -> String {
    "\"\(key)\":\"\(text)\""
  }
}

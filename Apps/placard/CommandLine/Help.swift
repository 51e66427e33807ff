/// The help texts.
enum Help {
  /// The overview.
  static var overview: String {
    let verbs = Verb.all.map { ("\($0.name) \($0.operands)", $0.summary) }
    return """
      placard posts messages: on the terminal, as JSON Lines, as log records.

      Usage: placard VERB [FLAGS] …

      \(table(verbs + [("help [VERB]", "Prints this, or what a verb takes."), ("--version", "Prints the version.")]))

      Interface goes to standard error, answers and requested streams to standard output.
      Exit status: 0, 1 negative or no answer, 64 usage, 74 input or output, 124 timed out.

      """
  }

  /// The help of one verb.
  static func page(of verb: Verb) -> String {
    let flags = verb.flags.map { flag in
      let letter = flag.letter.map { "-\($0), " } ?? "    "
      let value = flag.valueName.map { " \($0)" } ?? ""
      return ("\(letter)--\(flag.name)\(value)", flag.help)
    }
    let usage = "\(verb.summary)\n\nUsage: placard \(verb.name) "
    guard let first = verb.flags.first else { return usage + "\(verb.operands)\n" }
    return usage + """
      [FLAGS] \(verb.operands)

      \(table(flags))

      Each flag has an environment variable: --\(first.name) is \(first.variable(of: verb.name)).

      """
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { row in
      "  " + row.0 + String(repeating: " ", count: width - row.0.count + 2) + row.1
    }.joined(separator: "\n")
  }
}

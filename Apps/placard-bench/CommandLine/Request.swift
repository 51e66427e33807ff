/// The request of the command line.
enum Request: Hashable, Sendable {
  case measure(filter: String, runs: Int, json: String?)
  case list(filter: String)
  case compare(old: String, new: String)
  case board(count: Int, runs: Int)
  case terminal(filter: String, runs: Int)
  case lines(count: Int, threads: Int, runs: Int, filter: String)
  case storm(lines: Int)
  case selfCheck
  case help

  private static let flags = [
    "--filter", "--runs", "--json", "--list", "--compare", "--board", "--lines", "--threads",
    "--terminal",
    "--storm", "--self-check", "--help",
  ]

  /// Parses the arguments.
  ///
  /// - Throws: ``UsageError`` for an unknown argument or a missing or invalid value.
  init(_ words: [String]) throws(UsageError) {
    var filter = ""
    var runs = 7
    var json: String?
    var lists = false
    var board: Int?
    var lines: Int?
    var threads = 8
    var isTerminal = false
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--filter": filter = try rest.value(of: word)
      case "--json": json = try rest.value(of: word)
      case "--runs": runs = try rest.number(of: word)
      case "--board": board = try rest.number(of: word)
      case "--lines": lines = try rest.number(of: word)
      case "--threads": threads = try rest.number(of: word)
      case "--list": lists = true
      case "--terminal": isTerminal = true
      case "--compare":
        self = .compare(old: try rest.value(of: word), new: try rest.value(of: word))
        try rest.expectEnd()
        return
      case "--storm":
        self = .storm(lines: try rest.number(of: word))
        try rest.expectEnd()
        return
      case "--self-check":
        self = .selfCheck
        try rest.expectEnd()
        return
      case "--help", "-h":
        self = .help
        return
      default: throw .unknown(word, accepted: Self.flags)
      }
    }
    if let board {
      self = .board(count: board, runs: runs)
    } else if let lines {
      self = .lines(count: lines, threads: threads, runs: runs, filter: filter)
    } else if isTerminal {
      self = .terminal(filter: filter, runs: runs)
    } else {
      self = lists ? .list(filter: filter) : .measure(filter: filter, runs: runs, json: json)
    }
  }

  static let helpText = """
    placard-bench measures what Placard is made of.

    Usage: placard-bench [--filter TEXT] [--runs N] [--json FILE]

      --filter TEXT        Measures the subjects whose names contain this, and their baselines.
      --runs N             Runs each subject so often, 7 unless told; figures are medians.
      --json FILE          Writes the result to a file as well.
      --list               Prints the names of the subjects.
      --board COUNT        Measures a board on which so many posts wait and so many timers run.
      --lines COUNT        Posts so many plain lines to a pipe, a file and nowhere, in turns with fputs.
      --threads N          From so many threads, 8 unless told.
      --terminal           Measures bytes, time and peak memory of scenes on a terminal.
      --storm LINES        Prints so many lines at once, from everywhere, on this terminal.
      --compare OLD NEW    Compares two such files; exit status 1 when something got worse.
      --self-check         Shows that allocations are counted and frames make none; exit status 1 if not.

    Exit status: 0, 1 as said above, 64 usage, 74 input or output.

    """
}

extension ArraySlice<String> {
  fileprivate mutating func value(of flag: String) throws(UsageError) -> String {
    guard let value = popFirst() else { throw UsageError("\(flag) needs a value.") }
    return value
  }

  fileprivate mutating func number(of flag: String) throws(UsageError) -> Int {
    let value = try value(of: flag)
    guard let number = Int(value), number > 0 else {
      throw UsageError("\(flag) got \"\(value)\"; it wants a number, 1 or more.")
    }
    return number
  }

  fileprivate func expectEnd() throws(UsageError) {
    guard let word = first else { return }
    throw UsageError("unexpected word \"\(word)\".")
  }
}

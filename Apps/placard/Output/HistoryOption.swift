import Placard

/// The history file: `--history FILE`, and the default one to read.
enum HistoryOption {
  /// The size in bytes to which a file is compacted when it has grown to twice as many.
  static let sizeLimit = 16 << 20

  /// The file to write.
  ///
  /// - Throws: ``UsageError`` for an empty name, or the file of a destination.
  static func file(
    _ arguments: Arguments, beside destinations: [Destination]
  ) throws(UsageError) -> HistoryFile? {
    guard let path = arguments["history"] else { return nil }
    guard !path.isEmpty else {
      throw UsageError("\(arguments.origin(of: "history")) names no file; give it one.")
    }
    guard !destinations.contains(where: { $0.path == path }) else {
      throw UsageError(
        "The history would mix with a destination in \"\(path)\"; give it its own file.")
    }
    return HistoryFile(path: path, bound: .bytes(sizeLimit))
  }

  /// Refuses to append to the feed while it is read.
  ///
  /// - Throws: ``UsageError`` with the file.
  static func refuse(_ arguments: Arguments, feeding input: InputFile) throws(UsageError) {
    if let path = arguments["history"], input.isSame(asFileAt: path) {
      throw UsageError("\"\(path)\" is the file that is read; give the history another one.")
    }
  }

  /// The user's own history: in the XDG state directory; nil without a home directory.
  static func standardPath(_ environment: [String: String]) -> String? {
    if let folder = environment["XDG_STATE_HOME"], folder.hasPrefix("/") {
      return "\(folder)/placard/history.jsonl"
    }
    guard let home = environment["HOME"], !home.isEmpty else { return nil }
    return "\(home)/.local/state/placard/history.jsonl"
  }
}

extension Flag {
  static let history = Flag(
    "history", nil, .value("FILE"),
    "Adds every post that has ended to this file, whose newest 16 MiB stay.")
}

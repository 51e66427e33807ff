import Placard

/// A destination of messages: `--to KIND` or `--to KIND=FILE`, where `-` is standard output.
struct Destination: Sendable, Hashable {
  /// The kind of output.
  enum Kind: String, CaseIterable, Sendable {
    case terminal, plain, json, log
  }

  let kind: Kind
  /// The file; nil for the kind's own stream, `-` for standard output.
  let file: String?

  init(_ kind: Kind, file: String? = nil) {
    self.kind = kind
    self.file = file
  }

  /// Parses the value of `--to`.
  ///
  /// - Throws: ``UsageError`` for an unknown kind, or an empty file name.
  init(_ text: String) throws(UsageError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let kind = Kind(rawValue: name) else {
      throw .badChoice(name, of: "--to", accepted: Kind.allCases.map(\.rawValue))
    }
    let file = parts.count > 1 ? String(parts[1]) : nil
    guard file != "" else {
      throw UsageError("--to \(name)= names no file; write --to \(name)=FILE, or --to \(name).")
    }
    guard file == nil || kind != .terminal else {
      throw UsageError("--to terminal takes no file; use --to plain=FILE for text in a file.")
    }
    self.kind = kind
    self.file = file
  }

  /// Whether it writes to standard output.
  var usesStandardOutput: Bool {
    file == "-" || file == nil && (kind == .json || kind == .log)
  }

  /// The path of its file; nil for a stream.
  var path: String? {
    file == "-" ? nil : file
  }

  /// The destinations given to a verb, or else the default ones.
  ///
  /// - Throws: ``UsageError`` for an invalid one, and for two on one stream.
  static func all(from arguments: Arguments) throws(UsageError) -> [Destination] {
    var destinations: [Destination] = []
    for text in arguments.all("to") {
      destinations.append(try Destination(text))
    }
    if arguments.has("json"), !destinations.contains(Destination(.json)) {
      destinations.append(Destination(.json))
    }
    let reporter = try arguments.choice("reporter", as: Reporter.self) ?? .auto
    if destinations.isEmpty {
      switch reporter {
      case .auto: destinations = [Destination(.terminal)]
      case .plain: destinations = [Destination(.plain)]
      case .json: destinations = [Destination(.json)]
      case .silent: break
      }
    }
    try refuseMixing(destinations)
    return destinations
  }

  /// Refuses destinations that would truncate the input before it is read.
  ///
  /// - Throws: ``UsageError`` with the file.
  static func refuse(
    _ destinations: [Destination], overwriting input: InputFile
  ) throws(UsageError) {
    if let path = destinations.compactMap(\.path).first(where: input.isSame) {
      throw UsageError("\"\(path)\" is the file that is read; give the output another one.")
    }
  }

  private static func refuseMixing(_ destinations: [Destination]) throws(UsageError) {
    if destinations.count(where: \.usesStandardOutput) > 1 {
      throw UsageError(
        "Two destinations would mix on standard output; give all but one a file: --to json=FILE.")
    }
    let files = destinations.compactMap(\.path)
    if let twice = files.first(where: { file in files.count { $0 == file } > 1 }) {
      throw UsageError("Two destinations would mix in \"\(twice)\"; give each its own file.")
    }
    if destinations.count(where: { $0.kind == .terminal || $0 == Destination(.plain) }) > 1 {
      throw UsageError("Two destinations would mix on the terminal; name it once.")
    }
  }
}

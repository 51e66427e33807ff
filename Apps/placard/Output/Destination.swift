import Placard

/// One place where messages go: `--to KIND` or `--to KIND=FILE`.
struct Destination: Sendable, Hashable {
  /// What is written there.
  enum Kind: String, CaseIterable, Sendable {
    case terminal, plain, json, log
  }

  let kind: Kind
  /// The file, or nil for the kind's own stream.
  let file: String?

  init(_ kind: Kind, file: String? = nil) {
    self.kind = kind
    self.file = file
  }

  /// Reads the value of `--to`.
  ///
  /// - Throws: ``UsageError`` for an unknown kind, or an empty file name.
  init(_ text: String) throws(UsageError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let kind = Kind(rawValue: name) else {
      throw .unknown("destination", name, accepted: Kind.allCases.map(\.rawValue))
    }
    let file = parts.count > 1 ? String(parts[1]) : nil
    guard file != "" else {
      throw UsageError("--to \(name)= names no file; write --to \(name)=FILE, or --to \(name).")
    }
    guard file == nil || kind != .terminal else {
      throw UsageError("--to terminal takes no file; use --to plain=FILE for text in a file.")
    }
    self.kind = kind
    self.file = file == "-" ? nil : file
  }

  /// Whether it writes to standard output.
  var usesStandardOutput: Bool {
    file == nil && (kind == .json || kind == .log)
  }

  /// The destinations that a verb was given, or else those that fit.
  ///
  /// - Throws: ``UsageError`` for a wrong one, and for two that would mix on one stream.
  static func all(from arguments: Arguments) throws(UsageError) -> [Destination] {
    var destinations: [Destination] = []
    for text in arguments.all("to") {
      destinations.append(try Destination(text))
    }
    if arguments.has("json") { destinations.append(Destination(.json)) }
    if destinations.isEmpty {
      switch try arguments.choice("reporter", as: Reporter.self) ?? .auto {
      case .auto: destinations = [Destination(.terminal)]
      case .plain: destinations = [Destination(.plain)]
      case .json: destinations = [Destination(.json)]
      case .silent: break
      }
    }
    try refuseMixing(destinations)
    return destinations
  }

  private static func refuseMixing(_ destinations: [Destination]) throws(UsageError) {
    if destinations.count(where: \.usesStandardOutput) > 1 {
      throw UsageError(
        "two destinations would mix on standard output; give all but one a file: --to json=FILE.")
    }
    let files = destinations.compactMap(\.file)
    if let twice = files.first(where: { file in files.count { $0 == file } > 1 }) {
      throw UsageError("two destinations would mix in \"\(twice)\"; give each its own file.")
    }
    if destinations.count(where: { $0.kind == .terminal || $0 == Destination(.plain) }) > 1 {
      throw UsageError("two destinations would mix on the terminal; name it once.")
    }
  }
}

/// The ways of `--reporter`.
enum Reporter: String, CaseIterable, Sendable {
  case auto, plain, json, silent
}

/// The ways of `--color`.
enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never
}

/// The ways of `--log-format`.
enum LogFormatChoice: String, CaseIterable, Sendable {
  case plain, logfmt
}

extension Flag {
  /// The flags of every verb that shows.
  static let output: [Flag] = [
    Flag(
      "to", nil, .list("KIND[=FILE]"),
      "Where to: terminal, plain, json or log; may be given several times."),
    Flag("reporter", nil, .value("NAME"), "auto, plain, json or silent, where --to is not given."),
    Flag("color", nil, .value("WHEN"), "auto, always or never."),
    Flag("log-format", nil, .value("NAME"), "plain or logfmt, of --to log."),
  ]
}

import Placard
import PlacardLayout

extension Verb {
  /// Prints how a part of the engine processes data.
  static let inspect = Verb(
    name: "inspect", operands: "layout [FILE] | width [TEXT] | terminal",
    summary: "Shows where boxes are and why, how wide text is, or which keys a terminal sends.",
    flags: [
      Flag("columns", nil, .value("N"), "Of layout: the root's width; its own by default."),
      Flag("rows", nil, .value("N"), "Of layout: the root's height; its own by default."),
      Flag("format", nil, .value("NAME"), "text or json; what fits the input by default."),
    ]
  ) { arguments, shell in
    let accepted = InspectedPart.allCases.map(\.rawValue)
    guard let word = arguments.words.first else {
      throw UsageError("inspect needs a part: \(accepted.joined(separator: ", ")).")
    }
    guard let part = InspectedPart(rawValue: word) else {
      throw UsageError.unknown("part", word, accepted: accepted)
    }
    let rest = arguments.words.dropFirst()
    let most = part == .terminal ? 0 : 1
    guard rest.count <= most else {
      throw UsageError(
        "inspect \(part.rawValue) takes \(part.operand); it got \(rest.count) word\(rest.count == 1 ? "" : "s")."
      )
    }
    let format = try arguments.choice("format", as: InspectionFormat.self)
    switch part {
    case .layout:
      let space = Size(
        width: try length("columns", of: arguments), height: try length("rows", of: arguments))
      return try await inspectLayout(rest.first, in: space, format, shell)
    case .width: return try await WidthInspection(format).run(rest.first, in: shell)
    case .terminal: return try await InputInspection(format).run(in: shell)
    }
  }

  private static func inspectLayout(
    _ path: String?, in space: Size, _ format: InspectionFormat?, _ shell: Shell
  ) async throws -> ExitStatus {
    let inspection = LayoutInspection(space: space, format: format)
    let input = try InputFile.open(path, in: shell)
    try await input.read { chunk in
      try report(inspection.read(chunk), to: shell)
    }
    try report(inspection.finish(), to: shell)
    return inspection.isFlawless ? .success : .negative
  }

  private static func report(
    _ findings: [LayoutInspection.Finding], to shell: Shell
  ) throws {
    for finding in findings {
      switch finding {
      case .success(let bytes): try shell.output.write(bytes)
      case .failure(let problem): shell.complain("\(problem)")
      }
    }
  }

  private static func length(_ name: String, of arguments: Arguments) throws(UsageError) -> Double {
    guard let text = arguments[name] else { return .unbounded }
    guard let count = Int(text), (1...10_000).contains(count) else {
      throw .badValue(text, of: arguments.origin(of: name), wants: "a whole number from 1 to 10000")
    }
    return Double(count)
  }
}

/// The parts that can be inspected.
enum InspectedPart: String, CaseIterable, Sendable {
  case layout, width, terminal

  /// The accepted operand.
  var operand: String {
    switch self {
    case .layout: "one file"
    case .width: "one text"
    case .terminal: "no word"
    }
  }
}

/// The output formats.
enum InspectionFormat: String, CaseIterable, Sendable {
  case text, json
}

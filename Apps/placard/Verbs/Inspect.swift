import Placard

extension Verb {
  /// Shows what a part of the engine makes of data.
  static let inspect = Verb(
    name: "inspect", operands: "layout [FILE]",
    summary: "Lays out trees of boxes, and prints where each box is and why.",
    flags: [
      Flag("columns", nil, .value("N"), "The root's width; its style or content by default."),
      Flag("rows", nil, .value("N"), "The root's height; its style or content by default."),
      Flag("format", nil, .value("NAME"), "text (for a tree) or json (for a case with an id)."),
    ]
  ) { arguments, shell in
    guard let part = arguments.words.first else {
      throw UsageError("inspect needs a part: layout.")
    }
    guard part == "layout" else { throw UsageError.unknown("part", part, accepted: ["layout"]) }
    guard arguments.words.count <= 2 else {
      throw UsageError(
        "inspect layout takes one file; it got \(arguments.words.count - 1) words.")
    }
    let inspection = LayoutInspection(
      room: Size(
        width: try length("columns", of: arguments), height: try length("rows", of: arguments)),
      format: try arguments.choice("format", as: InspectionFormat.self))
    let input = try InputFile.open(arguments.words.dropFirst().first, in: shell)
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

/// The forms of an inspected layout.
enum InspectionFormat: String, CaseIterable, Sendable {
  case text, json
}

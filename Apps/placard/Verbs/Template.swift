import Placard

extension Verb {
  /// Prints a built-in template, or checks a file.
  static let template = Verb(
    name: "template", operands: "[NAME]",
    summary: "Prints a built-in template, from which to start one of your own.",
    flags: [
      Flag("check", nil, .value("FILE"), "Says what is wrong in a template of yours instead.")
    ]
  ) { arguments, shell in
    if let path = arguments["check"] {
      if let word = arguments.words.first {
        throw UsageError("template --check takes no name; it got \"\(word)\".")
      }
      return try check(path, shell)
    }
    guard arguments.words.count <= 1 else {
      throw UsageError("template takes one name; it got \(arguments.words.count) words.")
    }
    guard let name = arguments.words.first else {
      try shell.print(TemplateLibrary.builtInNames.map { "\($0)\n" }.joined())
      return .success
    }
    guard let text = TemplateLibrary.builtInText(name) else {
      throw UsageError.unknown("template", name, accepted: TemplateLibrary.builtInNames)
    }
    try shell.print(text)
    return .success
  }

  private static func check(_ path: String, _ shell: Shell) throws -> ExitStatus {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let file = String(parts.last ?? "")
    guard file.hasSuffix(".json") else {
      throw UsageError("--check takes a file NAME.json; it got \"\(path)\".")
    }
    let folder = parts.count > 1 ? parts.dropLast().joined(separator: "/") : "."
    let library = TemplateLibrary(folder: folder.isEmpty ? "/" : folder)
    let name = String(file.dropLast(".json".count))
    guard try library.hasFile(named: name) else {
      throw Failure("\"\(path)\" is not there.")
    }
    let problems = library.template(named: name).problems
    for problem in problems { shell.complain("\(problem)") }
    return problems.isEmpty ? .success : .negative
  }
}

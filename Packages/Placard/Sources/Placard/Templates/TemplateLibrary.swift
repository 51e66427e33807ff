public import PlacardModels
@_spi(Templates) public import PlacardViews

/// Templates by name: a person's own files first, then those that are built in.
///
/// ```swift
/// let library = TemplateLibrary(folder: "/etc/xdg/placard/templates")
/// let (styles, problems) = library.styles()
/// let messages = PostManager(posters: [.terminal(styles: styles)])
/// ```
public struct TemplateLibrary: Sendable {
  /// The names of the person's own files.
  private let names: @Sendable () -> [String]
  /// The contents of one; nil when there is none.
  private let read: @Sendable (String) throws(Problem) -> [UInt8]?
  /// What a sentence calls the file of a name.
  private let path: @Sendable (String) -> String

  /// The most bytes that a file may have.
  static let sizeLimit = 1 << 16

  /// Creates a library of the files `NAME.json` in a folder, which need not be there.
  ///
  /// - Parameter folder: The folder; nil for built-in templates only.
  public init(folder: String?) {
    guard let folder else {
      names = { [] }
      path = { "\($0).json" }
      read = { _ throws(Problem) in nil }
      return
    }
    names = { TemplateFolder.names(in: folder) }
    path = { "\(folder)/\($0).json" }
    read = { name throws(Problem) in
      try SettingsFile.read("\(folder)/\(name).json", atMost: Self.sizeLimit)
    }
  }

  /// Creates a library of texts by name.
  public init(files: [String: String]) {
    names = { files.keys.sorted() }
    path = { "\($0).json" }
    read = { name throws(Problem) in files[name].map { Array($0.utf8) } }
  }

  /// Returns the template of a name.
  ///
  /// - Parameter name: A name such as `card`: letters, digits, `-` and `_`.
  /// - Returns: The person's own where it is right, else the built-in one, else nil; and all that is
  ///   wrong in the person's own.
  public func template(named name: String) -> (template: Template?, problems: [TemplateProblem]) {
    let (template, problems) = find(name, within: [])
    return (template ?? Self.builtInTemplate(name), problems)
  }

  /// Whether a person has a file of a name, right or wrong.
  ///
  /// - Throws: `Problem` when it cannot be read.
  public func hasFile(named name: String) throws(Problem) -> Bool {
    try read(name) != nil
  }

  /// Returns views for the person's own templates, for a poster.
  ///
  /// - Returns: A view by the name of each that is right; and all that is wrong in the others, in whose
  ///   place a poster uses what it has.
  public func styles() -> (styles: [String: any MessageStyle], problems: [TemplateProblem]) {
    var styles: [String: any MessageStyle] = [:]
    var problems: [TemplateProblem] = []
    for name in names() {
      let (template, wrong) = find(name, within: [])
      if let template { styles[name] = TemplateStyle(template) }
      problems += wrong
    }
    return (styles, problems)
  }

  /// Reads a template, the person's own alone; nil when there is none or it is wrong.
  private func find(
    _ name: String, within open: [String]
  ) -> (template: Template?, problems: [TemplateProblem]) {
    let file = path(name)
    guard Self.isName(name) else {
      let sentence = "\"\(name)\" is no name of a template: letters, digits, - and _ are."
      return (nil, [TemplateProblem(file: file, problem: Problem(sentence))])
    }
    let bytes: [UInt8]?
    do throws(Problem) {
      bytes = try read(name)
    } catch {
      return (nil, [TemplateProblem(file: file, problem: error)])
    }
    guard let bytes else { return (nil, []) }
    var reader = TemplateReader { use($0, within: open + [name]) }
    let template = reader.template(bytes)
    let places = LinePlaces(bytes)
    return (
      template, reader.problems.map { TemplateProblem(file: file, problem: places.place($0)) }
    )
  }

  /// What stands under a name in another template.
  private func use(
    _ name: String, within open: [String]
  ) -> Result<(node: Template.Node, size: Int), Problem> {
    if let first = open.firstIndex(of: name) {
      let ring = (open[first...] + [name]).joined(separator: " → ")
      return .failure(Problem("The template \"\(name)\" includes itself: \(ring)."))
    }
    let (template, problems) = find(name, within: open)
    if let problem = problems.first {
      return .failure(Problem("The template \"\(name)\" is wrong: \(problem)"))
    }
    guard let template = template ?? Self.builtInTemplate(name) else {
      return .failure(
        Problem("There is no part and no template \"\(name)\", nor a file \"\(path(name))\"."))
    }
    return .success((template.body, template.body.size))
  }

  private static func isName(_ name: String) -> Bool {
    !name.isEmpty
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }
}

/// Where the lines of a text begin.
private struct LinePlaces {
  private let ends: [Int]

  init(_ bytes: [UInt8]) {
    ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
  }

  /// The problem with its line, and its column in that line.
  func place(_ problem: Problem) -> Problem {
    guard let column = problem.column else { return problem }
    let before = ends.prefix { $0 < column - 1 }
    var placed = problem
    placed.line = before.count + 1
    placed.column = column - (before.last.map { $0 + 1 } ?? 0)
    return placed
  }
}

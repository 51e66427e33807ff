public import PlacardModels
@_spi(Templates) public import PlacardViews

/// Templates by name: the user's files first, then the built-in ones.
///
/// ```swift
/// let library = TemplateLibrary(folder: "/etc/xdg/placard/templates")
/// let (styles, problems) = library.styles()
/// let messages = PostManager(posters: [.terminal(styles: styles)])
/// ```
public struct TemplateLibrary: Sendable {
  /// The names of the user's files.
  private let names: @Sendable () -> [String]
  /// Reads a file; nil if there is none.
  private let read: @Sendable (String) throws(Problem) -> [UInt8]?
  /// The path of a file in problems.
  private let path: @Sendable (String) -> String

  /// The maximum size in bytes of a file.
  static let sizeLimit = 1 << 16

  /// Creates a library of the files `NAME.json` in a folder, which need not exist.
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

  /// Creates a library of sources by name.
  public init(files: [String: String]) {
    names = { Array(files.keys).sorted() }
    path = { "\($0).json" }
    read = { name throws(Problem) in files[name].map { Array($0.utf8) } }
  }

  /// Returns a template.
  ///
  /// - Parameter name: A name such as `card`: letters, digits, `-` and `_`.
  /// - Returns: The user's template if it is valid, else the built-in one, else nil; and all
  ///   problems with the user's template.
  public func template(named name: String) -> (template: Template?, problems: [TemplateProblem]) {
    let (template, problems) = find(name, within: [])
    return (template ?? Self.builtInTemplate(name), problems)
  }

  /// Whether the user has a file with a name, valid or not.
  ///
  /// - Throws: `Problem` when it cannot be read.
  public func hasFile(named name: String) throws(Problem) -> Bool {
    try read(name) != nil
  }

  /// Returns styles for the user's templates, for a poster.
  ///
  /// - Returns: A style for each valid template, by name, and all problems with the others, which a
  ///   poster replaces with its own styles.
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

  /// Reads the user's template; nil if there is none or it is invalid.
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
    let positions = LinePositions(bytes)
    return (
      template, reader.problems.map { TemplateProblem(file: file, problem: positions.locate($0)) }
    )
  }

  /// The content of another template, for inclusion.
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

/// The positions of line ends in a text.
private struct LinePositions {
  private let ends: [Int]

  init(_ bytes: [UInt8]) {
    ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
  }

  /// The problem with its line, and with its column in that line.
  func locate(_ problem: Problem) -> Problem {
    guard let column = problem.column else { return problem }
    let before = ends.prefix { $0 < column - 1 }
    var located = problem
    located.line = before.count + 1
    located.column = column - (before.last.map { $0 + 1 } ?? 0)
    return located
  }
}

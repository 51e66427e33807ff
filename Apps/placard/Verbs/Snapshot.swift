import Placard
import PlacardInspection
import PlacardJSONStream
import PlacardTerminal
import PlacardText

extension Verb {
  /// Draws the screen of a script at a time.
  static let snapshot = Verb(
    name: "snapshot", operands: "[FILE]",
    summary: "Prints the exact screen of a script or a feed at a moment.",
    flags: [
      Flag("at", nil, .value("TIME"), "The moment; by default, once the last line's posts stand."),
      Flag("size", nil, .value("COLUMNSxROWS"), "The size of the screen, 80x24 by default."),
      Flag("format", nil, .value("NAME"), "text (the default), ansi, svg, html or json."),
      Flag(
        "title", nil, .value("TEXT"), "The title of the window in svg, and of the page in html."),
      .configuration,
    ]
  ) { arguments, shell in
    guard arguments.words.count <= 1 else {
      throw UsageError("snapshot takes one file; it got \(arguments.words.count) words.")
    }
    let at = try moment(arguments)
    let size = try size(arguments)
    let format = try arguments.choice("format", as: SnapshotFormat.self) ?? .text
    let input = try InputFile.open(arguments.words.first, in: shell)
    let settings = try await UserSettings.load(arguments, shell, orOwn: false)
    var dryRun = SceneDryRun(
      settings.configuration, styles: StyleRegistry(settings.styles), size: size
    ) { shell.complain("\($0)") }
    for try await timed in Script(input, as: .recording).commands {
      for command in timed.commands {
        dryRun.run(command, at: timed.at ?? .zero, line: timed.line, until: at)
      }
    }
    let screen = at.map { dryRun.screen(at: $0) } ?? dryRun.restingScreen()
    let title = Sanitizer.line(arguments["title"] ?? "")
    switch format {
    case .text: try shell.print(screen.text + "\n")
    case .ansi: try shell.print(screen.ansi(depth: .trueColor))
    case .svg: try shell.print(SVGSnapshot(title: title).draw(screen))
    case .html: try shell.print(HTMLSnapshot(title: title).draw(screen))
    case .json: try shell.output.write(json(screen))
    }
    return .success
  }

  /// The rows as text, and every run of styled cells, as JSON.
  private static func json(_ screen: CellBuffer) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("columns")
      writer.number(screen.columns)
      writer.key("rows")
      writer.array(
        screen.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
      writer.key("styles")
      writer.array { writer in
        for row in 0..<screen.rows {
          for (columns, style) in screen.styles(ofRow: row) where style != .plain {
            write(style, row, columns, to: &writer)
          }
        }
      }
    }
    writer.newline()
    return writer.bytes
  }

  private static func write(
    _ style: CellStyle, _ row: Int, _ columns: Range<Int>, to writer: inout JSONWriter
  ) {
    writer.object { writer in
      for (key, number) in [
        ("row", row), ("column", columns.lowerBound), ("columns", columns.count),
      ] {
        writer.key(key)
        writer.number(number)
      }
      for (key, color) in [("foreground", style.foreground), ("background", style.background)]
      where color != .standard {
        writer.key(key)
        switch color {
        case .standard: break
        case .indexed(let index): writer.number(Int(index))
        case .rgb(let red, let green, let blue):
          writer.array { writer in
            for part in [red, green, blue] { writer.number(Int(part)) }
          }
        }
      }
      let names = names(of: style.attributes)
      guard !names.isEmpty else { return }
      writer.key("attributes")
      writer.array(names)
    }
  }

  private static func names(of attributes: CellStyle.Attributes) -> [String] {
    let names: [(CellStyle.Attributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
      (.inverse, "inverse"), (.strikethrough, "strikethrough"),
    ]
    return names.filter { attributes.contains($0.0) }.map(\.1)
  }

  private static func moment(_ arguments: Arguments) throws(UsageError) -> Duration? {
    guard let text = arguments["at"] else { return nil }
    guard let moment = TimeText.moment(of: text) else {
      throw .badValue(text, of: arguments.origin(of: "at"), wants: TimeText.momentForm)
    }
    return moment
  }

  private static func size(_ arguments: Arguments) throws(UsageError) -> TerminalSize {
    guard let text = arguments["size"] else { return .assumed }
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let columns = numbers[0], let rows = numbers[1],
      (1...1000).contains(columns), (1...1000).contains(rows)
    else {
      throw .badValue(
        text, of: arguments.origin(of: "size"),
        wants: "columns and rows from 1 to 1000, such as 80x24")
    }
    return TerminalSize(columns: columns, rows: rows)
  }
}

/// The formats of a snapshot.
enum SnapshotFormat: String, CaseIterable, Sendable {
  case text, ansi, svg, html, json
}

extension CellBuffer {
  /// The runs of equal style in a row, from left to right.
  fileprivate func styles(ofRow row: Int) -> [(Range<Int>, CellStyle)] {
    var runs: [(Range<Int>, CellStyle)] = []
    for column in 0..<columns {
      let style = style(column: column, row: row)
      if let last = runs.indices.last, runs[last].1 == style {
        runs[last].0 = runs[last].0.lowerBound..<column + 1
      } else {
        runs.append((column..<column + 1, style))
      }
    }
    return runs
  }
}

import Placard
import PlacardInspection
import PlacardTerminal
import PlacardSamples

/// A terminal window on the sheet: drawings below each other, under a title.
struct Panel {
  let title: String
  let cells: CellBuffer
  let theme: SnapshotTheme

  /// A window as wide as its environment, with a blank row between drawings.
  init(
    _ title: String, _ samples: [Sample], in environment: ViewEnvironment = .sheet,
    columns: Int = 62
  ) {
    self.init(
      title, samples.map { ($0, environment) }, columns: columns, scheme: environment.theme.scheme)
  }

  /// A window of drawings with separate environments.
  init(
    _ title: String, _ samples: [(Sample, ViewEnvironment)], columns: Int = 62,
    scheme: Theme.Scheme? = .dark
  ) {
    self.title = title
    theme = scheme == .light ? .light : .dark
    let drawings = samples.map { sample, environment in
      let cells = sample.drawing(in: environment).reduced(to: environment.depth)
      return (cells, sample.column(of: cells.columns, in: environment))
    }
    let rows = drawings.reduce(drawings.count - 1) { $0 + $1.0.rows }
    var cells = CellBuffer(columns: columns, rows: rows)
    var row = 0
    for (drawing, column) in drawings {
      cells.draw(drawing, column: column, row: row)
      row += drawing.rows + 1
    }
    self.cells = cells
  }
}

extension Panel {
  /// A window with one style.
  init(_ title: String, _ view: some MessageStyle, in environment: ViewEnvironment) {
    self.title = title
    theme = environment.theme.scheme == .light ? .light : .dark
    let post = Post(number: 1, message: Message(title))
    cells = CellBuffer(ViewRenderer(environment).draw(view, of: post))
  }
}

extension ViewEnvironment {
  /// The default environment on the sheet.
  static let sheet = ViewEnvironment(columns: 62)

  /// A copy with a change.
  func with(_ change: (inout ViewEnvironment) -> Void) -> ViewEnvironment {
    var copy = self
    change(&copy)
    return copy
  }
}

extension Sample {
  /// The column at which a live region shows it.
  fileprivate func column(of columns: Int, in environment: ViewEnvironment) -> Int {
    let spare = environment.columns - columns
    let isCentered = StyleRegistry.standard.style(named: options.style).alignment == .center
    if isCentered { return spare / 2 }
    return environment.writingDirection == .rightToLeft ? spare : 0
  }
}

extension CellBuffer {
  /// The cells at a terminal's colour depth.
  fileprivate func reduced(to depth: ColorDepth) -> CellBuffer {
    var screen = VirtualScreen(size: TerminalSize(columns: columns + 1, rows: rows + 1))
    let bytes = ansi(depth: depth).utf8.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
    guard (try? screen.write(bytes)) != nil else { return self }
    var cells = CellBuffer(columns: columns, rows: rows)
    cells.draw(screen.cells, column: 0, row: 0)
    return cells
  }
}

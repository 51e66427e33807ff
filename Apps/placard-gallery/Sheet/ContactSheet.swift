import Placard
import PlacardInspection
import PlacardTerminal
import PlacardSamples

/// All samples on one page: windows in columns.
struct ContactSheet {
  let panels: [[Panel]]

  /// The page as SVG.
  var svg: String {
    let gap = 24
    var body = ""
    var (left, bottom) = (gap, 0)
    for column in panels {
      var (top, width) = (gap, 0)
      for panel in column {
        let picture = SVGSnapshot(theme: panel.theme, title: panel.title).draw(panel.cells)
        let size = Self.size(of: picture)
        body += "<g transform=\"translate(\(left) \(top))\">\n\(picture)</g>\n"
        top += size.height + gap
        width = max(width, size.width)
      }
      left += width + gap
      bottom = max(bottom, top)
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(left)" height="\(bottom)" \
      viewBox="0 0 \(left) \(bottom)" role="img" aria-label="Placard, all kinds of messages">
      <rect width="\(left)" height="\(bottom)" fill="#787f8c"/>
      \(body)</svg>

      """
  }

  /// The width and the height declared by an SVG picture, rounded up to pixels.
  private static func size(of picture: String) -> (width: Int, height: Int) {
    func number(_ name: String) -> Int {
      var rest = picture[...]
      while let start = rest.firstIndex(of: " ") {
        rest = rest[rest.index(after: start)...]
        guard rest.hasPrefix("\(name)=\"") else { continue }
        let digits = rest.dropFirst(name.utf8.count + 2).prefix { $0.isNumber }
        return (Int(digits) ?? 0) + 1
      }
      return 0
    }
    return (number("width"), number("height"))
  }
}

extension ContactSheet {
  /// The page.
  static let all = ContactSheet(panels: [dark, light, depths, environments])

  private static let dark =
    Sample.kinds.map { Panel($0.name, [$0]) } + [
      Panel("severities", Sample.severities),
      Panel("elements", ElementsPanel(), in: .sheet.with { $0.focus = .action("focus") }),
    ]

  private static let light: [Panel] = {
    let environment = ViewEnvironment.sheet.with { $0.theme = .light }
    return Sample.kinds.map { Panel("\($0.name), light", [$0], in: environment) }
      + [
        Panel("severities, light", Sample.severities, in: environment),
        Panel("elements, light", ElementsPanel(), in: environment),
      ]
  }()

  private static let few = Sample.kinds.filter { sample in
    ["card", "badge", "snackbar", "statusLine"].contains(sample.name)
  }

  private static func panel(
    _ title: String, _ change: (inout ViewEnvironment) -> Void
  ) -> Panel {
    Panel(title, few, in: ViewEnvironment.sheet.with(change))
  }

  private static let depths = [
    panel("256 colours") { $0.depth = .ansi256 },
    panel("16 colours") { $0.depth = .ansi16 },
    panel("no colours") { $0.depth = .none },
    panel("ASCII, no colours") {
      $0.glyphs = .ascii
      $0.depth = .none
    },
    panel("from right to left") { $0.writingDirection = .rightToLeft },
    panel("a background that is not known") { $0.theme = .neutral },
    Panel(
      "the same on a light one",
      few.map { ($0, ViewEnvironment.sheet.with { $0.theme = .neutral }) },
      scheme: .light),
  ]

  private static let environments = [
    Panel("32 columns", Sample.kinds, in: ViewEnvironment(columns: 32), columns: 32),
    panel("a theme of one's own") { environment in
      environment.theme.iconStyle = .light
      environment.theme.colors[.info] = RGB(0xff79c6)
      environment.theme.colors[.success] = RGB(0x50fa7b)
      environment.theme.colors[.accent] = RGB(0x8be9fd)
      environment.theme.colors[.surface] = RGB(0x3a2d4d)
    },
    panel("above an application") { $0.isRaised = true },
    panel("ground, tint and shadow") {
      $0.configuration = ViewConfiguration(
        background: .rgb(RGB(0x1f3a5f)), tint: .rgb(RGB(0xe8f1ff)), hasShadow: true)
    },
  ]
}

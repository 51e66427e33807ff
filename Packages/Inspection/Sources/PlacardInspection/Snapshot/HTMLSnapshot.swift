public import PlacardTerminal
import PlacardViews

/// Renders cells as a self-contained HTML page; the output is the same on every machine.
///
/// The text can be selected and searched. Characters whose width depends on the font are placed in boxes of
/// their columns, so that the grid stays aligned.
///
/// ```swift
/// let page = HTMLSnapshot(title: "placard").draw(screen.cells)
/// ```
public struct HTMLSnapshot: Sendable, Equatable {
  /// The colours.
  public var theme: SnapshotTheme
  /// The title of the page.
  public var title: String

  /// Creates a renderer; by default a dark page without a title.
  public init(theme: SnapshotTheme = .dark, title: String = "") {
    self.theme = theme
    self.title = title
  }

  /// Returns the HTML document of a grid; it ends with a newline.
  ///
  /// - Complexity: Linear in the number of cells.
  public func draw(_ cells: CellBuffer) -> String {
    let style =
      "margin:0;padding:1em;color:\(theme.foreground.hexadecimal);"
      + "background:\(theme.background.hexadecimal);"
      + "font:14px/1.3 \(SVGSnapshot.fonts)"
    let rows = (0..<cells.rows).map { row in
      SVGRun.runs(ofRow: row, of: cells, shapes: false).map(html).joined() + "\n"
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <title>\(SVGDocument.escape(title))</title>
      <body style="margin:0">
      <pre style="\(SVGDocument.escape(style))">
      \(rows.joined())</pre>
      </body>
      </html>

      """
  }

  private func html(_ run: SVGRun) -> String {
    let text = SVGDocument.escape(run.text)
    let style = css(of: run.style) + (run.isSimple ? "" : box(of: run))
    return style.isEmpty ? text : "<span style=\"\(style)\">\(text)</span>"
  }

  private func css(of style: CellStyle) -> String {
    let (foreground, background) = theme.colors(of: style)
    let lines = [
      style.attributes.contains(.underline) ? "underline" : nil,
      style.attributes.contains(.strikethrough) ? "line-through" : nil,
    ].compactMap(\.self).joined(separator: " ")
    let parts = [
      foreground == theme.foreground ? nil : "color:\(foreground.hexadecimal)",
      background == theme.background ? nil : "background:\(background.hexadecimal)",
      style.attributes.contains(.bold) ? "font-weight:bold" : nil,
      style.attributes.contains(.italic) ? "font-style:italic" : nil,
      style.attributes.contains(.dim) ? "opacity:0.6" : nil,
      lines.isEmpty ? nil : "text-decoration:\(lines)",
    ]
    return parts.compactMap(\.self).map { $0 + ";" }.joined()
  }

  private func box(of run: SVGRun) -> String {
    "display:inline-block;width:\(run.columns)ch;overflow:hidden;vertical-align:top;"
  }
}

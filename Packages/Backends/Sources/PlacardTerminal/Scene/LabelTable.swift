import PlacardText
import PlacardViews

/// The cell images of short texts above an application, each drawn once.
struct LabelTable: Sendable {
  private struct Label: Sendable {
    var text: String
    var attributes: CellStyle.Attributes
    var cells: CellBuffer
    var revision: Int
  }

  /// The most images that are kept; the oldest goes first.
  private static let capacity = 32

  private let widthModel: WidthModel
  private var labels: [Label] = []
  /// The number of images that were ever drawn.
  private var drawn = 0

  init(_ widthModel: WidthModel) {
    self.widthModel = widthModel
  }

  /// Returns the image of a text, and its identity, which is below zero and no other's.
  mutating func label(
    _ text: String, attributes: CellStyle.Attributes
  ) -> (cells: CellBuffer, revision: Int) {
    for label in labels where label.text == text && label.attributes == attributes {
      return (label.cells, label.revision)
    }
    var cells = CellBuffer(
      columns: PlacardText.columns(of: text, model: widthModel), rows: 1, widthModel: widthModel)
    cells.write(text, column: 0, row: 0, style: CellStyle(attributes: attributes))
    drawn += 1
    if labels.count == Self.capacity { labels.removeFirst() }
    labels.append(Label(text: text, attributes: attributes, cells: cells, revision: -drawn))
    return (cells, -drawn)
  }
}

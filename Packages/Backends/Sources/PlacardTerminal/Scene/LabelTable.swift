import PlacardText
import PlacardViews

/// The cell images of short texts above an application, each drawn once.
struct LabelTable: Sendable {
  private struct Key: Hashable {
    var text: String
    var attributes: UInt8
  }

  private let widthModel: WidthModel
  private var labels: [Key: (cells: CellBuffer, revision: Int)] = [:]

  init(_ widthModel: WidthModel) {
    self.widthModel = widthModel
  }

  /// Returns the image of a text, and its identity, which is below zero and no other's.
  mutating func label(
    _ text: String, attributes: CellStyle.Attributes
  ) -> (cells: CellBuffer, revision: Int) {
    let key = Key(text: text, attributes: attributes.rawValue)
    if let label = labels[key] { return label }
    var cells = CellBuffer(
      columns: PlacardText.columns(of: text, model: widthModel), rows: 1, widthModel: widthModel)
    cells.write(text, column: 0, row: 0, style: CellStyle(attributes: attributes))
    let label = (cells, -1 - labels.count)
    labels[key] = label
    return label
  }
}

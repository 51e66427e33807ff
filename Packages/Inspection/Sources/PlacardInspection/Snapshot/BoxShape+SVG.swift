extension BoxShape {
  /// An element of SVG.
  typealias Element = (name: String, attributes: [SVGDocument.Attribute])

  /// The element that draws this shape a number of times side by side.
  func drawn(x: Int, y: Int, count: Int, color: String) -> Element {
    let (width, height) = (SVGGrid.cellWidth, SVGGrid.cellHeight)
    let (middleX, middleY) = (x + width / 2, y + height / 2)
    switch self {
    case .block(let left, let top, let columns, let rows, let opacity):
      let size = columns == 8 ? width * count : width * columns / 8
      return (
        "rect",
        [
          ("x", .length(x + width * left / 8)), ("y", .length(y + height * top / 8)),
          ("width", .length(size)), ("height", .length(height * rows / 8)), ("fill", color),
        ] + (opacity == "1" ? [("shape-rendering", "crispEdges")] : [("fill-opacity", opacity)])
      )
    case .quarters(let bits):
      let path = (0..<4).filter { bits & 1 << $0 != 0 }.map { quarter in
        let (left, top) = (x + quarter % 2 * width / 2, y + quarter / 2 * height / 2)
        return "M\(String.length(left)) \(String.length(top))h\(String.length(width / 2))"
          + "v\(String.length(height / 2))h\(String.length(-width / 2))z"
      }.joined()
      return ("path", [("d", path), ("fill", color), ("shape-rendering", "crispEdges")])
    case .arc(let goesRight, let goesDown):
      let edgeX = goesRight ? x + width : x
      let edgeY = goesDown ? y + height : y
      let path =
        "M\(String.length(middleX)) \(String.length(edgeY))"
        + "Q\(String.length(middleX)) \(String.length(middleY)) "
        + "\(String.length(edgeX)) \(String.length(middleY))"
      return ("path", Self.stroke(path, color: color, width: Self.lightWidth))
    case .double(let left, let right, let up, let down):
      let path = [-1, 1].map { side in
        let lineX = middleX + side * Self.lightWidth * (right == down ? 1 : -1)
        let lineY = middleY + side * Self.lightWidth
        if left && right {
          return "M\(String.length(x)) \(String.length(lineY))H\(String.length(x + width * count))"
        }
        if up && down {
          return "M\(String.length(lineX)) \(String.length(y))V\(String.length(y + height))"
        }
        return "M\(String.length(right ? x + width : x)) \(String.length(lineY))"
          + "H\(String.length(lineX))V\(String.length(down ? y + height : y))"
      }.joined()
      return ("path", Self.stroke(path, color: color, width: Self.lightWidth))
    case .arms(let left, let right, let up, let down):
      var path = ""
      let isHeavy = [left, right, up, down].contains(.heavy)
      let reach = (isHeavy ? Self.heavyWidth : Self.lightWidth) / 2
      if left != .none || right != .none {
        let start = left == .none ? middleX - reach : x
        let end = right == .none ? middleX + reach : x + width * count
        path += "M\(String.length(start)) \(String.length(middleY))H\(String.length(end))"
      }
      if up != .none || down != .none {
        let start = up == .none ? middleY - reach : y
        let end = down == .none ? middleY + reach : y + height
        path += "M\(String.length(middleX)) \(String.length(start))V\(String.length(end))"
      }
      let stroke = isHeavy ? Self.heavyWidth : Self.lightWidth
      return ("path", Self.stroke(path, color: color, width: stroke))
    }
  }

  private static func stroke(
    _ path: String, color: String, width: Int
  ) -> [SVGDocument.Attribute] {
    [("d", path), ("fill", "none"), ("stroke", color), ("stroke-width", .length(width))]
  }

  private static let lightWidth = 1_20
  private static let heavyWidth = 2_40
}

extension Frames: CustomStringConvertible {
  /// A line a node: its letter, its name if it has one, and its rectangle relative to the parent.
  public var description: String {
    var lines: [String] = []
    describe(depth: 0, into: &lines)
    return lines.joined(separator: "\n")
  }

  /// The letter of the node at a depth-first position: a to z, A to Z, then #.
  @_spi(Inspection) public static func label(of position: Int) -> Character {
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
    return position < letters.count ? letters[position] : "#"
  }

  private func describe(depth: Int, into lines: inout [String]) {
    let indent = String(repeating: "  ", count: depth)
    let name = name.map { " \($0)" } ?? ""
    let rect =
      "\(rect.width.short) x \(rect.height.short) at \(rect.minX.short), \(rect.minY.short)"
    lines.append("\(indent)\(Frames.label(of: lines.count))\(name): \(rect)")
    for child in children { child.describe(depth: depth + 1, into: &lines) }
  }
}

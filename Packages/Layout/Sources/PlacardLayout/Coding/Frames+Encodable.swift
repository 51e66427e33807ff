/// Frames are written as `{"x", "y", "width", "height", "children"}`, relative to the parent.
extension Frames: Encodable {
  /// Writes the node and all below it.
  public func encode(to encoder: any Encoder) throws {
    var keys = KeyWriter(encoder)
    try keys.write("x", rect.minX, unless: false)
    try keys.write("y", rect.minY, unless: false)
    try keys.write("width", rect.width, unless: false)
    try keys.write("height", rect.height, unless: false)
    try keys.write("children", children)
  }
}

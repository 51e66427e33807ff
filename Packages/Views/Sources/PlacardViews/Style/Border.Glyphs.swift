extension Border {
  /// The characters that a border is made of, clockwise but for the sides; an empty one is not drawn.
  public struct Glyphs: Sendable, Equatable {
    /// The upper left corner.
    public internal(set) var topLeft: String
    /// The upper side, a column of it.
    public internal(set) var top: String
    /// The upper right corner.
    public internal(set) var topRight: String
    /// The left side, a row of it.
    public internal(set) var left: String
    /// The right side, a row of it.
    public internal(set) var right: String
    /// The lower left corner.
    public internal(set) var bottomLeft: String
    /// The lower side, a column of it.
    public internal(set) var bottom: String
    /// The lower right corner.
    public internal(set) var bottomRight: String

    init(
      _ topLeft: String, _ top: String, _ topRight: String, _ left: String, _ right: String,
      _ bottomLeft: String, _ bottom: String, _ bottomRight: String
    ) {
      self.topLeft = topLeft
      self.top = top
      self.topRight = topRight
      self.left = left
      self.right = right
      self.bottomLeft = bottomLeft
      self.bottom = bottom
      self.bottomRight = bottomRight
    }
  }
}

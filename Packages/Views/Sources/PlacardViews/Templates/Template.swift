/// A layout as a value: what a JSON file can say about how one kind of message looks.
///
/// A ``TemplateView`` draws posts by it. The reader of files stands where JSON is known, in the module
/// `Placard`.
public struct Template: Sendable {
  /// How wide a drawing is; the option `maxWidth` wins over ``most``.
  public struct Width: Sendable {
    /// Whether it is as wide as its content; otherwise as its place.
    public var hugs: Bool
    /// The fewest columns, where it hugs.
    public var least: Int
    /// The fewest columns of a message with progress, where it hugs; nil for the same.
    public var leastWithProgress: Int?
    /// The most columns.
    public var most: Int

    /// Creates a width; by default as wide as the place.
    public init(
      hugs: Bool = false, least: Int = 1, leastWithProgress: Int? = nil, most: Int = .max
    ) {
      self.hugs = hugs
      self.least = least
      self.leastWithProgress = leastWithProgress
      self.most = most
    }
  }

  /// How wide it is.
  public var width: Width
  /// What is drawn.
  public var body: Node

  /// Creates a template.
  public init(width: Width = Width(), body: Node) {
    self.width = width
    self.body = body
  }
}

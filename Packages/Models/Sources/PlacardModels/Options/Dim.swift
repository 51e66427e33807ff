/// What happens to what is behind a post.
public struct Dim: Sendable, Hashable {
  /// How the background changes.
  public enum Mode: String, Sendable, Hashable, Codable, CaseIterable {
    case gray, color, blur
  }

  /// How the background changes; nil leaves it alone, and the post is not modal.
  public var mode: Mode?
  /// The colour, `#rrggbb`, of mode `color`.
  public var color: String?
  /// The strength, 0…1, other values clamped; nil, as well as NaN, takes the mode's own.
  public var alpha: Double? {
    get { strength }
    set { strength = Self.clamped(newValue) }
  }
  /// Whether a tap outside dismisses the post.
  public var interactive: Bool
  private var strength: Double?

  /// Creates a dim; without a mode nothing is dimmed.
  public init(
    mode: Mode? = nil, color: String? = nil, alpha: Double? = nil, interactive: Bool = true
  ) {
    self.mode = mode
    self.color = color
    self.strength = Self.clamped(alpha)
    self.interactive = interactive
  }

  /// Nothing is dimmed; the stream's word for it is `none`.
  public static let clear = Dim()

  /// The background turns gray; `interactive` says whether a tap on it dismisses the post.
  public static func gray(interactive: Bool = true) -> Dim {
    Dim(mode: .gray, interactive: interactive)
  }

  /// Whether the post keeps input from what is behind it.
  public var isModal: Bool {
    mode != nil
  }

  private static func clamped(_ alpha: Double?) -> Double? {
    guard let alpha, !alpha.isNaN else { return nil }
    return min(max(alpha, 0), 1)
  }
}

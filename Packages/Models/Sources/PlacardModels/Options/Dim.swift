/// The backdrop of a post: how what is behind it is dimmed.
public struct Dim: Sendable, Hashable {
  /// The effect on the background.
  public enum Mode: String, Sendable, Hashable, Codable, CaseIterable {
    case gray, color, blur
  }

  /// The effect on the background; nil leaves it unchanged, and the post is not modal.
  public var mode: Mode?
  /// The colour, `#rrggbb`, for mode `color`.
  public var color: String?
  /// The strength, 0…1, other values clamped; nil or NaN uses the mode's default.
  public var alpha: Double? {
    get { strength }
    set { strength = Self.clamped(newValue) }
  }
  /// Whether a tap outside dismisses the post.
  public var interactive: Bool
  private var strength: Double?

  /// Creates a dim; without a mode the background is unchanged.
  public init(
    mode: Mode? = nil, color: String? = nil, alpha: Double? = nil, interactive: Bool = true
  ) {
    self.mode = mode
    self.color = color
    self.strength = Self.clamped(alpha)
    self.interactive = interactive
  }

  /// The background is unchanged; `none` on the stream.
  public static let clear = Dim()

  /// The background is desaturated; `interactive` sets whether a tap outside dismisses the post.
  public static func gray(interactive: Bool = true) -> Dim {
    Dim(mode: .gray, interactive: interactive)
  }

  /// Whether the post is modal: what is behind it receives no input.
  public var isModal: Bool {
    mode != nil
  }

  private static func clamped(_ alpha: Double?) -> Double? {
    guard let alpha, !alpha.isNaN else { return nil }
    return min(max(alpha, 0), 1)
  }
}

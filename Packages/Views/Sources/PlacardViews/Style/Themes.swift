public import PlacardAccessibility
public import PlacardModels

/// The themes of a program: for dark backgrounds, for light ones, and for those that are not known.
///
/// ```swift
/// var mine = Themes.standard
/// mine.dark.colors[.accent] = RGB(0xff79c6)
/// let messages = PostManager(posters: [.terminal(themes: mine)])
/// ```
public struct Themes: Sendable, Equatable {
  /// For dark backgrounds.
  public var dark: Theme
  /// For light backgrounds.
  public var light: Theme
  /// For a background that is not known.
  public var neutral: Theme
  /// The scheme that was chosen, whatever the background; nil follows the background.
  public var scheme: Theme.Scheme?

  /// Creates themes; one that is not given is the library's.
  public init(
    dark: Theme = .dark, light: Theme = .light, neutral: Theme = .neutral,
    scheme: Theme.Scheme? = nil
  ) {
    self.dark = dark
    self.light = light
    self.neutral = neutral
    self.scheme = scheme
  }

  /// The library's own.
  public static let standard = Themes()

  /// Returns the theme for the scheme of a background, or for the chosen one; the neutral one for nil.
  public func theme(for background: Theme.Scheme?) -> Theme {
    switch scheme ?? background {
    case .dark: dark
    case .light: light
    case nil: neutral
    }
  }

  /// Returns the theme for the background that a terminal has reported, fitted to it; the neutral one
  /// for nil.
  ///
  /// All its colours can be read on that background, with a contrast of at least 4.5, unless the other
  /// scheme was chosen.
  public func theme(forBackground background: RGB?) -> Theme {
    guard let background else { return theme(for: nil) }
    let theme = theme(for: Theme.Scheme(background: background))
    return theme.scheme == Theme.Scheme(background: background) ? theme.on(background) : theme
  }
}

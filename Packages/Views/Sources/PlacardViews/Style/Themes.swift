/// The themes of a program: one for dark backgrounds and one for light ones.
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

  /// Creates themes; one that is not given is the library's.
  public init(dark: Theme = .dark, light: Theme = .light) {
    self.dark = dark
    self.light = light
  }

  /// The library's own.
  public static let standard = Themes()
}

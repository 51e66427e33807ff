/// How a terminal counts the columns of text.
///
/// - Note: Source: measurements of emulators. `cluster` agrees with current ones on 98 % of the
///   strings they were tried with; `legacy` equals xterm and st, and nearly VTE and Alacritty.
public enum WidthModel: Equatable, Sendable, CaseIterable {
  /// A grapheme cluster is drawn as one, in at most 2 columns.
  case cluster
  /// Every scalar is drawn on its own: flags, skin tones and joined emoji fall apart.
  case legacy
}

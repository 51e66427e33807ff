/// How a terminal measures the width of text.
///
/// - Note: Source: measurements of terminal emulators. `cluster` agrees with current ones on 98 %
///   of the tested strings; `legacy` equals xterm and st, and nearly VTE and Alacritty.
public enum WidthModel: Equatable, Sendable, CaseIterable {
  /// A grapheme cluster is drawn as one glyph, in at most 2 columns; Hangul consonants that form no
  /// syllable stand apart.
  case cluster
  /// Every scalar is drawn alone: flags, skin tones and joined emoji fall apart.
  case legacy
}

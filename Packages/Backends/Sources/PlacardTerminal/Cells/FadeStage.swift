import PlacardViews

/// What is drawn of something translucent where colours cannot be mixed: the background is not known, or there
/// are too few colours.
enum FadeStage {
  case hidden
  /// In the terminal's faint rendition (SGR 2).
  case faint
  case whole

  /// Creates the stage for an opacity, 0…1: nothing up to a quarter, all from three quarters.
  init(opacity: Double) {
    self = opacity <= 0.25 ? .hidden : opacity < 0.75 ? .faint : .whole
  }
}

extension CellStyle {
  /// The same style in faint rendition.
  var faint: CellStyle {
    CellStyle(
      foreground: foreground, background: background, attributes: attributes.union(.dim))
  }
}

/// Line break opportunities between two clusters that are not white space.
///
/// - Note: Source: the part of UAX 14 for hyphens and East Asian text.
enum LineBreak {
  /// Whether a line may break between `before` and `after`.
  static func isAllowed(
    _ beforeThat: ClusterScanner.Step?, _ before: ClusterScanner.Step, _ after: ClusterScanner.Step
  ) -> Bool {
    if after.columns == 0 { return false }
    if isHyphen(before.first) {
      return beforeThat.map { isWordPart($0.first) } ?? false && isLetter(after.first)
    }
    if before.first.isASCII, after.first.isASCII { return false }
    let (before, after) = (before.first.layout, after.first.layout)
    guard isEastAsian(before) || isEastAsian(after) else { return false }
    switch (before.wrapping, after.wrapping) {
    case (.opening, _), (.glue, _), (_, .closing), (_, .glue): return false
    default: return true
    }
  }

  private static func isHyphen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "-", "\u{2010}", "\u{2013}", "\u{2014}": true
    default: false
    }
  }

  private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
    isLetter(scalar) || ("0"..."9").contains(scalar)
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      ? ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
      : scalar.layout.wrapping == .ordinary || scalar.layout.wrapping == .ideograph
  }

  private static func isEastAsian(_ scalar: ScalarProperties) -> Bool {
    switch scalar.wrapping {
    case .ideograph: true
    case .closing, .opening: scalar.width == 2
    case .ordinary, .glue: false
    }
  }
}

import PlacardLayout
import PlacardModels

extension Post {
  /// The direction of a headline that is written from right to left; nil for any other.
  var writingDirection: WritingDirection? {
    headline?.unicodeScalars.startsRightToLeft == true ? .rightToLeft : nil
  }
}

extension String.UnicodeScalarView {
  /// Whether the first strong character is of a script that is written from right to left.
  ///
  /// - Note: Source: UAX 9, rules P2 and P3, without isolates; the blocks of classes R and AL.
  fileprivate var startsRightToLeft: Bool {
    for scalar in self {
      switch scalar.value {
      case 0..<0x41: continue
      case 0x41..<0x0590 where scalar.properties.isAlphabetic: return false
      case 0x200E: return false
      case 0x200F: return true
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF,
        0x1E800...0x1EFFF:
        if scalar.isLetter { return true }
      case 0x0900...: if scalar.isLetter { return false }
      default: continue
      }
    }
    return false
  }
}

extension Unicode.Scalar {
  fileprivate var isLetter: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }
}

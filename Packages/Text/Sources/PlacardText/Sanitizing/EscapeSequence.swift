/// Escape sequences, which are removed as a whole.
enum EscapeSequence {
  /// The syntax after an introducer.
  enum Kind {
    /// Parameters, intermediates and one final byte.
    case control
    /// Any bytes up to a string terminator; `endsAtBell` for OSC.
    case string(endsAtBell: Bool)
  }

  /// The maximum size in bytes of UTF-8 that is removed as one sequence.
  static let maximumBytes = 4096

  /// The index after the sequence that begins at `start`; nil if none begins there.
  ///
  /// An unterminated sequence extends to the end or to the limit. A sequence ends before an ESC
  /// that begins another one, and with a CAN or SUB that cancels it.
  ///
  /// - Complexity: O(*n*) in the bytes of the sequence.
  static func end(in scalars: String.UnicodeScalarView, at start: String.Index) -> String.Index? {
    var position = scalars.index(after: start)
    var introducer = scalars[start].value
    if introducer == 0x1B {
      guard position < scalars.endIndex, (0x40...0x5F).contains(scalars[position].value) else {
        return nil
      }
      introducer = scalars[position].value + 0x40
      position = scalars.index(after: position)
    }
    guard let kind = kind(of: introducer) else { return nil }
    let limit = scalars.utf8Index(start, offsetBy: maximumBytes)
    while position < limit {
      let scalar = scalars[position]
      let next = scalars.index(after: position)
      switch (kind, scalar.value) {
      case (_, 0x18), (_, 0x1A): return next
      case (.string, 0x1B):
        let isTerminator = next < scalars.endIndex && scalars[next] == "\\"
        return isTerminator ? scalars.index(after: next) : position
      case (.string, 0x9C), (.string(endsAtBell: true), 0x07): return next
      case (.string, _), (.control, 0x20...0x3F): position = next
      case (.control, 0x40...0x7E): return next
      case (.control, _): return position
      }
    }
    return position
  }

  private static func kind(of introducer: UInt32) -> Kind? {
    switch introducer {
    case 0x9B: .control
    case 0x9D: .string(endsAtBell: true)
    case 0x90, 0x98, 0x9E, 0x9F: .string(endsAtBell: false)
    default: nil
    }
  }
}

extension String.UnicodeScalarView {
  fileprivate func utf8Index(_ start: Index, offsetBy distance: Int) -> Index {
    String(self).utf8.index(start, offsetBy: distance, limitedBy: endIndex) ?? endIndex
  }
}

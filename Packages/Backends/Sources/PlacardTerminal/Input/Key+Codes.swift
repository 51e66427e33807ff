extension Key {
  /// The key of an ASCII byte.
  ///
  /// CR and LF are both Enter, DEL and BS both Backspace: which one is sent depends on settings
  /// that no program can read.
  init(typed byte: UInt8) {
    switch byte {
    case 0x00: self.init(.character(" "), .control)
    case 0x08, 0x7F: self.init(.backspace)
    case 0x09: self.init(.tab)
    case 0x0A, 0x0D: self.init(.enter)
    case 0x1B: self.init(.escape)
    case 0x01...0x1A: self.init(.character(Unicode.Scalar(byte + 0x60)), .control)
    case 0x1C...0x1F: self.init(.character(Unicode.Scalar(byte + 0x40)), .control)
    default: self.init(.character(Unicode.Scalar(byte)))
    }
  }

  /// The key after `ESC O`: cursor keys, F1 to F4, and keypad keys.
  init?(singleShift byte: UInt8) {
    switch byte {
    case 0x61...0x64:
      // rxvt's cursor keys with Control.
      guard let code = Code(final: byte - 0x20) else { return nil }
      self.init(code, .control)
    case 0x4D: self.init(.enter)
    case 0x49: self.init(.tab)
    case 0x20: self.init(.character(" "))
    case 0x58: self.init(.character("="))
    case 0x6A...0x79: self.init(.character(Unicode.Scalar(byte - 0x40)))
    default:
      guard let code = Code(final: byte) else { return nil }
      self.init(code)
    }
  }

  /// Decodes modifiers, which are sent as their bits plus one.
  static func modifiers(_ number: Int?) -> Modifiers {
    Modifiers(rawValue: (max(number ?? 1, 1) - 1) & 0b11_1111)
  }
}

extension Key.Code {
  /// The key of a sequence's final byte.
  init?(final byte: UInt8) {
    switch byte {
    case 0x41: self = .up
    case 0x42: self = .down
    case 0x43: self = .right
    case 0x44: self = .left
    case 0x45: self = .begin
    case 0x46: self = .end
    case 0x48: self = .home
    case 0x50...0x53: self = .function(Int(byte) - 0x4F)
    default: return nil
    }
  }

  /// The key of a number before `~`.
  init?(number: Int) {
    switch number {
    case 1, 7: self = .home
    case 2: self = .insert
    case 3: self = .delete
    case 4, 8: self = .end
    case 5: self = .pageUp
    case 6: self = .pageDown
    case 11...15: self = .function(number - 10)
    case 17...21: self = .function(number - 11)
    case 23...26: self = .function(number - 12)
    case 28, 29: self = .function(number - 13)
    case 31...34: self = .function(number - 14)
    case 57427: self = .begin
    default: return nil
    }
  }

  /// The key of a number before `u`: a scalar, or a private code of the kitty keyboard protocol;
  /// keypad keys map to the keys that they stand for.
  init?(kitty number: Int) {
    let keypad: [Key.Code] = [
      .character("."), .character("/"), .character("*"), .character("-"), .character("+"), .enter,
      .character("="), .character(","), .left, .right, .up, .down, .pageUp, .pageDown, .home, .end,
      .insert, .delete, .begin,
    ]
    switch number {
    case 8, 127: self = .backspace
    case 9: self = .tab
    case 10, 13: self = .enter
    case 27: self = .escape
    case 57363: self = .menu
    case 57376...57398: self = .function(number - 57363)
    case 57399...57408: self = .character(Unicode.Scalar(UInt8(number - 57399 + 0x30)))
    case 57409...57427: self = keypad[number - 57409]
    default:
      let isText =
        number >= 32 && !(0x7F...0x9F).contains(number) && !(57344...63743).contains(number)
      guard isText, let scalar = Unicode.Scalar(UInt32(number)) else { return nil }
      self = .character(scalar)
    }
  }
}

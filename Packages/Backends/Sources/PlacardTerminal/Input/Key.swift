/// A key with what was held beside it.
///
/// Text comes as one key a scalar, since no terminal says where a grapheme cluster ends.
///
/// ```swift
/// case .key(Key(.escape)): dismiss()
/// case .key(Key(.character("c"), .control)): quit()
/// ```
public struct Key: Sendable, Hashable {
  /// Which key.
  public enum Code: Sendable, Hashable {
    /// A character, never a control; with ``Modifiers/control`` as the key says it, in lower case.
    case character(Unicode.Scalar)
    case enter, tab, backspace, escape
    case up, down, left, right
    case home, end, pageUp, pageDown, insert, delete
    /// A function key, 1…35.
    case function(Int)
    /// The 5 of a keypad that is used for moving.
    case begin
    /// The key that opens a context menu.
    case menu
  }

  /// What was held.
  public struct Modifiers: OptionSet, Sendable, Hashable {
    /// One bit each, as the kitty keyboard protocol counts them.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Shift.
    public static let shift = Modifiers(rawValue: 1)
    /// Alt or Option; also the one that older terminals call meta.
    public static let alt = Modifiers(rawValue: 2)
    /// Control.
    public static let control = Modifiers(rawValue: 4)
    /// Command, or the key with a window on it.
    public static let `super` = Modifiers(rawValue: 8)
    /// Hyper, which few keyboards have.
    public static let hyper = Modifiers(rawValue: 16)
    /// Meta, where it is a key beside Alt.
    public static let meta = Modifiers(rawValue: 32)
  }

  /// What happened to it; only the kitty keyboard protocol tells of more than presses.
  public enum Phase: Sendable, Hashable {
    case press
    case `repeat`
    case release
  }

  /// Which key.
  public var code: Code
  /// What was held.
  public var modifiers: Modifiers
  /// What happened to it.
  public var phase: Phase

  /// Creates a key.
  public init(_ code: Code, _ modifiers: Modifiers = [], _ phase: Phase = .press) {
    self.code = code
    self.modifiers = modifiers
    self.phase = phase
  }
}

extension Key: CustomStringConvertible {
  /// The key as people write it: `control+c`, `shift+tab`, `f5`.
  public var description: String {
    modifiers.isEmpty ? "\(code)" : "\(modifiers)+\(code)"
  }
}

extension Key.Modifiers: CustomStringConvertible {
  /// What is held, joined by `+`: `shift+control`.
  public var description: String {
    let names = ["shift", "alt", "control", "super", "hyper", "meta"]
    return names.indices.filter { rawValue & 1 << $0 != 0 }.map { names[$0] }
      .joined(separator: "+")
  }
}

extension Key.Code: CustomStringConvertible {
  /// The character, `space`, or the key's name.
  public var description: String {
    switch self {
    case .character(" "): "space"
    case .character(let scalar): String(Character(scalar))
    case .enter: "enter"
    case .tab: "tab"
    case .backspace: "backspace"
    case .escape: "escape"
    case .up: "up"
    case .down: "down"
    case .left: "left"
    case .right: "right"
    case .home: "home"
    case .end: "end"
    case .pageUp: "pageUp"
    case .pageDown: "pageDown"
    case .insert: "insert"
    case .delete: "delete"
    case .function(let number): "f\(number)"
    case .begin: "begin"
    case .menu: "menu"
    }
  }
}

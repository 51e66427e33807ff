/// A key event with its modifiers.
///
/// Text arrives as one key for each scalar, since no terminal marks grapheme clusters.
///
/// ```swift
/// case .key(Key(.escape)): dismiss()
/// case .key(Key(.character("c"), .control)): quit()
/// ```
public struct Key: Sendable, Hashable {
  /// Which key.
  public enum Code: Sendable, Hashable {
    /// A character, never a control; with ``Modifiers/control`` the unmodified one, in lower case.
    case character(Unicode.Scalar)
    case enter, tab, backspace, escape
    case up, down, left, right
    case home, end, pageUp, pageDown, insert, delete
    /// A function key, 1…35.
    case function(Int)
    /// The 5 of a keypad in cursor mode.
    case begin
    /// The key that opens a context menu.
    case menu
  }

  /// The modifiers.
  public struct Modifiers: OptionSet, Sendable, Hashable {
    /// One bit for each modifier, as in the kitty keyboard protocol.
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

  /// The kind of event; only the kitty keyboard protocol reports more than presses.
  public enum Phase: Sendable, Hashable {
    case press
    case `repeat`
    case release
  }

  /// The key.
  public var code: Code
  /// The modifiers.
  public var modifiers: Modifiers
  /// The kind of event.
  public var phase: Phase

  /// Creates a key.
  public init(_ code: Code, _ modifiers: Modifiers = [], _ phase: Phase = .press) {
    self.code = code
    self.modifiers = modifiers
    self.phase = phase
  }
}

extension Key: CustomStringConvertible {
  /// The key in the usual notation: `control+c`, `shift+tab`, `f5`.
  public var description: String {
    modifiers.isEmpty ? "\(code)" : "\(modifiers)+\(code)"
  }
}

extension Key.Modifiers: CustomStringConvertible {
  /// The modifiers, joined by `+`: `shift+control`.
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

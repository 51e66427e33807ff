public import PlacardAccessibility

/// What a person does to a view that can be worked with.
public enum ViewInput: Sendable, Equatable {
  /// A key was pressed.
  case key(ViewKey)
  /// Text was pasted.
  case paste(String)
  /// Something was chosen: by a tap, or by Enter or Space while it has the focus.
  case choose(FocusTarget.Kind)
}

/// A key, independent of the terminal; keys that no terminal distinguishes are equal.
public struct ViewKey: Sendable, Hashable {
  /// Which key.
  public enum Code: Sendable, Hashable {
    /// A character; with control held, the key's letter in lower case.
    case character(Unicode.Scalar)
    case enter, tab, backspace, delete, escape
    case up, down, left, right, home, end, pageUp, pageDown
  }

  /// Which key.
  public var code: Code
  /// Whether Control was held.
  public var control: Bool
  /// Whether Alt was held.
  public var alt: Bool
  /// Whether Shift was held, where that is not part of the character.
  public var shift: Bool

  /// Creates a key.
  public init(_ code: Code, control: Bool = false, alt: Bool = false, shift: Bool = false) {
    self.code = code
    self.control = control
    self.alt = alt
    self.shift = shift
  }
}

/// A mouse event with its position.
public struct Pointer: Sendable, Equatable {
  /// A mouse button.
  public enum Button: Sendable, Equatable {
    case left, middle, right
    /// A side button, 8…11 as X numbers them.
    case extra(Int)
  }

  /// A scroll direction.
  public enum Direction: Sendable, Hashable {
    case up, down, left, right
  }

  /// The kind of event.
  public enum Action: Sendable, Equatable {
    case press(Button)
    case release(Button)
    /// Moved with a button pressed.
    case drag(Button)
    /// Moved without a button pressed.
    case move
    /// Scrolled by one notch.
    case scroll(Direction)
  }

  /// The kind of event.
  public var action: Action
  /// The column of the cell, from 0.
  public var column: Int
  /// The row of the cell, from 0.
  public var row: Int
  /// The modifiers: at most shift, alt and control are reported.
  public var modifiers: Key.Modifiers

  /// Creates a mouse event at a cell.
  public init(_ action: Action, column: Int, row: Int, _ modifiers: Key.Modifiers = []) {
    self.action = action
    self.column = column
    self.row = row
    self.modifiers = modifiers
  }
}

extension Pointer.Button: CustomStringConvertible {
  /// `left`, `middle`, `right`, or the number of a side button.
  public var description: String {
    switch self {
    case .left: "left"
    case .middle: "middle"
    case .right: "right"
    case .extra(let number): "\(number)"
    }
  }
}

extension Pointer.Action: CustomStringConvertible {
  /// The kind of event in a word or two: `press left`, `scroll down`, `move`.
  public var description: String {
    switch self {
    case .press(let button): "press \(button)"
    case .release(let button): "release \(button)"
    case .drag(let button): "drag \(button)"
    case .move: "move"
    case .scroll(let direction): "scroll \(direction)"
    }
  }
}

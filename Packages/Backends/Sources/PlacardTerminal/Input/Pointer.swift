/// What the mouse did, and where.
public struct Pointer: Sendable, Equatable {
  /// A button of the mouse.
  public enum Button: Sendable, Equatable {
    case left, middle, right
    /// One of the buttons at the side, 8…11 as X counts them.
    case extra(Int)
  }

  /// Where a wheel turns to.
  public enum Direction: Sendable, Hashable {
    case up, down, left, right
  }

  /// What it did.
  public enum Action: Sendable, Equatable {
    case press(Button)
    case release(Button)
    /// It moved while a button was held.
    case drag(Button)
    /// It moved while no button was held.
    case move
    /// The wheel turned by one notch.
    case scroll(Direction)
  }

  /// What it did.
  public var action: Action
  /// The column of the cell, from 0.
  public var column: Int
  /// The row of the cell, from 0.
  public var row: Int
  /// The keys that were held: no more than shift, alt and control are ever told.
  public var modifiers: Key.Modifiers

  /// Creates what a mouse did at a cell.
  public init(_ action: Action, column: Int, row: Int, _ modifiers: Key.Modifiers = []) {
    self.action = action
    self.column = column
    self.row = row
    self.modifiers = modifiers
  }
}

extension Pointer.Button: CustomStringConvertible {
  /// `left`, `middle`, `right`, or the number of a button at the side.
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
  /// What it did, in a word or two: `press left`, `scroll down`, `move`.
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

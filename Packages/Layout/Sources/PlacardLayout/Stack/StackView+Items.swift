extension StackView {
  /// Changes the stack inside a closure and returns the result.
  public func define(_ change: (inout StackView) -> Void) -> StackView {
    var copy = self
    change(&copy)
    return copy
  }

  /// Appends an item or a nested stack.
  public mutating func addItem(_ item: some Styled) {
    items.append(item.item)
  }

  /// Inserts an item behind the one named `name`, or at the end if there is none.
  public mutating func addItem(_ item: some Styled, after name: String) {
    insertItem(item, after: name)
  }

  /// Appends a nested stack that a closure fills.
  public mutating func addStackView(
    _ direction: Direction = .column, _ fill: (inout StackView) -> Void
  ) {
    addItem(StackView(direction, items: []).define(fill))
  }

  /// Inserts an item behind the one named `name`, or at the end if there is none.
  public mutating func insertItem(_ item: some Styled, after name: String) {
    insertItem(item, at: (firstIndex(of: name) ?? items.count) + 1)
  }

  /// Inserts an item before the one named `name`, or at the start if there is none.
  public mutating func insertItem(_ item: some Styled, before name: String) {
    insertItem(item, at: firstIndex(of: name) ?? 0)
  }

  /// Inserts an item at an index; what lies beyond an end means that end.
  public mutating func insertItem(_ item: some Styled, at index: Int) {
    items.insert(item.item, at: max(0, min(items.count, index)))
  }

  /// Removes and returns the item at an index; nil if there is none.
  @discardableResult
  public mutating func removeItem(at index: Int) -> Item? {
    items.indices.contains(index) ? items.remove(at: index) : nil
  }

  /// Removes and returns the first item named `name`; nil if there is none.
  @discardableResult
  public mutating func removeItem(_ name: String) -> Item? {
    firstIndex(of: name).map { items.remove(at: $0) }
  }

  private func firstIndex(of name: String) -> Int? {
    items.firstIndex { $0.name == name }
  }
}

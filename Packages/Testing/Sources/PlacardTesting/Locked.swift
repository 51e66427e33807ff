import Synchronization

/// A value behind a lock, for what tests collect from several threads.
package final class Locked<Element: Sendable>: Sendable {
  private let elements: Mutex<[Element]>

  /// Begins with some elements.
  package init(_ elements: [Element]) {
    self.elements = Mutex(elements)
  }

  /// The elements, in the order in which they came.
  package var value: [Element] {
    elements.withLock { $0 }
  }

  /// Adds an element.
  package func append(_ element: Element) {
    elements.withLock { $0.append(element) }
  }
}

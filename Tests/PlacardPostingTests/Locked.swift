import Synchronization

/// A value behind a lock, for what tests collect from several threads.
final class Locked<Element: Sendable>: Sendable {
  private let elements: Mutex<[Element]>

  init(_ elements: [Element]) {
    self.elements = Mutex(elements)
  }

  var value: [Element] {
    elements.withLock { $0 }
  }

  func append(_ element: Element) {
    elements.withLock { $0.append(element) }
  }
}

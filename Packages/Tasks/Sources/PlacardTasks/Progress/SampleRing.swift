/// The newest elements of a series, in a fixed amount of memory.
///
/// - Complexity: O(1) for everything.
struct SampleRing<Element: Sendable>: Sendable {
  private var elements: [Element] = []
  private var head = 0
  private(set) var count = 0
  private let capacity: Int

  /// Creates an empty ring; its memory grows with its elements.
  init(capacity: Int) {
    precondition(capacity > 0, "A ring holds at least one element.")
    self.capacity = capacity
  }

  /// The element so many positions after the oldest.
  subscript(index: Int) -> Element {
    get { elements[(head + index) % capacity] }
    set { elements[(head + index) % capacity] = newValue }
  }

  /// Adds an element; the oldest makes space for it in a full ring.
  mutating func append(_ element: Element) {
    if count == capacity { removeFirst() }
    let index = (head + count) % capacity
    if index < elements.count { elements[index] = element } else { elements.append(element) }
    count += 1
  }

  mutating func removeFirst() {
    head = (head + 1) % capacity
    count -= 1
  }
}

/// A value kept apart: whoever holds it copies a reference, and it is copied when it changes.
///
/// What is rarely set lives in one, so that messages and options stay small where many of them wait.
struct CopyOnWrite<Value: Sendable>: Sendable {
  private final class Storage: @unchecked Sendable {
    var value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private var storage: Storage

  init(_ value: Value) {
    storage = Storage(value)
  }

  var value: Value {
    get { storage.value }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
      yield &storage.value
    }
  }

  /// Whether the two share one place, which says at once that they are equal.
  func isIdentical(to other: CopyOnWrite) -> Bool {
    storage === other.storage
  }
}

extension CopyOnWrite: Equatable where Value: Equatable {
  static func == (left: CopyOnWrite, right: CopyOnWrite) -> Bool {
    left.isIdentical(to: right) || left.value == right.value
  }
}

extension CopyOnWrite: Hashable where Value: Hashable {
  func hash(into hasher: inout Hasher) {
    value.hash(into: &hasher)
  }
}

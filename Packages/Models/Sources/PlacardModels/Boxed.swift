/// A large value on the heap: copies share it until one of them changes it.
@usableFromInline
struct Boxed<Value: Sendable & Hashable>: Sendable, Hashable {
  /// Written only through the one box that owns it alone.
  @usableFromInline
  final class Storage: @unchecked Sendable {
    @usableFromInline var value: Value

    @usableFromInline
    init(_ value: Value) {
      self.value = value
    }
  }

  @usableFromInline var storage: Storage

  @inlinable
  init(_ value: Value) {
    storage = Storage(value)
  }

  @inlinable var value: Value {
    get { storage.value }
    set {
      if isKnownUniquelyReferenced(&storage) {
        storage.value = newValue
      } else {
        storage = Storage(newValue)
      }
    }
  }

  @usableFromInline
  static func == (left: Boxed, right: Boxed) -> Bool {
    left.storage === right.storage || left.storage.value == right.storage.value
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) {
    hasher.combine(storage.value)
  }
}

/// What a value has when nothing was ever set.
protocol Blank: Sendable {
  /// Nothing set.
  static var blank: Self { get }
}

/// A value kept apart: whoever holds it copies a reference, and it is copied when it changes.
///
/// What is rarely set lives in one, so that messages and options stay small where many of them wait.
/// One that was never touched holds nothing at all, so that copying it costs no reference counting.
struct CopyOnWrite<Value: Blank>: Sendable {
  /// Changed only by its one holder, and handed out to nobody: there is no access to check.
  private final class Storage: @unchecked Sendable {
    @exclusivity(unchecked) var value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private var storage: Storage?

  /// Creates one that was never touched.
  init() {}

  init(_ value: Value) {
    storage = Storage(value)
  }

  /// Whether it was never touched, which says at once that it is blank.
  var isUntouched: Bool {
    storage == nil
  }

  /// Returns a part without copying the rest.
  ///
  /// - Parameters:
  ///   - blank: The part of one that was never touched.
  ///   - part: Picks the part.
  /// - Returns: What was picked.
  @inline(__always)
  func read<Part>(or blank: @autoclosure () -> Part, _ part: (borrowing Value) -> Part) -> Part {
    guard let storage else { return blank() }
    return part(storage.value)
  }

  var value: Value {
    @inline(__always) _read {
      if let storage { yield storage.value } else { yield Value.blank }
    }
    _modify {
      if storage == nil || !isKnownUniquelyReferenced(&storage) { storage = Storage(value) }
      yield &storage.unsafelyUnwrapped.value
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

/// A type with a value in which nothing is set.
protocol Blank: Sendable {
  /// The value with nothing set.
  static var blank: Self { get }
}

/// A copy-on-write box: copying it copies a reference, and the value is copied before a change.
///
/// It holds rarely set properties, so that messages and options stay small. One that was never
/// changed has no storage, so that copying it costs no reference counting.
struct CopyOnWrite<Value: Blank>: Sendable {
  /// Changed only through a unique reference and never exposed, so exclusivity checks are not
  /// needed.
  private final class Storage: @unchecked Sendable {
    @exclusivity(unchecked) var value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private var storage: Storage?

  /// Creates a box without storage, whose value is blank.
  init() {}

  init(_ value: Value) {
    storage = Storage(value)
  }

  /// Whether it has no storage, and so is blank.
  var isUntouched: Bool {
    storage == nil
  }

  /// Returns a part without copying the rest.
  ///
  /// - Parameters:
  ///   - blank: The part of a blank value.
  ///   - part: Selects the part.
  /// - Returns: The selected part.
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

  /// Whether the two share their storage, and so are equal.
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

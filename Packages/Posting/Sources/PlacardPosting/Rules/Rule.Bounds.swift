extension Rule {
  /// A closed range of accepted values, either end of which may be open.
  ///
  /// If the lower bound is above the upper one, it contains nothing.
  public struct Bounds<Value: Comparable & Sendable>: Sendable, Equatable {
    /// The lower bound; nil for none.
    public var atLeast: Value?
    /// The upper bound; nil for none.
    public var atMost: Value?

    /// Creates bounds.
    public init(atLeast: Value? = nil, atMost: Value? = nil) {
      self.atLeast = atLeast
      self.atMost = atMost
    }

    /// Exactly this value.
    public static func `is`(_ value: Value) -> Bounds {
      Bounds(atLeast: value, atMost: value)
    }

    /// This value or more.
    public static func atLeast(_ value: Value) -> Bounds {
      Bounds(atLeast: value)
    }

    /// This value or less.
    public static func atMost(_ value: Value) -> Bounds {
      Bounds(atMost: value)
    }

    func contain(_ value: Value) -> Bool {
      if let atLeast, value < atLeast { return false }
      if let atMost, value > atMost { return false }
      return true
    }
  }
}

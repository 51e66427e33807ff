extension Post {
  /// Custom content on the heap, so that posts of messages stay small.
  final class CustomContent: Sendable, Equatable {
    let value: any Identifiable & Sendable

    init(_ value: any Identifiable & Sendable) {
      self.value = value
    }

    /// Whether both hold the same object, or equal values of one `Equatable` type.
    static func == (left: CustomContent, right: CustomContent) -> Bool {
      if left === right { return true }
      if type(of: left.value) is AnyObject.Type {
        return left.value as AnyObject === right.value as AnyObject
      }
      guard let value = left.value as? any Equatable else { return false }
      return value.isEqual(to: right.value)
    }
  }
}

extension Equatable {
  fileprivate func isEqual(to other: any Sendable) -> Bool {
    self == other as? Self
  }
}

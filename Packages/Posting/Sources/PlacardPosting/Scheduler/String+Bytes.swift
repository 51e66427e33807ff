extension String {
  /// Whether two strings are equal byte for byte.
  ///
  /// Swift compares strings by canonical equivalence; ids are compared byte for byte.
  func hasSameBytes(as other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}

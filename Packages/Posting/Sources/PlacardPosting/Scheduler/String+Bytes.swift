extension String {
  /// Whether two texts are the same byte for byte.
  ///
  /// Swift takes two normalizations of a text for one; an id is carried byte for byte.
  func hasSameBytes(as other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}

/// Positions in a string by UTF-8 offset, in constant time for contiguous strings.
extension String {
  /// The UTF-8 offset of an index.
  func byte(at index: Index) -> Int {
    utf8.distance(from: startIndex, to: index)
  }

  /// The index at a UTF-8 offset.
  func index(ofByte offset: Int) -> Index {
    utf8.index(startIndex, offsetBy: offset)
  }

  /// The substring of a range of UTF-8 offsets at scalar boundaries.
  subscript(bytes range: Range<Int>) -> Substring {
    self[index(ofByte: range.lowerBound)..<index(ofByte: range.upperBound)]
  }
}

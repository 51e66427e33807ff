/// Places in a text by the bytes of its UTF-8, which take constant time where that is contiguous.
extension String {
  /// The bytes before a place.
  func byte(at index: Index) -> Int {
    utf8.distance(from: startIndex, to: index)
  }

  /// The index after a number of bytes.
  func index(ofByte offset: Int) -> Index {
    utf8.index(startIndex, offsetBy: offset)
  }

  /// The text of a range of bytes that begins and ends between scalars.
  subscript(bytes range: Range<Int>) -> Substring {
    self[index(ofByte: range.lowerBound)..<index(ofByte: range.upperBound)]
  }
}

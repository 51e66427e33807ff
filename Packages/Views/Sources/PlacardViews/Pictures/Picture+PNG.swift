extension Picture {
  /// Creates a picture from a PNG file; nil if it is none, or a side is out of range.
  ///
  /// An interlaced file, one of more than a million pixels and one that is damaged are not decoded: a
  /// terminal may still show them.
  ///
  /// - Complexity: Linear in the number of pixels.
  public init?(png file: [UInt8]) {
    guard var reader = PNGReader(file) else { return nil }
    self.init(
      width: reader.width, height: reader.height, pixels: reader.pixels(), file: file)
  }
}

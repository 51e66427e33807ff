@_spi(Fields) public import PlacardModels

@_spi(Fields)
extension JSONValue {
  /// Parses exactly one value, strictly by RFC 8259.
  ///
  /// Rejects, among others, duplicate keys in an object, a trailing comma, a lone surrogate, a
  /// control character in a string, ill-formed UTF-8, anything after the value, and more than 512
  /// levels.
  ///
  /// - Throws: A ``PlacardModels/Problem`` with the column, in bytes from 1.
  /// - Complexity: Linear in the number of bytes.
  public init(parsing bytes: some Collection<UInt8>) throws(Problem) {
    let result = bytes.withContiguousStorageIfAvailable { Self.parse($0) }
    self = try (result ?? Array(bytes).withUnsafeBufferPointer { Self.parse($0) }).get()
  }

  private static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> Result<JSONValue, Problem> {
    var parser = JSONParser(bytes)
    do throws(Problem) {
      return .success(try parser.parse())
    } catch {
      return .failure(error)
    }
  }
}

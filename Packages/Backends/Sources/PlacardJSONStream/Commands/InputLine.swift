@_spi(Fields) public import PlacardModels

/// One line of an input that is read line by line.
public struct InputLine: Sendable, Equatable {
  /// The physical line number, from 1; blank lines count.
  public let number: Int
  /// The bytes without the line ending, or why the line was not kept.
  public let content: Result<ArraySlice<UInt8>, Problem>

  /// Creates a line.
  public init(_ number: Int, _ content: Result<ArraySlice<UInt8>, Problem>) {
    self.number = number
    self.content = content
  }

  /// Creates a line from a string.
  public init(_ number: Int, _ text: String) {
    self.init(number, .success(ArraySlice(text.utf8)))
  }
}

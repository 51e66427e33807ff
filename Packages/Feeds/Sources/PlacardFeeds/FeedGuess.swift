@_spi(Fields) import PlacardJSONStream
@_spi(Fields) import PlacardModels

/// What an input seems to be, by its first line.
package enum FeedGuess: Sendable {
  /// Placard's own protocol.
  case placard
  /// The event stream of Swift Testing.
  case swiftTesting
  /// Structured logs, and the reports of programs.
  case records
  /// Any text.
  case text

  /// Guesses from the first line that is not blank, without its newline.
  package init(_ line: ArraySlice<UInt8>) {
    if let value = try? JSONValue(parsing: line), case .object = value.content {
      let isTest = value["payload"] != nil && value["kind"] != nil
      let isRecord = value["placard"] == nil && value["title"] == nil && Record(line) != nil
      self =
        isTest
        ? .swiftTesting
        : isRecord || value["topic"] != nil && value["event"] != nil ? .records : .placard
    } else {
      self = Record(line) == nil ? .text : .records
    }
  }
}

import Placard
@_spi(Fields) import PlacardModels

/// A word on the command line that is wrong, and what would be right.
struct UsageError: Error, CustomStringConvertible {
  /// One sentence.
  let description: String

  init(_ description: String) {
    self.description = description
  }

  /// A word that is none of those that are accepted; the nearest one is named.
  static func unknown(_ noun: String, _ word: String, accepted: [String]) -> UsageError {
    UsageError("Unknown \(noun) \"\(word)\"\(rest(word, accepted))")
  }

  /// A value that is none of those that its flag accepts; the nearest one is named.
  static func badChoice(_ value: String, of name: String, accepted: [String]) -> UsageError {
    UsageError("\(name) got \"\(value)\"\(rest(value, accepted))")
  }

  /// A value that does not have the form that its flag wants.
  static func badValue(_ value: String, of name: String, wants: String) -> UsageError {
    UsageError("\(name) got \"\(value)\"; it wants \(wants).")
  }

  private static func rest(_ word: String, _ accepted: [String]) -> String {
    let list = accepted.count == 1 ? "" : "one of "
    let nearest = accepted.nearest(to: word).map { "; the nearest is \($0)" } ?? ""
    return "; accepted is \(list)\(accepted.joined(separator: ", "))\(nearest)."
  }
}

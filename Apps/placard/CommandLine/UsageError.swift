import Placard
@_spi(Fields) import PlacardModels

/// An invalid argument, with what is accepted.
struct UsageError: Error, CustomStringConvertible {
  /// One sentence.
  let description: String

  init(_ description: String) {
    self.description = description
  }

  /// An unknown word; suggests the nearest accepted one.
  static func unknown(_ noun: String, _ word: String, accepted: [String]) -> UsageError {
    UsageError("Unknown \(noun) \"\(word)\"\(rest(word, accepted))")
  }

  /// A value that its flag does not accept; suggests the nearest accepted one.
  static func badChoice(_ value: String, of name: String, accepted: [String]) -> UsageError {
    UsageError("\(name) got \"\(value)\"\(rest(value, accepted))")
  }

  /// A value whose format is invalid for its flag.
  static func badValue(_ value: String, of name: String, wants: String) -> UsageError {
    UsageError("\(name) got \"\(value)\"; it wants \(wants).")
  }

  private static func rest(_ word: String, _ accepted: [String]) -> String {
    let list = accepted.count == 1 ? "" : "one of "
    let nearest = accepted.nearest(to: word).map { "; the nearest is \($0)" } ?? ""
    return "; accepted is \(list)\(accepted.joined(separator: ", "))\(nearest)."
  }
}

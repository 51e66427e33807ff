/// A shell pattern.
///
/// `*` matches any number of characters, `?` one, `[a-z]` one of a set and `[!a-z]` one outside of
/// it, and `\` escapes the next character. A character is a Unicode scalar. Every string is a valid
/// pattern: an unclosed bracket and a trailing `\` match themselves.
public struct Glob: Sendable, Equatable, ExpressibleByStringLiteral {
  private enum Token: Sendable, Equatable {
    case anything
    case one
    case literal(Unicode.Scalar)
    case set([ClosedRange<Unicode.Scalar>], isInverted: Bool)

    func accepts(_ scalar: Unicode.Scalar) -> Bool {
      switch self {
      case .anything: false
      case .one: true
      case .literal(let literal): literal == scalar
      case .set(let ranges, let isInverted):
        ranges.contains { $0.contains(scalar) } != isInverted
      }
    }
  }

  /// The source of the pattern.
  public let pattern: String
  private let tokens: [Token]

  /// Creates a pattern from its source.
  public init(_ pattern: String) {
    self.pattern = pattern
    var tokens: [Token] = []
    var rest = pattern.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "*": if tokens.last != .anything { tokens.append(.anything) }
      case "?": tokens.append(.one)
      case "\\": tokens.append(.literal(rest.popFirst() ?? scalar))
      case "[": tokens.append(Self.set(&rest) ?? .literal(scalar))
      default: tokens.append(.literal(scalar))
      }
    }
    self.tokens = tokens
  }

  /// Creates a pattern from its source.
  public init(stringLiteral pattern: String) {
    self.init(pattern)
  }

  /// Whether the pattern matches the whole text.
  ///
  /// - Complexity: O(*n* · *m*) for a text of *n* and a pattern of *m* characters, without
  ///   allocation: it backtracks to the last `*` only.
  public func matches(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    var position = scalars.startIndex
    var token = 0
    var retry: (token: Int, position: String.Index)?
    while position < scalars.endIndex {
      if token < tokens.count, tokens[token] == .anything {
        token += 1
        retry = (token, position)
      } else if token < tokens.count, tokens[token].accepts(scalars[position]) {
        token += 1
        position = scalars.index(after: position)
      } else if let last = retry {
        position = scalars.index(after: last.position)
        token = last.token
        retry = (token, position)
      } else {
        return false
      }
    }
    return tokens[token...].allSatisfy { $0 == .anything }
  }

  /// Parses a set after its opening bracket; returns nil and consumes nothing if it is not closed.
  private static func set(_ rest: inout Substring.UnicodeScalarView) -> Token? {
    var ahead = rest
    let isInverted = ahead.first == "!" || ahead.first == "^"
    if isInverted { ahead.removeFirst() }
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    while let scalar = ahead.popFirst() {
      if scalar == "]", !ranges.isEmpty {
        rest = ahead
        return .set(ranges, isInverted: isInverted)
      }
      guard let first = scalar == "\\" ? ahead.popFirst() : scalar else { return nil }
      ranges.append(first...max(first, upperEnd(&ahead) ?? first))
    }
    return nil
  }

  /// Parses `-` and the end of a range, unless the set ends after it.
  private static func upperEnd(_ ahead: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    var further = ahead
    guard further.popFirst() == "-", let end = further.popFirst(), end != "]" else { return nil }
    guard let last = end == "\\" ? further.popFirst() : end else { return nil }
    ahead = further
    return last
  }
}

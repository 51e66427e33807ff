/// A form of texts as a shell writes it.
///
/// `*` stands for any number of characters, `?` for one, `[a-z]` for one of a set and `[!a-z]` for
/// one outside of it, and `\` takes away the meaning of what follows. A character is a Unicode
/// scalar. Every text is a pattern: a bracket that is never closed and a `\` at the end stand for
/// themselves.
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

  /// The pattern as it was written.
  public let pattern: String
  private let tokens: [Token]

  /// Creates a form from a pattern.
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

  /// Creates a form from a pattern.
  public init(stringLiteral pattern: String) {
    self.init(pattern)
  }

  /// Whether a text has the form, from its beginning to its end.
  ///
  /// - Complexity: O(*n* · *m*) for a text of *n* and a pattern of *m* characters, without allocation:
  ///   when something does not fit, only the last `*` takes more.
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

  /// Reads a set behind its opening bracket; nil, and nothing read, for one that is never closed.
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

  /// Reads `-` and the end of a range, unless the set ends behind it.
  private static func upperEnd(_ ahead: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    var further = ahead
    guard further.popFirst() == "-", let end = further.popFirst(), end != "]" else { return nil }
    guard let last = end == "\\" ? further.popFirst() : end else { return nil }
    ahead = further
    return last
  }
}

public import PlacardModels

extension Rule {
  /// A test of one property of a post.
  public indirect enum Test: Sendable, Equatable {
    /// A text property is present and matches.
    case text(TextField, TextPattern)
    /// The metadata has a key and its text matches.
    case metadata(String, TextPattern)
    /// The severity is within bounds.
    case severity(Bounds<Severity>)
    /// The urgency is within bounds.
    case urgency(Bounds<Urgency>)
    /// A numeric property is within bounds.
    case quantity(Quantity, Bounds<Int>)
    /// A Boolean property has a value.
    case predicate(Predicate, Bool)
    /// A property, by its key on the stream, is present and matches.
    case part(String, PartPattern)
    /// At least one of several matches holds; false for an empty list.
    case any([Match])
    /// All of several matches hold; true for an empty list.
    case all([Match])
    /// A match does not hold.
    case not(Match)

    /// The key of the test in a match; that of metadata begins with `metadata.`.
    var key: String {
      switch self {
      case .text(let field, _): field.rawValue
      case .metadata(let key, _): "metadata.\(key)"
      case .severity: "severity"
      case .urgency: "urgency"
      case .quantity(let quantity, _): quantity.rawValue
      case .predicate(let predicate, _): predicate.rawValue
      case .part(let key, _): key
      case .any: "any"
      case .all: "all"
      case .not: "not"
      }
    }

    /// Whether it needs the ``RuleContext``, which is available in the second pass only.
    var needsContext: Bool {
      switch self {
      case .text, .metadata, .severity, .urgency, .predicate, .part: false
      case .quantity(let quantity, _): quantity.needsContext
      case .any(let matches), .all(let matches): matches.contains(where: \.needsContext)
      case .not(let match): match.needsContext
      }
    }

    func holds(for subject: RuleSubject) -> Bool {
      switch self {
      case .text(let field, let pattern): subject.text(field).map(pattern.matches) ?? false
      case .metadata(let key, let pattern):
        subject.message.metadata[key].map(pattern.matches) ?? false
      case .severity(let bounds): bounds.contain(subject.message.severity)
      case .urgency(let bounds): bounds.contain(subject.message.urgency)
      case .quantity(let quantity, let bounds):
        subject.number(quantity).map(bounds.contain) ?? false
      case .predicate(let predicate, let isThere): subject.has(predicate) == isThere
      case .part(let key, let pattern): pattern.matches(subject.part(key))
      case .any(let matches): matches.contains { $0.holds(for: subject) }
      case .all(let matches): matches.allSatisfy { $0.holds(for: subject) }
      case .not(let match): !match.holds(for: subject)
      }
    }
  }
}

import PlacardModels

extension Rule {
  /// A text with places that a post fills: `[{app}] {title}`.
  ///
  /// A place is a name in braces: one of ``TextField``, `severity`, `urgency`, or `metadata.` and a
  /// key. What the post does not have leaves nothing. `{{` and `}}` are braces; braces around
  /// anything else, and those without a partner, stay as they are.
  public struct Format: Sendable, Equatable, ExpressibleByStringLiteral {
    private enum Part: Sendable, Equatable {
      case literal(String)
      case field(TextField)
      case severity
      case urgency
      case metadata(String)

      init?(named name: String) {
        if let field = TextField(rawValue: name) {
          self = .field(field)
        } else if name == "severity" {
          self = .severity
        } else if name == "urgency" {
          self = .urgency
        } else if name.hasPrefix(Self.metadataPrefix) {
          self = .metadata(String(name.dropFirst(Self.metadataPrefix.count)))
        } else {
          return nil
        }
      }

      private static let metadataPrefix = "metadata."
    }

    /// The text as it was written.
    public let source: String
    /// The names in braces that mean nothing, in their order; they stay in the text.
    let unknownNames: [String]
    private let parts: [Part]

    /// Every name that may stand in braces; any key may take the place of `KEY`.
    static let names =
      TextField.allCases.map(\.rawValue) + ["severity", "urgency", "metadata.KEY"]

    /// Creates a format; any text is one.
    public init(_ source: String) {
      self.source = source
      var parts: [Part] = []
      var unknownNames: [String] = []
      var literal = ""
      var rest = source[...]
      while let character = rest.popFirst() {
        let isBrace = character == "{" || character == "}"
        if isBrace, rest.first == character {
          rest.removeFirst()
          literal.append(character)
        } else if character == "{", let name = Self.name(at: rest) {
          if let part = Part(named: name) {
            parts += [.literal(literal), part]
            literal = ""
          } else {
            unknownNames.append(name)
            literal += "{\(name)}"
          }
          rest = rest.dropFirst(name.count + 1)
        } else {
          literal.append(character)
        }
      }
      self.parts = parts + [.literal(literal)]
      self.unknownNames = unknownNames
    }

    /// Creates a format; any text is one.
    public init(stringLiteral source: String) {
      self.init(source)
    }

    /// The name in front of a closing brace; nil when another one opens before it or none closes.
    private static func name(at rest: Substring) -> String? {
      guard let end = rest.firstIndex(where: { $0 == "{" || $0 == "}" }), rest[end] == "}" else {
        return nil
      }
      return String(rest[..<end])
    }

    /// The text for a post; nil for an empty one.
    func text(for subject: RuleSubject) -> String? {
      var text = ""
      for part in parts {
        switch part {
        case .literal(let literal): text += literal
        case .field(let field): text += subject.text(field) ?? ""
        case .severity: text += subject.message.severity.rawValue
        case .urgency: text += subject.message.urgency.rawValue
        case .metadata(let key): text += subject.message.metadata[key] ?? ""
        }
      }
      return text.isEmpty ? nil : text
    }
  }
}

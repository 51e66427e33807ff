import PlacardModels

extension Rule {
  /// A format string with placeholders for properties of a post: `[{app}] {title}`.
  ///
  /// A placeholder is a name in braces: a ``TextField``, `severity`, `urgency`, or `metadata.` and
  /// a key. A missing property is replaced with an empty string. `{{` and `}}` are literal braces;
  /// unknown names and unmatched braces stay as they are.
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

    /// The source of the format.
    public let source: String
    /// The unknown names in braces, in order; they stay in the text.
    let unknownNames: [String]
    private let parts: [Part]

    /// All placeholder names; `KEY` stands for any key.
    static let names =
      TextField.allCases.map(\.rawValue) + ["severity", "urgency", "metadata.KEY"]

    /// Creates a format; any string is valid.
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

    /// Creates a format; any string is valid.
    public init(stringLiteral source: String) {
      self.init(source)
    }

    /// The name before a closing brace; nil when another brace opens first or none closes.
    private static func name(at rest: Substring) -> String? {
      guard let end = rest.firstIndex(where: { $0 == "{" || $0 == "}" }), rest[end] == "}" else {
        return nil
      }
      return String(rest[..<end])
    }

    /// The formatted text for a post; nil if it is empty.
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

@_spi(Templates)
extension Template {
  /// The placeholders of a text, in braces.
  public enum Binding: Sendable {
    case title, body
    /// The title, or else the body.
    case headline
    case severity, count, link, id, lane
    /// The figures of the progress, such as "12/40 files".
    case figures
    /// A text of the metadata.
    case metadata(String)

    /// The names of all but those of the metadata, which are `metadata.` and a key.
    public static let names = named.map(\.name)

    private static let named: [(name: String, binding: Binding)] = [
      ("title", .title), ("body", .body), ("headline", .headline), ("severity", .severity),
      ("count", .count), ("link", .link), ("id", .id), ("lane", .lane), ("figures", .figures),
    ]

    /// Creates the binding of a name; nil for one that there is not.
    public init?(_ name: String) {
      if let known = Self.named.first(where: { $0.name == name }) {
        self = known.binding
        return
      }
      let prefix = "metadata."
      guard name.hasPrefix(prefix), name.utf8.count > prefix.utf8.count else { return nil }
      self = .metadata(String(name.dropFirst(prefix.count)))
    }
  }

  /// A text in which parts of a post stand: `{title}`; two braces stand for one.
  ///
  /// Where nothing is there of all that is bound in it, it is absent.
  public struct Words: Sendable {
    /// A piece of the text.
    public enum Piece: Sendable {
      case literal(String)
      case bound(Binding)
    }

    /// The pieces in order.
    public var pieces: [Piece]

    /// Creates a text.
    public init(_ pieces: [Piece]) {
      self.pieces = pieces
    }

    /// What is wrong with a text.
    public enum Fault: Error, Sendable, Equatable {
      /// A brace without its counterpart.
      case openBrace
      /// A name that stands for nothing.
      case unknown(String)
    }

    /// Reads a text.
    ///
    /// - Throws: ``Fault``.
    public init(reading text: String) throws(Fault) {
      var pieces: [Piece] = []
      var literal = ""
      var name: String?
      // A closing brace that may be the first of two.
      var isClosing = false
      for next in text {
        if isClosing {
          guard next == "}" else { throw .openBrace }
          literal.append(next)
          isClosing = false
        } else if let open = name {
          if next == "{", open.isEmpty {
            literal.append(next)
            name = nil
          } else if next == "}" {
            guard let binding = Binding(open) else { throw .unknown(open) }
            if !literal.isEmpty { pieces.append(.literal(literal)) }
            literal = ""
            pieces.append(.bound(binding))
            name = nil
          } else {
            name = open + String(next)
          }
        } else if next == "{" {
          name = ""
        } else if next == "}" {
          isClosing = true
        } else {
          literal.append(next)
        }
      }
      if name != nil || isClosing { throw .openBrace }
      if !literal.isEmpty { pieces.append(.literal(literal)) }
      self.pieces = pieces
    }
  }
}

/// Sanitizes text for drawing, logging and speech.
///
/// Sanitized text can neither move a cursor nor start an escape sequence, forge a line or reorder
/// its neighbours. No scalar is below U+0020 but `\n` (and that only in `.multiple`) and none is
/// U+007F–009F; there are no bidi overrides or embeddings, isolates are balanced on every line, a
/// base has at most 8 marks and a cluster at most 64 bytes of UTF-8.
///
/// | input | becomes |
/// | --- | --- |
/// | CSI, OSC, DCS, APC, PM, SOS in 7 or 8 bits, ended or not, up to 4096 bytes | one U+FFFD |
/// | other C0, DEL | their control picture, as `␛` |
/// | other C1, noncharacters, bidi overrides and embeddings, private use | U+FFFD |
/// | TAB | spaces up to the next stop |
/// | CR LF, LF, VT, FF, NEL, U+2028, U+2029 | a line break, treated by ``Lines`` |
/// | unpaired isolates, other invisible characters, marks after the eighth | nothing |
/// | a mark without a base | U+25CC and the mark |
/// | joiners, presentation selectors and tags with an effect in their cluster | themselves |
/// | text beyond a limit | one `…` |
///
/// Sanitizing is idempotent, with the same options.
public struct Sanitizer: Equatable, Sendable {
  /// The treatment of line breaks.
  public enum Lines: Equatable, Sendable, CaseIterable {
    /// Each becomes `\n`.
    case multiple
    /// Each becomes `⏎`, so that a forged line is visible.
    case single
    /// Each becomes a space.
    case joined
  }

  /// The treatment of line breaks.
  public let lines: Lines
  /// The distance of tab stops in columns, 1 to 16.
  public let tabWidth: Int
  /// The maximum size in bytes of the result, at least 64.
  public let maximumBytes: Int
  /// The maximum number of lines of the result, at least 1.
  public let maximumLines: Int
  /// Whether private use characters, such as those of icon fonts, are kept.
  public let allowsPrivateUse: Bool

  /// For titles, names and labels: one line.
  public static let line = Sanitizer(lines: .single)
  /// For bodies: up to 200 lines.
  public static let block = Sanitizer()

  /// The maximum number of combining marks on a base.
  static let maximumMarks = 8
  /// The maximum size in bytes of a cluster.
  static let maximumClusterBytes = 64

  /// Creates a sanitizer; numbers out of range are clamped.
  public init(
    lines: Lines = .multiple, tabWidth: Int = 4, maximumBytes: Int = 4096,
    maximumLines: Int = 200, allowsPrivateUse: Bool = false
  ) {
    self.lines = lines
    self.tabWidth = min(max(1, tabWidth), 16)
    self.maximumBytes = max(Self.maximumClusterBytes, maximumBytes)
    self.maximumLines = max(1, maximumLines)
    self.allowsPrivateUse = allowsPrivateUse
  }

  /// Sanitizes a text.
  ///
  /// - Complexity: O(*n*); text that needs no change is returned without a copy. Reading stops at
  ///   the limit of bytes.
  public func callAsFunction(_ text: some StringProtocol) -> String {
    self(String(text))
  }

  /// Sanitizes a text, as for any other string type.
  public func callAsFunction(_ text: String) -> String {
    if isClean(text) { return text }
    var pass = SanitizerPass(self, text)
    let isWhole = pass.run()
    var safe = pass.output
    if pass.hasIsolates { safe = Isolates.dropUnpaired(in: safe) }
    if pass.hasLongCluster || pass.hasIsolates { safe = capClusters(safe) }
    return isWhole && safe.utf8.count <= maximumBytes ? safe : cut(safe)
  }

  /// Sanitizes bytes that should be UTF-8.
  ///
  /// Ill-formed bytes become one U+FFFD per maximal subpart.
  ///
  /// - Complexity: O(*n*).
  public func callAsFunction(utf8 bytes: some Sequence<UInt8>) -> String {
    self(String(decoding: Array(bytes), as: UTF8.self))
  }
}

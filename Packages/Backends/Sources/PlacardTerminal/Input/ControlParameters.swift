/// The parameters of a control sequence: numbers separated by `;`, each with subparameters
/// separated by `:`.
struct ControlParameters {
  private let bytes: ArraySlice<UInt8>
  /// The private marker `<`, `=`, `>` or `?`, or nil.
  let marker: UInt8?

  init(_ bytes: ArraySlice<UInt8>) {
    marker = bytes.first.flatMap { (0x3C...0x3F).contains($0) ? $0 : nil }
    self.bytes = marker == nil ? bytes : bytes.dropFirst()
  }

  /// The number of parameters.
  var count: Int {
    bytes.isEmpty ? 0 : 1 + bytes.count { $0 == 0x3B }
  }

  /// A subparameter; nil if it is absent, empty, or not a number up to 9 999 999.
  @inline(never)
  func number(_ index: Int, part: Int = 0) -> Int? {
    guard let field = field(index) else { return nil }
    let parts = field.split(separator: 0x3A, omittingEmptySubsequences: false)
    return parts.indices.contains(part) ? Int(decimal: parts[part]) : nil
  }

  /// The bytes of a parameter, or nil if it is absent.
  func field(_ index: Int) -> ArraySlice<UInt8>? {
    let fields = bytes.split(separator: 0x3B, omittingEmptySubsequences: false)
    return fields.indices.contains(index) ? fields[index] : nil
  }
}

extension Int {
  /// Parses 1 to 7 decimal digits and nothing else.
  @inline(never)
  init?(decimal digits: ArraySlice<UInt8>) {
    guard (1...7).contains(digits.count),
      digits.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    self = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }
}

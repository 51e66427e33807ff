/// How much there is to do in all, and what it is counted in.
///
/// ```swift
/// let upload = messages.begin("Uploading", total: .bytes(size))
/// let build = messages.begin("Compiling", total: .items(42, "files"))
/// let steps = messages.begin("Migrating", total: 7)
/// ```
public struct ProgressTotal: Sendable, Hashable, ExpressibleByIntegerLiteral {
  /// How much; below 1 it is unknown.
  public let count: Int
  /// What is counted.
  public let unit: ProgressUnit

  /// Creates a total of a unit.
  public init(_ count: Int, _ unit: ProgressUnit = .steps) {
    self.count = count
    self.unit = unit
  }

  /// Creates a total without a unit.
  public init(integerLiteral value: Int) {
    self.init(value)
  }

  /// So many bytes, said in powers of 1000.
  public static func bytes(_ count: Int) -> ProgressTotal {
    ProgressTotal(count, .bytes)
  }

  /// So many bytes, said in powers of 1024.
  public static func binaryBytes(_ count: Int) -> ProgressTotal {
    ProgressTotal(count, .binaryBytes)
  }

  /// So many things of a name in the plural.
  public static func items(_ count: Int, _ name: String) -> ProgressTotal {
    ProgressTotal(count, .items(name))
  }

  /// So many things without a name.
  public static func steps(_ count: Int) -> ProgressTotal {
    ProgressTotal(count)
  }
}

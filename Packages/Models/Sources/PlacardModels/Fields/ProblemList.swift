/// What could not be understood in a document, of which the rest counts all the same.
@_spi(Fields)
public struct ProblemList {
  /// What was left out.
  public private(set) var problems: [Problem] = []
  /// What was understood, but cannot be what was meant: it counts all the same.
  public private(set) var remarks: [Problem] = []

  /// Creates an empty list.
  public init() {}

  /// Reads something; a problem is noted, and nothing was read.
  public mutating func attempt<Value>(_ read: @autoclosure () throws(Problem) -> Value?) -> Value? {
    do throws(Problem) {
      return try read()
    } catch {
      problems.append(error)
      return nil
    }
  }

  /// Notes a problem.
  public mutating func note(_ problem: Problem) {
    problems.append(problem)
  }

  /// Notes something that was understood, but cannot be what was meant.
  public mutating func remark(_ problem: Problem) {
    remarks.append(problem)
  }

  /// Reads a member whose key the table knows; a problem is noted, and the part stays.
  ///
  /// - Returns: Whether the key belongs to the object.
  public mutating func take<Root>(
    _ member: FieldMember, _ table: FieldTable<Root>, into root: inout Root
  ) -> Bool {
    guard let field = table.field(member.key) else { return false }
    var changed = root
    if attempt(try field.read(member, into: &changed)) != nil { root = changed }
    return true
  }

  /// Reads the members of an object; a key that the table does not know is a problem.
  public mutating func takeAll<Root>(
    of object: FieldMember, _ table: FieldTable<Root>, into root: inout Root
  ) {
    for member in members(of: object) where !take(member, table, into: &root) {
      note(member.unknown(accepted: table.keys))
    }
  }

  /// The members of an object, but for those that are `null`, which stand for keys that are not there.
  public mutating func members(of member: FieldMember) -> [FieldMember] {
    (attempt(try member.members()) ?? []).filter { !$0.isNull }
  }

  /// The elements of a list of objects, each under the key of the list.
  public mutating func elements(of member: FieldMember) -> [FieldMember] {
    attempt(try member.elements(accepted: Self.objects) { FieldMember(member.key, $0) }) ?? []
  }

  /// Whether an element is the object that it should be; notes when it is not.
  public mutating func isObject(_ element: FieldMember) -> Bool {
    if case .object = element.value.content { return true }
    problems.append(element.refused(Self.objects))
    return false
  }

  private static let objects = "a list of objects"

  /// Says of what is noted in `body` that it belongs to something.
  ///
  /// - Returns: What `body` returns, or nil when it noted a problem.
  public mutating func whole<Value>(
    _ name: String, _ body: (inout ProblemList) -> Value
  ) -> Value? {
    let (before, remarksBefore) = (problems.count, remarks.count)
    let value = body(&self)
    for index in problems.indices[before...] {
      problems[index].message = "In \(name): \(problems[index].message)"
    }
    for index in remarks.indices[remarksBefore...] {
      remarks[index].message = "In \(name): \(remarks[index].message)"
    }
    return problems.count == before ? value : nil
  }
}

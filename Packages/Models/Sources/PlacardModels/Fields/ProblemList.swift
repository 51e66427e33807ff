/// The problems of a document that is read leniently: the valid rest still applies.
@_spi(Fields)
public struct ProblemList {
  /// Problems with parts that were skipped.
  public private(set) var problems: [Problem] = []
  /// Warnings about parts that were read but are probably not what was meant.
  public private(set) var remarks: [Problem] = []

  /// Creates an empty list.
  public init() {}

  /// Reads a value; on a problem adds it and returns nil.
  public mutating func attempt<Value>(_ read: @autoclosure () throws(Problem) -> Value?) -> Value? {
    do throws(Problem) {
      return try read()
    } catch {
      problems.append(error)
      return nil
    }
  }

  /// Adds a problem.
  public mutating func note(_ problem: Problem) {
    problems.append(problem)
  }

  /// Adds a warning.
  public mutating func remark(_ problem: Problem) {
    remarks.append(problem)
  }

  /// Reads a member into its property; on a problem adds it and leaves the property unchanged.
  ///
  /// - Returns: Whether the table has the key.
  public mutating func take<Root>(
    _ member: FieldMember, _ table: FieldTable<Root>, into root: inout Root
  ) -> Bool {
    guard let field = table.field(member.key) else { return false }
    var changed = root
    if attempt(try field.read(member, into: &changed)) != nil { root = changed }
    return true
  }

  /// Reads the members of an object; adds a problem for each unknown key.
  public mutating func takeAll<Root>(
    of object: FieldMember, _ table: FieldTable<Root>, into root: inout Root
  ) {
    for member in members(of: object) where !take(member, table, into: &root) {
      note(member.unknown(accepted: table.keys))
    }
  }

  /// The members of an object, without those that are `null`.
  public mutating func members(of member: FieldMember) -> [FieldMember] {
    (attempt(try member.members()) ?? []).filter { !$0.isNull }
  }

  /// The elements of a list of objects, each as a member with the list's key.
  public mutating func elements(of member: FieldMember) -> [FieldMember] {
    attempt(try member.elements(accepted: Self.objects) { FieldMember(member.key, $0) }) ?? []
  }

  /// Whether an element is an object; adds a problem when it is not.
  public mutating func isObject(_ element: FieldMember) -> Bool {
    if case .object = element.value.content { return true }
    problems.append(element.refused(Self.objects))
    return false
  }

  private static let objects = "a list of objects"

  /// Runs `body` and prefixes its problems and warnings with a name.
  ///
  /// - Returns: The result of `body`, or nil when it added a problem.
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

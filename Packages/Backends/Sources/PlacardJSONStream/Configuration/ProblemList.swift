import PlacardModels

/// What could not be understood in a document, of which the rest counts all the same.
struct ProblemList {
  private(set) var problems: [Problem] = []
  /// What was understood, but cannot be what was meant: it counts all the same.
  private(set) var remarks: [Problem] = []

  /// Reads something; a problem is noted, and nothing was read.
  mutating func attempt<Value>(_ read: @autoclosure () throws(Problem) -> Value?) -> Value? {
    do throws(Problem) {
      return try read()
    } catch {
      problems.append(error)
      return nil
    }
  }

  /// Notes a problem.
  mutating func note(_ problem: Problem) {
    problems.append(problem)
  }

  /// Notes something that was understood, but cannot be what was meant.
  mutating func remark(_ problem: Problem) {
    remarks.append(problem)
  }

  /// The members of an object, but for those that are `null`, which stand for keys that are not there.
  mutating func members(of member: JSONMember) -> [JSONMember] {
    (attempt(try member.members()) ?? []).filter { $0.value.content != .null }
  }

  /// The elements of a list of objects, each under the key of the list.
  mutating func elements(of member: JSONMember) -> [JSONMember] {
    attempt(try member.elements(accepted: Self.objects) { JSONMember(member.key, $0) }) ?? []
  }

  /// Whether an element is the object that it should be; notes when it is not.
  mutating func isObject(_ element: JSONMember) -> Bool {
    if case .object = element.value.content { return true }
    problems.append(element.refused(Self.objects))
    return false
  }

  private static let objects = "a list of objects"

  /// Says of what is noted in `body` that it belongs to something.
  ///
  /// - Returns: What `body` returns, or nil when it noted a problem.
  mutating func whole<Value>(_ name: String, _ body: (inout ProblemList) -> Value) -> Value? {
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

/// A benchmark.
struct Subject: Sendable {
  /// The unit by which an operation's time is reported.
  struct Part: Hashable, Sendable {
    /// The number of units per operation.
    let count: Int
    /// The name of the unit: `byte`, `node`.
    let name: String

    static func bytes(_ count: Int) -> Part { Part(count: count, name: "byte") }
    static func nodes(_ count: Int) -> Part { Part(count: count, name: "node") }
  }

  /// The group and the operation: `scheduler/cycle-10`.
  let name: String
  /// The baseline subject, whose runs are interleaved with it.
  let baseline: String?
  let part: Part?
  /// Creates the work; not measured.
  let makeWorkload: @Sendable () -> any Workload

  init(
    _ name: String, baseline: String? = nil, part: Part? = nil,
    _ makeWorkload: @escaping @Sendable () -> any Workload
  ) {
    self.name = name
    self.baseline = baseline
    self.part = part
    self.makeWorkload = makeWorkload
  }

  /// All subjects, in the order of the table.
  static let all = scheduler + manager + plain + message + text + json + layout + view + motion
}

extension [Subject] {
  /// The subjects whose names contain a text, and their baselines.
  func matching(_ filter: String) -> [Subject] {
    let wanted = Set(self.filter { $0.name.contains(filter) }.flatMap { [$0.name, $0.baseline] })
    return self.filter { wanted.contains($0.name) }
  }

  /// The subjects in families: a baseline with all subjects compared with it.
  func families() -> [[Subject]] {
    var families: [[Subject]] = []
    var indexByRoot: [String: Int] = [:]
    for subject in self {
      let root = root(of: subject)
      if let index = indexByRoot[root] {
        families[index].append(subject)
      } else {
        indexByRoot[root] = families.count
        families.append([subject])
      }
    }
    return families
  }

  private func root(of subject: Subject) -> String {
    var name = subject.name
    for _ in indices {
      guard let next = first(where: { $0.name == name })?.baseline else { return name }
      name = next
    }
    return name
  }
}

/// One thing that is measured.
struct Subject: Sendable {
  /// The unit of an operation whose time is reported by the piece.
  struct Part: Hashable, Sendable {
    /// How many an operation has.
    let count: Int
    /// What one is called: `byte`, `node`.
    let name: String

    static func bytes(_ count: Int) -> Part { Part(count: count, name: "byte") }
    static func nodes(_ count: Int) -> Part { Part(count: count, name: "node") }
  }

  /// The group and what is done: `scheduler/cycle-10`.
  let name: String
  /// The subject that it is compared with, run in turns with it.
  let baseline: String?
  let part: Part?
  /// Sets up the work; not measured.
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

  /// Every subject, in the order of the table.
  static let all = scheduler + manager + plain + message + text + json + layout + view + motion
}

extension [Subject] {
  /// Those whose names contain a text, and their baselines.
  func matching(_ filter: String) -> [Subject] {
    let wanted = Set(self.filter { $0.name.contains(filter) }.flatMap { [$0.name, $0.baseline] })
    return self.filter { wanted.contains($0.name) }
  }

  /// The subjects in sets that belong together: a baseline and all that are compared with it.
  func families() -> [[Subject]] {
    var families: [[Subject]] = []
    var placeByRoot: [String: Int] = [:]
    for subject in self {
      let root = root(of: subject)
      if let place = placeByRoot[root] {
        families[place].append(subject)
      } else {
        placeByRoot[root] = families.count
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

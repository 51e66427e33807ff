import PlacardModels
import PlacardPosting

extension JSONWriter {
  /// Writes a match as one object; tests whose key stands there already are parts of `all`, which
  /// means the same.
  mutating func match(_ match: Rule.Match) {
    object { writer in
      var written: Set<String> = []
      var parts: [Rule.Match] = []
      var metadata: [(key: String, pattern: Rule.TextPattern)] = []
      for test in match.tests {
        guard written.insert(test.key).inserted else {
          parts.append([test])
          continue
        }
        switch test {
        case .metadata(let key, let pattern): metadata.append((key, pattern))
        case .all(let matches): parts += matches
        default:
          writer.key(test.key)
          writer.value(of: test)
        }
      }
      if !metadata.isEmpty { writer.metadata(metadata) }
      guard !parts.isEmpty || written.contains("all") else { return }
      writer.key("all")
      writer.matches(parts)
    }
  }

  private mutating func value(of test: Rule.Test) {
    switch test {
    case .text(_, let pattern), .metadata(_, let pattern): self.pattern(pattern)
    case .severity(let bounds): self.bounds(bounds) { $0.string($1.rawValue) }
    case .urgency(let bounds): self.bounds(bounds) { $0.string($1.rawValue) }
    case .quantity(_, let bounds): self.bounds(bounds) { $0.number($1) }
    case .predicate(_, let isThere): bool(isThere)
    case .any(let matches), .all(let matches): self.matches(matches)
    case .not(let match): self.match(match)
    }
  }

  private mutating func matches(_ matches: [Rule.Match]) {
    array { writer in
      for match in matches {
        writer.match(match)
      }
    }
  }

  private mutating func metadata(_ tests: [(key: String, pattern: Rule.TextPattern)]) {
    key("metadata")
    object { writer in
      for (key, pattern) in tests {
        writer.key(key)
        writer.pattern(pattern)
      }
    }
  }

  private mutating func pattern(_ pattern: Rule.TextPattern) {
    if let whole = pattern.equals, pattern == .is(whole) { return string(whole) }
    object {
      $0.member("equals", pattern.equals)
      $0.member("prefix", pattern.prefix)
      $0.member("suffix", pattern.suffix)
      $0.member("contains", pattern.contains)
      $0.member("glob", pattern.glob?.pattern)
    }
  }

  private mutating func bounds<Value>(
    _ bounds: Rule.Bounds<Value>, _ write: (inout JSONWriter, Value) -> Void
  ) {
    if let value = bounds.atLeast, value == bounds.atMost { return write(&self, value) }
    object { writer in
      for (name, value) in [("atLeast", bounds.atLeast), ("atMost", bounds.atMost)] {
        guard let value else { continue }
        writer.key(name)
        write(&writer, value)
      }
    }
  }
}

extension LinePrompt {
  /// A line, read as an answer.
  public enum Reading: Sendable, Equatable {
    /// A valid answer.
    case answer(LineAnswer)
    /// The line is no answer; the text says what would be, in one sentence.
    case invalid(String)
  }

  /// Reads a line, without its line break.
  ///
  /// An option is named by its key, its number from 1, its label or its name, or by how one of these two begins;
  /// case does not matter unless two keys differ in nothing else. Blanks around it are ignored.
  public func read(_ line: String) -> Reading {
    let trimmed = line.trimmed
    switch kind {
    case .text(let usual): return .answer(.text(trimmed.isEmpty ? usual : line))
    case .secret: return .answer(.text(line))
    case .one(let usual):
      if trimmed.isEmpty { return usual.map { .answer(.option($0)) } ?? .invalid(sentence) }
      return index(of: trimmed).map { .answer(.option($0)) } ?? .invalid(sentence)
    case .several(let usual):
      if trimmed.isEmpty { return .answer(.options(usual)) }
      if trimmed == "0" { return .answer(.options([])) }
      var chosen: Set<Int> = []
      for part in trimmed.split(separator: ",") {
        guard let index = index(of: String(part).trimmed) else { return .invalid(sentence) }
        chosen.insert(index)
      }
      return chosen.isEmpty ? .invalid(sentence) : .answer(.options(chosen.sorted()))
    }
  }

  /// The key or number of an option.
  public func mark(of index: Int) -> String { options[index].key ?? "\(index + 1)" }

  /// What can be typed, with what an empty line gives in brackets, such as `y/n [y]`; empty for a text without
  /// a default.
  public var hint: String {
    switch kind {
    case .one(let usual): return choices + (usual.map { " [\(mark(of: $0))]" } ?? "")
    case .several(let usual):
      let marks = usual.map { mark(of: $0) }.joined(separator: ",")
      return usual.isEmpty ? "\(choices) or none" : "\(choices), 0 for none [\(marks)]"
    case .text(let usual): return usual.isEmpty ? "" : "[\(usual)]"
    case .secret(let hasDefault): return hasDefault ? "[****]" : "not shown"
    }
  }

  /// The keys, if they are few, else the numbers.
  private var choices: String {
    if case .one = kind, options.count <= 5 {
      return options.indices.map { mark(of: $0) }.joined(separator: "/")
    }
    return options.count == 1 ? mark(of: 0) : "\(mark(of: 0))-\(mark(of: options.count - 1))"
  }

  /// What would have been an answer.
  private var sentence: String {
    switch kind {
    case .several: "Type numbers or names, separated by commas: \(choices)."
    default: "Type one of these, or its name: \(choices)."
    }
  }

  /// The option that a word names; nil for none, and for the beginning of several.
  private func index(of word: String) -> Int? {
    if let index = options.firstIndex(where: { $0.key == word }) { return index }
    let small = word.lowercased()
    if let index = only(where: { $0.key?.lowercased() == small }) { return index }
    if let number = Int(word), options.indices.contains(number - 1) { return number - 1 }
    return only { $0.label.lowercased() == small || $0.name?.lowercased() == small }
      ?? only {
        $0.label.lowercased().hasPrefix(small) || $0.name?.lowercased().hasPrefix(small) ?? false
      }
  }

  /// The index of the only option that matches.
  private func only(where matches: (Option) -> Bool) -> Int? {
    let found = options.indices.filter { matches(options[$0]) }
    return found.count == 1 ? found[0] : nil
  }
}

extension String {
  /// The text without blanks at its ends.
  fileprivate var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}

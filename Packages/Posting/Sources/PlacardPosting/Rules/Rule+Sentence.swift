import PlacardModels

extension Rule {
  /// The rule's label in explanations: its name, or else its number, from 1, and its mode.
  func label(at index: Int, of mode: String?) -> String {
    let suffix = mode.map { " of mode \(quoted($0))" } ?? ""
    return (name.map { "Rule \(quoted($0))" } ?? "Rule \(index + 1)") + suffix
  }

  /// A sentence about what the rule did to a post.
  func sentence(as label: String) -> String {
    var deeds = set.words.map { "set \($0)" }
    if let route {
      deeds.append("sent it " + (route.isEmpty ? "to no poster" : "only to \(list(route))"))
    }
    if let mute { deeds.append(mute ? "muted it" : "took it out of the muted") }
    if let skipsHistory {
      deeds.append(skipsHistory ? "kept it out of the history" : "kept it in the history")
    }
    if stops { deeds.append("stopped the rules behind it") }
    return "\(label) \(deeds.isEmpty ? "matched and changed nothing" : joined(deeds))."
  }

  private func list(_ names: [String]) -> String {
    joined(names.map(quoted))
  }

  private func joined(_ parts: [String]) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " and " + last
  }
}

/// A string in quotation marks.
func quoted(_ text: String) -> String {
  "\"\(text)\""
}

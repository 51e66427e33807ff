public import PlacardModels

/// Which keys choose the actions of a message.
public enum ActionKeys {
  /// Returns one key for every action, in the same order.
  ///
  /// An explicit key goes to the first action that names it. Another action gets the first
  /// letter of its label that is free, then a free digit from 1; nil when there is none left.
  public static func keys(for actions: [Message.Action]) -> [String?] {
    var keys: [String?] = []
    keys.reserveCapacity(actions.count)
    for action in actions {
      let isGranted = action.key.map { !$0.isEmpty && !keys.contains($0) } ?? false
      keys.append(isGranted ? action.key : nil)
    }
    for index in actions.indices where keys[index] == nil {
      keys[index] =
        letters(of: actions[index].label).first { !keys.contains($0) }
        ?? digits.first { !keys.contains($0) }
    }
    return keys
  }

  private static let digits = (1...9).map(String.init)

  /// The letters of ASCII in a label, as small ones.
  private static func letters(of label: String) -> some Sequence<String> {
    label.unicodeScalars.lazy.compactMap { scalar in
      switch scalar {
      case "a"..."z": String(scalar)
      case "A"..."Z": Unicode.Scalar(scalar.value | 0x20).map { String($0) }
      default: nil
      }
    }
  }
}

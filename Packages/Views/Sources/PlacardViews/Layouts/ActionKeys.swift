public import PlacardModels

/// Which keys choose the actions of a message.
public enum ActionKeys {
  /// Returns one key for every action, in the same order.
  ///
  /// A key that was asked for is granted to the first that asks. Another action gets the first
  /// letter of its label that is free, then a free digit from 1; nil when there is none left.
  public static func keys(for actions: [Message.Action]) -> [String?] {
    var taken: Set<String> = []
    var keys: [String?] = actions.map { action in
      guard let key = action.key, !key.isEmpty, taken.insert(key).inserted else { return nil }
      return key
    }
    let digits = (1...9).map(String.init)
    for (index, action) in actions.enumerated() where keys[index] == nil {
      let letters = action.label.lowercased().filter { $0.isASCII && $0.isLetter }.map(String.init)
      keys[index] = (letters + digits).first { taken.insert($0).inserted }
    }
    return keys
  }
}

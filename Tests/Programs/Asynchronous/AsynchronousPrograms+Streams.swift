import Placard

extension AsynchronousPrograms {
  /// Many posts, and outputs that do not take them.
  static let streams: [String: Program] = [
    "ten-thousand": { arguments in
      let messages = PostManager(posters: [.jsonStream(to: .file(arguments[0]))])
      for number in 0..<10_000 { messages.post(Message("Line \(number)")) }
      messages.hideAll()
      await messages.finish()
    },
    "many": { arguments in
      let messages = PostManager(posters: [.terminal()])
      for number in 0..<(Int(arguments[0]) ?? 0) {
        messages.post("Line \(number) of a long story that somebody reads")
      }
      await messages.finish()
    },
    "own-names": { _ in
      var names = OwnNames()
      names.keys.append(Key(code: 65))
      print(total(of: [1, 2, 3].span), names.keys.count, columns(of: "abc"))
    },
  ]

  /// A name of the standard library's that a module of Placard once took.
  private static func total(of bytes: Span<UInt8>) -> Int {
    bytes.indices.reduce(0) { $0 + Int(bytes[$1]) }
  }

  private static func columns(of text: String) -> Int { text.count }
}

/// Names of the program's own, beside those that Placard has elsewhere.
private struct OwnNames {
  var keys: [Key] = []
}

private struct Key {
  let code: UInt8
}

/// The environment, read with care.
struct Variables: Sendable {
  private let values: [String: String]

  init(_ values: [String: String]) {
    self.values = values
  }

  /// A value that is not empty.
  subscript(name: String) -> String? {
    values[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether a variable is set to anything but `0` and `false`.
  func flag(_ name: String) -> Bool {
    self[name].map { $0 != "0" && $0 != "false" } ?? false
  }

  /// True for `1`, false for `0`.
  func choice(_ name: String) -> Bool? {
    switch self[name] {
    case "1": true
    case "0": false
    default: nil
    }
  }

  /// A value that is a whole number, 0 or more.
  func number(_ name: String) -> Int? {
    self[name].flatMap { Int($0) }.flatMap { $0 >= 0 ? $0 : nil }
  }

  /// The name of the terminal's description; `dumb` if there is none.
  var term: String { self["TERM"] ?? "dumb" }

  /// What is between the program and the terminal that the user sees.
  var multiplexer: String? {
    if self["TMUX"] != nil || term.hasPrefix("tmux") { return "tmux" }
    return self["STY"] != nil || term.hasPrefix("screen") ? "screen" : nil
  }

  /// The variable that tells of a connection over SSH, if there is one.
  var remote: String? {
    ["SSH_TTY", "SSH_CONNECTION"].first { self[$0] != nil }
  }

  /// A variable as it was set, for people to read.
  func quote(_ name: String) -> String {
    "\(name)=\(self[name] ?? "")"
  }
}

import PlacardModels
import PlacardViews

/// The environment variables of a process.
struct Variables: Sendable {
  private let values: [String: String]

  init(_ values: [String: String]) {
    self.values = values
  }

  /// The value of a variable; nil if it is unset or empty.
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

  /// The value as a nonnegative integer.
  func number(_ name: String) -> Int? {
    self[name].flatMap { Int($0) }.flatMap { $0 >= 0 ? $0 : nil }
  }

  /// The scheme of `PLACARD_SCHEME`: `dark` or `light`; nil for `auto` and any other value.
  var scheme: Theme.Scheme? { self["PLACARD_SCHEME"].flatMap { Theme.Scheme(rawValue: $0) } }

  /// The terminal type; `dumb` if unset.
  var term: String { self["TERM"] ?? "dumb" }

  /// The multiplexer between the program and the terminal, if any.
  var multiplexer: String? {
    if self["TMUX"] != nil || term.hasPrefix("tmux") { return "tmux" }
    return self["STY"] != nil || term.hasPrefix("screen") ? "screen" : nil
  }

  /// The variable that indicates an SSH connection, if any.
  var remote: String? {
    ["SSH_TTY", "SSH_CONNECTION"].first { self[$0] != nil }
  }

  /// A variable with its value, for display.
  func quote(_ name: String) -> String {
    "\(name)=\(self[name] ?? "")"
  }
}

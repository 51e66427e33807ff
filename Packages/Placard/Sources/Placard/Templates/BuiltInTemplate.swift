/// The text of a built-in template, put together from what several of them say.
struct BuiltInTemplate {
  /// Its width and its body.
  private let head: String
  private let parts: [(name: String, text: String)]

  static let names = ["badge", "card", "centered", "message", "snackbar", "statusLine", "tab"]

  /// Creates the text of a name; nil for an unknown one.
  init?(_ name: String) {
    switch name {
    case "badge":
      head = Self.badge
      parts = [
        ("line", Self.badgeLine), ("close", Self.closeButton), ("content", Self.beside),
        ("texts", Self.texts(grow: Self.grow, color: Self.muted)), ("body", Self.body),
      ]
    case "card", "tab":
      head =
        name == "card"
        ? Self.card(margin: #", "collapse": true"#)
        : Self.card(margin: "", open: #""open": "edge", "#)
      parts = [
        ("content", Self.beside), ("texts", Self.texts(grow: Self.grow)), ("body", Self.body),
      ]
    case "centered":
      head = Self.centered
      parts = [
        ("content", Self.below), ("texts", Self.middleTexts(icon: Self.middleIcon)),
        ("body", Self.middleBody),
      ]
    case "message":
      head = Self.message
      parts = [("content", Self.beside), ("texts", Self.texts(gap: 2)), ("body", Self.body)]
    case "snackbar":
      head = Self.snackbar
      parts = [
        ("line", Self.snackbarLine), ("content", Self.besideOrMiddle),
        ("texts", Self.texts(gap: 2, color: Self.muted, actions: Self.longActions)),
        ("body", Self.body), ("middle", Self.middleTexts(body: "middleBody", color: Self.muted)),
        ("middleBody", Self.middleBody),
      ]
    case "statusLine":
      head = Self.statusLine
      parts = [("line", Self.statusParts), ("head", Self.statusHead)]
    default: return nil
    }
  }

  /// The whole file.
  var text: String {
    let parts = parts.map { "    \"\($0.name)\": \($0.text)" }.joined(separator: ",\n")
    return "{\n\(head),\n  \"parts\": {\n\(parts)\n  }\n}\n"
  }
}

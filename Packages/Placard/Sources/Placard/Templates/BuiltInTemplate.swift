/// The sources of the built-in templates, composed of shared fragments.
enum BuiltInTemplate {
  static let names = [
    "badge", "card", "centered", "line", "message", "snackbar", "statusLine", "tab",
  ]

  /// Returns the source of a template; nil for an unknown name.
  static func text(_ name: String) -> String? {
    switch name {
    case "badge":
      file(badge, badgeLine, badgeRest, closeButton, beside, texts(grow: grow, color: muted), body)
    case "card": file(card(margin: #", "collapse": true"#), beside, texts(grow: grow), body)
    case "centered": file(centered, below, middleTexts(icon: middleIcon), middleBody())
    case "message": file(message, beside, texts(gap: 2), body)
    case "snackbar":
      file(
        snackbar, snackbarLine, besideOrMiddle,
        texts(gap: 2, color: muted, actions: longActions), body,
        middleTexts("middle", icon: middlePicture, body: "middleBody", color: muted),
        middleBody("middleBody"))
    case "line": file(line, lineParts, statusHead)
    case "statusLine": file(statusLine, statusParts, statusHead)
    case "tab":
      file(card(margin: "", open: #""open": "edge", "#), beside, texts(grow: grow), body)
    default: nil
    }
  }

  private static func file(_ head: String, _ parts: String...) -> String {
    "{\n\(head),\n  \"parts\": {\n    \(parts.joined(separator: ",\n    "))\n  }\n}\n"
  }
}

import PlacardAccessibility
import PlacardViews

/// A form field with its label before it and its validation problem below it.
struct FormLine: Element {
  let field: FormField
  let editor: LineEditor?
  let isFocused: Bool
  let complaint: String?

  func nodes(in environment: ViewEnvironment) -> [ViewNode] {
    Column {
      Row(gap: 1) {
        Text(line: field.label).rows(atMost: 1).target(.custom(field.name)).frame(maxWidth: 24)
        if let editor, case .text(let placeholder, let isSecret) = field.kind {
          Text(line: ">").foreground(.accent).shrink(0)
          TextField(
            editor: editor, hint: placeholder, isSecret: isSecret, isFocused: isFocused)
        } else {
          Text(line: value(in: environment)).rows(atMost: 1).grow()
        }
      }
      if let complaint { Text(complaint).foreground(.error).padding(leading: 2) }
    }.nodes(in: environment)
  }

  private func value(in environment: ViewEnvironment) -> String {
    switch field.value {
    case .flag(let isOn): return isOn ? "[x]" : "[ ]"
    case .text(let chosen):
      let left = environment.glyphs.sign(named: "left") ?? "<"
      let right = environment.glyphs.sign(named: "right") ?? ">"
      return "\(left) \(chosen) \(right)"
    }
  }
}

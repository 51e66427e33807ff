import PlacardModels
public import PlacardViews

extension TemplateLibrary {
  /// The names of the built-in templates, in alphabetical order.
  public static let builtInNames = builtIn.map(\.name)

  /// Returns the text of a built-in template, from which a person may start; nil for an unknown name.
  public static func builtInText(_ name: String) -> String? {
    builtIn.first { $0.name == name }?.text
  }

  /// Returns a built-in template; nil for an unknown name.
  public static func builtInTemplate(_ name: String) -> Template? {
    guard let text = builtInText(name) else { return nil }
    var reader = TemplateReader { .failure(Problem("There is no template \"\($0)\".")) }
    return reader.template(Array(text.utf8))
  }

  private static let builtIn = [
    (name: "card", text: card + parts(gap: 1, grow: #", "grow": 1"#)),
    (name: "message", text: message + parts(gap: 2, grow: "")),
  ]

  private static let card = """
    {
      "width": {"mode": "hug", "least": 24, "leastWithProgress": 40, "most": 60},
      "body": {
        "if": {"columns": 12},
        "then": {"use": "content", "padding": {"horizontal": 1}, "panel": true,
                 "borderColor": "severity", "background": "fill"},
        "else": {"use": "content", "background": "fill"}
      },

    """

  private static let message = """
    {
      "width": "fill",
      "body": {
        "row": [
          {"if": {"columns": 12}, "then": {"stripe": true}},
          {"use": "content"}
        ],
        "gap": 1, "background": "fill"
      },

    """

  /// What both say, with the columns before the count, and what is changed about the title.
  private static func parts(gap: Int, grow: String) -> String {
    """
      "parts": {
        "content": {
          "if": {"columns": 8},
          "then": {"row": [{"icon": true}, {"use": "texts"}], "gap": 1, "grow": 1},
          "else": {
            "row": [
              {"icon": true},
              {"if": {"columns": 4}, "then": {"text": "{headline}", "line": true, "rows": 1}}
            ],
            "gap": 1
          }
        },
        "texts": {
          "column": [
            {
              "row": [
                {
                  "if": "title",
                  "then": {"text": "{title}", "line": true, "rows": 3, "bold": true\(grow)},
                  "else": {"use": "body"\(grow)}
                },
                {"count": true}
              ],
              "gap": \(gap)
            },
            {"if": "title", "then": {"use": "body", "dispensable": true}},
            {"progress": true, "dispensable": true},
            {"takeaways": true, "dispensable": true},
            {"link": true, "dispensable": true},
            {"actions": true}
          ],
          "grow": 1
        },
        "body": {"text": "{body}", "yields": true, "maxWidth": 100}
      }
    }

    """
  }
}

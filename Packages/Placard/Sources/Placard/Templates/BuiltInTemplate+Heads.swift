/// The outer part of each kind of template: its width, and what surrounds the content.
extension BuiltInTemplate {
  static let badge = """
      "width": {"mode": "hug", "least": 36, "leastWithProgress": 40, "most": 60},
      "margin": {"horizontal": 1, "collapse": true},
      "body": {
        "if": {"columns": 20},
        "then": {"use": "line", "padding": {"horizontal": 1}, "panel": true, "background": "board"},
        "else": {"use": "content"}
      }
    """

  static func card(margin: String, open: String = "") -> String {
    """
      "width": {"mode": "hug", "least": 24, "leastWithProgress": 40, "most": 60},
      "margin": {"horizontal": 1\(margin)},
      "body": {
        "if": {"all": [{"columns": 12}, {"rows": 3}]},
        "then": {"use": "content", "padding": {"horizontal": 1}, "panel": true,
                 \(open)"borderColor": "severity", "background": "fill"},
        "else": {"use": "content", "background": "fill"}
      }
    """
  }

  static let centered = """
      "width": {"mode": "hug", "least": 32, "most": 60},
      "align": "center",
      "margin": {"horizontal": 1, "collapse": true},
      "body": {
        "if": {"columns": 20},
        "then": {
          "if": {"rows": 10},
          "then": {"use": "content", "padding": {"vertical": 1, "horizontal": 2}},
          "else": {"use": "content", "padding": {"horizontal": 2}},
          "panel": true, "borderColor": "severity", "background": "fill"
        },
        "else": {"use": "content", "background": "fill"}
      }
    """

  static let line = """
      "width": "fill",
      "body": {"use": "line", "maxHeight": 1, "background": "fill"}
    """

  static let message = """
      "width": "fill",
      "body": {
        "row": [
          {"if": {"columns": 12}, "then": {"stripe": true}},
          {"use": "content"}
        ],
        "gap": 1, "background": "fill"
      }
    """

  static let snackbar = """
      "width": {"mode": "hug", "least": 16, "most": 40, "mostWithMargin": 10000},
      "align": "center",
      "body": {
        "if": {"columns": 12},
        "then": {
          "if": {"columns": 24},
          "then": {"use": "line", "padding": {"horizontal": 2}},
          "else": {"use": "line", "padding": {"horizontal": 1}},
          "border": "soft"
        },
        "else": {"use": "line"},
        "background": ["fill", "surface"]
      }
    """

  static let statusLine = """
      "width": "fill",
      "body": {
        "if": {"columns": 12},
        "then": {"use": "line", "padding": {"horizontal": 1}},
        "else": {"use": "line"},
        "maxHeight": 1, "background": ["fill", "severity"], "invertedWithoutColors": true
      }
    """
}

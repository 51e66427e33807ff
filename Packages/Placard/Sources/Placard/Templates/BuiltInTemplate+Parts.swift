/// Fragments shared by several kinds of templates.
extension BuiltInTemplate {
  static let grow = #", "grow": 1"#
  static let muted = #", "color": "muted""#
  static let center = #", "align": "center""#

  static let body = #""body": {"text": "{body}", "yields": true, "maxWidth": 100}"#
  static func middleBody(_ name: String = "body") -> String {
    #""\#(name)": {"text": "{body}", "align": "center", "yields": true}"#
  }

  /// A column of all texts.
  static func texts(
    gap: Int = 1, grow: String = "", color: String = "",
    actions: String = #"{"actions": true}"#
  ) -> String {
    column(
      "texts", icon: "", title: grow, body: "body", rest: grow, gap: "\(gap)", color: color,
      link: "",
      actions: actions)
  }

  /// A centered column of all texts.
  static func middleTexts(
    _ name: String = "texts", icon: String = "", body: String = "body", color: String = ""
  ) -> String {
    column(
      name, icon: icon, title: center, body: body, rest: "", gap: #"1, "justify": "center""#,
      color: color, link: center, actions: middleActions)
  }

  private static func column(
    _ name: String, icon: String, title: String, body: String, rest: String, gap: String,
    color: String,
    link: String, actions: String
  ) -> String {
    """
    "\(name)": {
          "column": [\(icon)
            {
              "row": [
                {
                  "if": "title",
                  "then": {"text": "{title}", "line": true, "rows": 3, "bold": true\(title)},
                  "else": {"use": "\(body)"\(rest)}
                },
                {"count": true}
              ],
              "gap": \(gap)
            },
            {"if": "title", "then": {"use": "\(body)", "dispensable": true\(color)}},
            {"pictureWords": true, "dispensable": true},
            {"progress": true, "dispensable": true},
            {"takeaways": true, "dispensable": true},
            {"link": true, "dispensable": true\(link)},
            \(actions)
          ],
          "grow": 1
        }
    """
  }

  static let middleIcon = abovePicture(
    """
    {"picture": "leading"}, {"if": {"not": "pictured"}, "then": {"icon": true}},
                {"picture": "trailing"}
    """)

  static let middlePicture = abovePicture(#"{"picture": "trailing"}"#)

  /// A row in the middle, a blank one below it where it has a picture.
  private static func abovePicture(_ parts: String) -> String {
    let row = """
      "row": [
                  \(parts)
                ],
                "gap": 1, "justify": "center"
      """
    return """

              {
                "if": {"all": ["picture", {"rows": 10}]},
                "then": {\(row), "padding": {"bottom": 1}},
                "else": {\(row)},
                "dispensable": true
              },
      """
  }

  static let middleActions = """
    {
              "if": {"rows": 10},
              "then": {"actions": "centered", "padding": {"top": 1}},
              "else": {"actions": "centered"}
            }
    """

  static let longActions = #"{"if": {"not": "shortActions"}, "then": {"actions": true}}"#

  static let beside = content(
    """
    {
            "row": [
              {"picture": "leading"}, {"if": {"not": "pictured"}, "then": {"icon": true}},
              {"use": "texts"}, {"picture": "trailing"}
            ],
            "gap": 1, "grow": 1
          }
    """)
  static let below = content(#"{"use": "texts"}"#)
  static let besideOrMiddle = content(
    """
    {
            "if": {"any": ["sign", "shortActions"]},
            "then": {
              "row": [
                {"picture": "leading"},
                {"if": {"all": ["sign", {"not": "pictured"}]}, "then": {"icon": true}},
                {"use": "texts"}, {"picture": "trailing"}
              ],
              "gap": 1, "grow": 1
            },
            "else": {"use": "middle"}
          }
    """)

  private static func content(_ usual: String) -> String {
    """
    "content": {
          "if": {"columns": 8},
          "then": \(usual),
          "else": {
            "row": [
              {"icon": true},
              {"if": {"columns": 4}, "then": {"text": "{headline}", "line": true, "rows": 1}}
            ],
            "gap": 1
          }
        }
    """
  }

  static let badgeLine = """
    "line": {
          "if": {"all": [{"columns": 28}, {"rows": 5}]},
          "then": {
            "if": {"all": ["title", {"any": ["body", "progress", "takeaways", "link", "actions"]}]},
            "then": {"row": [{"mark": "large"}, {"use": "rest"}, {"use": "close"}], "gap": 2},
            "else": {
              "row": [{"mark": "large", "alignSelf": "start"}, {"use": "rest"}, {"use": "close"}],
              "gap": 2, "align": "center"
            }
          },
          "else": {
            "if": {"columns": 28},
            "then": {"row": [{"mark": "small"}, {"use": "rest"}, {"use": "close"}], "gap": 2},
            "else": {"row": [{"mark": "small"}, {"use": "rest"}, {"use": "close"}], "gap": 1}
          }
        }
    """

  static let badgeRest = """
    "rest": {
          "row": [{"picture": "leading"}, {"use": "texts"}, {"picture": "trailing"}],
          "gap": 1, "grow": 1
        }
    """

  static let closeButton =
    #""close": {"if": "dismissible", "then": {"close": true, "alignSelf": "start"}}"#

  static let snackbarLine = """
    "line": {
          "row": [
            {"use": "content"},
            {"if": "shortActions", "then": {"actions": true, "shrink": 0}}
          ],
          "gap": 4, "align": "center"
        }
    """

  static let statusParts = """
    "line": {
          "if": {"columns": 24},
          "then": {
            "row": [
              {
                "row": [
                  {"use": "head"},
                  {
                    "if": "title",
                    "then": {"text": "{body}", "joined": true, "rows": 1, "shrink": 100}
                  }
                ],
                "gap": 2, "justify": "center", "grow": 1
              },
              {"figures": true},
              {"count": true},
              {"actions": "line", "shrink": 0}
            ],
            "gap": 2
          },
          "else": {"row": [{"use": "head"}], "justify": "center", "grow": 1}
        }
    """

  static let lineParts = """
    "line": {
          "if": {"columns": 24},
          "then": {
            "row": [
              {"use": "head"},
              {
                "if": "title",
                "then": {"text": "{body}", "joined": true, "rows": 1, "shrink": 100, "color": "muted"}
              },
              {
                "if": {"all": [{"columns": 60}, {"not": "actions"}]},
                "then": {"row": [{"bar": true, "minWidth": 12, "shrink": 0}, {"figures": true}], "gap": 1},
                "else": {"row": [{"figures": true}]},
                "shrink": 0
              },
              {"count": true},
              {"actions": "line", "shrink": 0}
            ],
            "gap": 2
          },
          "else": {"row": [{"use": "head"}], "gap": 2}
        }
    """

  static let statusHead = """
    "head": {
          "row": [
            {"icon": true},
            {"text": "{headline}", "joined": true, "rows": 1, "bold": true}
          ],
          "gap": 1
        }
    """
}

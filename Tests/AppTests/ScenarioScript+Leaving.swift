extension ScenarioScript {
  /// Rows about hiding and minimums.
  static let leaving = [
    ScenarioScript(
      "SM-H1",
      """
      {"hide":{}}
      {"hide":{"id":"unknown"}}
      {"hideCounted":{"id":"unknown"}}
      {"hideAll":{}}
      {"post":{"id":"A","title":"A","duration":0.2}}
      {"at":0.9,"hideAll":{}}
      {"post":{"id":"B","title":"B","duration":0.2}}
      {"at":1,"hide":{}}
      {"hide":{"id":"unknown"}}
      """,
      """
      A shown 0 0.4 0.6 0.8 expired
      B queued 1.3 1.7 1.9 2.1 expired
      """),
    ScenarioScript(
      "SM-H2",
      """
      {"post":{"id":"A","title":"A","duration":9}}
      {"post":{"id":"B","title":"B","duration":1}}
      {"post":{"id":"C","title":"C","duration":1}}
      {"at":1,"hide":{}}
      """,
      """
      A shown 0 0.4 1 1.2 hidden
      B queued 1.7 2.1 3.1 3.3 expired
      C queued 3.8 4.2 5.2 5.4 expired
      """),
    ScenarioScript(
      "SM-H3",
      """
      {"post":{"id":"A","title":"A","duration":9}}
      {"post":{"id":"B","title":"B","duration":1}}
      {"post":{"id":"C","title":"C","duration":1}}
      {"at":1,"hideAll":{}}
      """,
      """
      A shown 0 0.4 1 1.2 hidden
      B queued 1 cancelled
      C queued 1 cancelled
      """),
    ScenarioScript(
      "SM-H4",
      """
      {"post":{"id":"A","title":"A","duration":1}}
      {"post":{"id":"B","title":"B","duration":1}}
      {"at":0.5,"hide":{"id":"B"}}
      {"query":{"id":"B"}}
      """,
      """
      A shown 0 0.4 1.4 1.6 expired
      B queued 0.5 cancelled
      0.5 reply B gone 0
      """),
    ScenarioScript(
      "SM-H5",
      """
      {"post":{"id":"A","title":"A","duration":9}}
      {"at":1,"hide":{}}
      {"hide":{}}
      """,
      "A shown 0 0.4 1 1.2 hidden"),
    ScenarioScript(
      "SM-H6",
      """
      {"post":{"id":"A","title":"A","duration":1}}
      {"at":1.5,"hide":{"animated":false}}
      """,
      "A shown 0 0.4 1.4 1.5 expired"),
    ScenarioScript(
      "SM-H7",
      """
      {"post":{"id":"A","title":"A","duration":9}}
      {"at":1,"hide":{"animated":false}}
      """,
      "A shown 0 0.4 1 1 hidden"),
    ScenarioScript(
      "SM-H8",
      """
      {"post":{"id":"A","title":"A"}}
      {"hide":{}}
      """,
      "A shown 0 - 0 0.2 hidden"),
    ScenarioScript(
      "SM-H9",
      """
      {"post":{"id":"A","title":"A","duration":1}}
      {"at":0.1,"hide":{}}
      """,
      "A shown 0 - 0.1 0.3 hidden"),
    ScenarioScript(
      "SM-H10",
      """
      {"post":{"id":"A","title":"A","placement":"center","duration":1}}
      {"at":0.1,"hide":{}}
      """,
      "A shown 0 - 0.1 0.25 hidden"),
    ScenarioScript(
      "SM-H12",
      """
      {"post":{"id":"x","title":"A","duration":0.2}}
      {"at":0.7,"post":{"id":"x","title":"B"}}
      {"hide":{"id":"x"}}
      """,
      """
      x shown 0 0.4 0.6 0.8 expired
      x queued 0.7 cancelled
      """),
    ScenarioScript(
      "SM-H14",
      """
      {"post":{"id":"A","title":"A","duration":1}}
      {"at":1.5,"hide":{}}
      {"hide":{"id":"A"}}
      {"hideAll":{}}
      """,
      "A shown 0 0.4 1.4 1.6 expired"),
    ScenarioScript(
      "SM-H15",
      """
      {"post":{"id":"A","title":"A","duration":{"delay":0,"minimum":3}}}
      {"at":0.5,"hide":{}}
      {"at":0.6,"hideAll":{}}
      {"at":1,"panBegan":{"id":"A"}}
      {"panEnded":{"id":"A","travel":0.9,"velocity":0}}
      """,
      "A shown 0 0.4 1 1.2 swiped"),
    ScenarioScript(
      "SM-I1",
      """
      {"post":{"id":"A","title":"A","duration":{"delay":1,"minimum":1}}}
      {"at":0.5,"hide":{"id":"A"}}
      """,
      "A delayed 0.5 cancelled"),
    ScenarioScript(
      "SM-I2",
      """
      {"post":{"id":"A","title":"A","duration":{"delay":1,"minimum":1}}}
      {"at":0.5,"hide":{}}
      {"at":3,"hide":{}}
      """,
      "A delayed 1 1.4 3 3.2 hidden"),
    ScenarioScript(
      "SM-I3",
      """
      {"post":{"id":"A","title":"A","duration":{"delay":1,"minimum":1}}}
      {"at":0.5,"hideAll":{}}
      """,
      "A delayed 0.5 cancelled"),
    ScenarioScript(
      "SM-I4",
      """
      {"post":{"id":"A","title":"A","duration":{"delay":1,"minimum":1}}}
      {"at":1.7,"hide":{"id":"A"}}
      """,
      "A delayed 1 1.4 2 2.2 hidden"),
    ScenarioScript(
      "SM-I5",
      """
      {"post":{"id":"A","title":"A","duration":{"delay":0,"minimum":1}}}
      {"at":0.5,"hide":{}}
      """,
      "A shown 0 0.4 1 1.2 hidden"),
    ScenarioScript(
      "SM-I6",
      """
      {"post":{"id":"A","title":"A","duration":{"delay":0,"minimum":1}}}
      {"at":3,"hide":{}}
      """,
      "A shown 0 0.4 3 3.2 hidden"),
    ScenarioScript(
      "SM-I7",
      """
      {"post":{"id":"A","title":"A","duration":{"delay":0.3,"minimum":1}}}
      {"at":0.1,"post":{"id":"B","title":"B","duration":0.2}}
      {"at":1.5,"hide":{"id":"A"}}
      """,
      """
      A delayed 1.4 1.8 2.4 2.6 hidden
      B shown 0.1 0.5 0.7 0.9 expired
      """),
    ScenarioScript(
      "SM-I8",
      """
      {"post":{"id":"A","title":"A","duration":{"delay":0,"minimum":1}}}
      {"at":0.5,"hide":{}}
      {"at":0.6,"hide":{}}
      {"at":0.7,"hide":{}}
      """,
      "A shown 0 0.4 1 1.2 hidden"),
    ScenarioScript(
      "SM-I9",
      """
      {"post":{"id":"A","title":"A","dim":{"mode":"gray"},"duration":{"delay":0,"minimum":1.5}}}
      {"at":0.5,"hide":{}}
      {"at":0.6,"tapOutside":{}}
      """,
      "A shown 0 0.4 0.6 0.8 tappedOutside"),
    ScenarioScript(
      "SM-I10",
      """
      {"post":{"id":"A","title":"A","duration":{"delay":0,"minimum":1}}}
      {"at":0.5,"panBegan":{"id":"A"}}
      {"panEnded":{"id":"A","travel":0.5,"velocity":0}}
      """,
      "A shown 0 0.4 0.5 0.7 swiped"),
    ScenarioScript(
      "SM-I11",
      """
      {"post":{"id":"A","title":"A","duration":{"delay":1,"minimum":0}}}
      {"at":0.5,"query":{"id":"A"}}
      {"query":"state"}
      {"hideAll":{}}
      """,
      """
      A delayed 0.5 cancelled
      0.5 reply A delayed 1
      0.5 reply main current queued delayed A
      """),
    ScenarioScript(
      "SM-I12",
      """
      {"post":{"id":"A","title":"A","duration":{"delay":0,"minimum":2}}}
      {"post":{"id":"B","title":"B"}}
      {"at":0.5,"hideAll":{}}
      """,
      """
      A shown 0 0.4 2 2.2 hidden
      B queued 0.5 cancelled
      """),
    ScenarioScript(
      "SM-I13",
      """
      {"post":{"id":"A","title":"A","duration":{"delay":0,"minimum":0}}}
      {"hide":{}}
      """,
      "A shown 0 - 0 0.2 hidden"),
  ]
}

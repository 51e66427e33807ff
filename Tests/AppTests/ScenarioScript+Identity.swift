extension ScenarioScript {
  /// Rows about ids and counts.
  static let identity = [
    ScenarioScript(
      "SM-D1",
      """
      {"post":{"id":"x","title":"A","duration":1}}
      {"at":0.5,"post":{"id":"x","title":"B","duration":1}}
      {"query":{"id":"x"}}
      """,
      """
      x shown 0 0.4 1.4 1.6 expired
      x duplicate 0.5 duplicate
      0.5 reply x shown 1
      """),
    ScenarioScript(
      "SM-D2",
      """
      {"post":{"id":"A","title":"A","duration":1}}
      {"post":{"id":"x","title":"B","duration":1}}
      {"post":{"id":"C","title":"C","duration":1,"priority":5}}
      {"post":{"id":"x","title":"B′","duration":1,"priority":9}}
      """,
      """
      A shown 0 0.4 1.4 1.6 expired
      x queued 4.2 4.6 5.6 5.8 expired
      C queued 2.1 2.5 3.5 3.7 expired
      x duplicate 0 duplicate
      """),
    ScenarioScript(
      "SM-D3",
      """
      {"post":{"id":"x","title":"A","duration":0.2}}
      {"at":0.7,"post":{"id":"x","title":"B","duration":0.2}}
      """,
      """
      x shown 0 0.4 0.6 0.8 expired
      x queued 1.3 1.7 1.9 2.1 expired
      """),
    ScenarioScript(
      "SM-D4",
      """
      {"post":{"id":"x","title":"A","duration":"forever"}}
      {"at":0.6,"hide":{}}
      {"post":{"id":"x","title":"B","duration":1}}
      """,
      """
      x shown 0 0.4 0.6 0.8 hidden
      x queued 1.3 1.7 2.7 2.9 expired
      """),
    ScenarioScript(
      "SM-D5",
      """
      {"post":{"id":"x","title":"A","duration":"forever"}}
      {"at":0.6,"hideAll":{}}
      {"post":{"id":"x","title":"B","duration":1}}
      """,
      """
      x shown 0 0.4 0.6 0.8 hidden
      x queued 1.3 1.7 2.7 2.9 expired
      """),
    ScenarioScript(
      "SM-D6",
      """
      {"post":{"id":"x","title":"A","duration":"forever"}}
      {"at":0.6,"hideAll":{}}
      {"post":{"id":"y","title":"B","duration":1}}
      """,
      """
      x shown 0 0.4 0.6 0.8 hidden
      y queued 1.3 1.7 2.7 2.9 expired
      """),
    ScenarioScript(
      "SM-D8",
      """
      {"post":{"id":"x","title":"A","duration":{"delay":0,"minimum":2}}}
      {"at":1,"hide":{}}
      {"post":{"id":"x","title":"B","duration":1}}
      """,
      """
      x shown 0 0.4 2 2.2 hidden
      x queued 2.7 3.1 4.1 4.3 expired
      """),
    ScenarioScript(
      "SM-D9",
      """
      {"post":{"id":"x","title":"A","duration":{"delay":0.5,"minimum":0}}}
      {"post":{"id":"x","title":"B","duration":{"delay":0.5,"minimum":0}}}
      """,
      """
      x delayed 0.5 0.9 0.9 0.9 closed
      x duplicate 0 duplicate
      """),
    ScenarioScript(
      "SM-D10",
      """
      {"post":{"id":"x","title":"A","duration":{"delay":1,"minimum":0}}}
      {"at":0.5,"post":{"id":"x","title":"B","duration":1}}
      {"at":2,"hide":{"id":"x"}}
      """,
      """
      x delayed 1 1.4 2 2.2 hidden
      x duplicate 0.5 duplicate
      """),
    ScenarioScript(
      "SM-D11",
      """
      {"post":{"id":"x","title":"A","duration":1}}
      {"post":{"id":"x","title":"B","duration":1,"duplicates":"allow"}}
      """,
      """
      x shown 0 0.4 1.4 1.6 expired
      x queued 2.1 2.5 3.5 3.7 expired
      """),
    ScenarioScript(
      "SM-D12",
      """
      {"post":{"id":"x","title":"A","duration":1,"duplicates":"allow"}}
      {"post":{"id":"x","title":"B","duration":1}}
      """,
      """
      x shown 0 0.4 1.4 1.6 expired
      x duplicate 0 duplicate
      """),
    ScenarioScript(
      "SM-D14",
      """
      {"post":{"id":"one","title":"A","duration":"forever"}}
      {"at":1,"update":{"id":"one","title":"two"}}
      {"at":2,"hide":{"id":"two"}}
      {"at":3,"hide":{"id":"one"}}
      """,
      """
      one shown 0 0.4 3 3.2 hidden
      1 updated one
      """),
    ScenarioScript(
      "SM-D16",
      """
      {"post":{"id":"x","title":"A","duration":0.2}}
      {"at":2,"post":{"id":"x","title":"A","duration":0.2}}
      """,
      """
      x shown 0 0.4 0.6 0.8 expired
      x shown 2 2.4 2.6 2.8 expired
      """),
    ScenarioScript(
      "SM-C1",
      """
      {"post":{"id":"x","title":"A","duration":"forever"}}
      {"post":{"id":"x","title":"A","duplicates":"count"}}
      {"post":{"id":"x","title":"A","duplicates":"count"}}
      {"at":1,"hideCounted":{"id":"x"}}
      {"at":2,"hideCounted":{"id":"x"}}
      {"at":3,"hideCounted":{"id":"x"}}
      """,
      """
      x shown 0 0.4 3 3.2 hidden
      x duplicate 0 duplicate
      x duplicate 0 duplicate
      0 counted x 2
      0 counted x 3
      1 counted x 2
      2 counted x 1
      """),
    ScenarioScript(
      "SM-C2",
      """
      {"post":{"id":"A","title":"A","duration":1}}
      {"post":{"id":"x","title":"B"}}
      {"post":{"id":"x","title":"B","duplicates":"count"}}
      {"hideCounted":{"id":"x"}}
      {"at":0.5,"hideCounted":{"id":"x"}}
      """,
      """
      A shown 0 0.4 1.4 1.6 expired
      x queued 0.5 cancelled
      x duplicate 0 duplicate
      0 counted x 2
      0 counted x 1
      """),
    ScenarioScript(
      "SM-C3",
      """
      {"post":{"id":"x","title":"A","duration":{"delay":1,"minimum":0}}}
      {"post":{"id":"x","title":"A","duplicates":"count"}}
      {"at":0.2,"hideCounted":{"id":"x"}}
      {"at":0.4,"hideCounted":{"id":"x"}}
      """,
      """
      x delayed 0.4 cancelled
      x duplicate 0 duplicate
      0 counted x 2
      0.2 counted x 1
      """),
    ScenarioScript(
      "SM-C4",
      """
      {"hideCounted":{"id":"x"}}
      {"post":{"id":"x","title":"A","duration":9}}
      {"post":{"id":"x","title":"B","duplicates":"allow"}}
      {"at":1,"hideCounted":{"id":"x"}}
      """,
      """
      x shown 0 0.4 1 1.2 hidden
      x queued 1 cancelled
      """),
    ScenarioScript(
      "SM-C5",
      """
      {"post":{"id":"x","title":"A","duration":9}}
      {"post":{"id":"x","title":"A","duplicates":"count"}}
      {"at":1,"hide":{"id":"x"}}
      {"query":{"id":"x"}}
      """,
      """
      x shown 0 0.4 1 1.2 hidden
      x duplicate 0 duplicate
      0 counted x 2
      1 reply x hiding 0
      """),
    ScenarioScript(
      "SM-C6",
      """
      {"post":{"id":"x","title":"A","duration":{"delay":0,"minimum":2}}}
      {"post":{"id":"x","title":"A","duplicates":"count"}}
      {"at":1,"hide":{}}
      {"query":{"id":"x"}}
      """,
      """
      x shown 0 0.4 2 2.2 hidden
      x duplicate 0 duplicate
      0 counted x 2
      1 reply x leaving 0
      """),
    ScenarioScript(
      "SM-C7",
      """
      {"post":{"id":"x","title":"A","duration":9}}
      {"at":1,"hide":{}}
      {"post":{"id":"x","title":"B","duration":9}}
      {"post":{"id":"x","title":"C","duplicates":"count"}}
      {"at":1.3,"query":{"id":"x"}}
      {"at":3,"hideCounted":{"id":"x"}}
      {"at":4,"hideCounted":{"id":"x"}}
      """,
      """
      x shown 0 0.4 1 1.2 hidden
      x queued 1.7 2.1 4 4.2 hidden
      x duplicate 1 duplicate
      1 counted x 2
      1.3 reply x queued 2
      3 counted x 1
      """),
    ScenarioScript(
      "SM-C8",
      """
      {"setCount":{"id":"x","count":3}}
      {"post":{"id":"x","title":"A","duration":"forever"}}
      {"setCount":{"id":"x","count":3}}
      {"at":1,"hideCounted":{"id":"x"}}
      {"at":2,"hideCounted":{"id":"x"}}
      {"at":3,"hideCounted":{"id":"x"}}
      """,
      """
      x shown 0 0.4 3 3.2 hidden
      0 counted x 3
      1 counted x 2
      2 counted x 1
      """),
    ScenarioScript(
      "SM-C9",
      """
      {"post":{"id":"x","title":"A","duration":"forever"}}
      {"at":1,"hideCounted":{"id":"x"}}
      {"hideCounted":{"id":"x"}}
      """,
      "x shown 0 0.4 1 1.2 hidden"),
  ]
}

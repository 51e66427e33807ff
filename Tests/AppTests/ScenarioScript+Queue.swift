extension ScenarioScript {
  /// Rows about who enters when.
  static let scheduler = [
    ScenarioScript(
      "SM-Q1",
      """
      {"post":{"id":"A","title":"A","duration":2}}
      {"post":{"id":"B","title":"B","duration":2}}
      """,
      """
      A shown 0 0.4 2.4 2.6 expired
      B queued 3.1 3.5 5.5 5.7 expired
      """),
    ScenarioScript(
      "SM-Q2",
      """
      {"post":{"id":"A","title":"A","duration":1}}
      {"post":{"id":"B","title":"B","duration":1,"priority":2}}
      {"post":{"id":"C","title":"C","duration":1,"priority":2}}
      """,
      """
      A shown 0 0.4 1.4 1.6 expired
      B queued 2.1 2.5 3.5 3.7 expired
      C queued 4.2 4.6 5.6 5.8 expired
      """),
    ScenarioScript(
      "SM-Q3",
      """
      {"config":{"pause":0}}
      {"post":{"id":"A","title":"A","duration":1,"transition":"none"}}
      {"post":{"id":"B","title":"B","duration":1,"transition":"none","priority":1}}
      {"post":{"id":"C","title":"C","duration":1,"transition":"none","priority":5}}
      {"post":{"id":"D","title":"D","duration":1,"transition":"none","priority":1}}
      {"post":{"id":"E","title":"E","duration":1,"transition":"none","priority":5}}
      """,
      """
      A shown 0 0 1 1 expired
      B queued 3 3 4 4 expired
      C queued 1 1 2 2 expired
      D queued 4 4 5 5 expired
      E queued 2 2 3 3 expired
      """),
    ScenarioScript(
      "SM-Q4",
      """
      {"post":{"id":"A","title":"A","duration":1}}
      {"at":0.5,"post":{"id":"B","title":"B","duration":1,"priority":9}}
      """,
      """
      A shown 0 0.4 1.4 1.6 expired
      B queued 2.1 2.5 3.5 3.7 expired
      """),
    ScenarioScript(
      "SM-Q5",
      """
      {"post":{"id":"low","title":"A","duration":1}}
      {"post":{"id":"high","title":"B","duration":1,"priority":9}}
      """,
      """
      low shown 0 0.4 1.4 1.6 expired
      high queued 2.1 2.5 3.5 3.7 expired
      """),
    ScenarioScript(
      "SM-Q5",
      """
      {"suspend":{}}
      {"post":{"id":"low","title":"A","duration":1}}
      {"post":{"id":"high","title":"B","duration":1,"priority":9}}
      {"resume":{}}
      """,
      """
      low queued 2.1 2.5 3.5 3.7 expired
      high queued 0 0.4 1.4 1.6 expired
      """),
    ScenarioScript(
      "SM-Q6",
      """
      {"config":{"pause":0}}
      {"post":{"id":"A","title":"A","duration":"forever"}}
      {"post":{"id":"B","title":"B","duration":1}}
      {"at":1,"hide":{}}
      """,
      """
      A shown 0 0.4 1 1.2 hidden
      B queued 1.2 1.6 2.6 2.8 expired
      """),
    ScenarioScript(
      "SM-Q7",
      """
      {"post":{"id":"A","title":"A","duration":0.2}}
      {"post":{"id":"B","title":"B","duration":0.2}}
      {"at":0.9,"post":{"id":"C","title":"C","duration":0.2}}
      """,
      """
      A shown 0 0.4 0.6 0.8 expired
      B queued 1.3 1.7 1.9 2.1 expired
      C queued 2.6 3 3.2 3.4 expired
      """),
    ScenarioScript(
      "SM-Q9",
      """
      {"post":{"id":"A","title":"A","duration":9}}
      {"at":0.3,"hide":{}}
      {"post":{"id":"B","title":"B","duration":9}}
      {"at":0.6,"config":{"policy":"stack"}}
      {"config":{"policy":"serial"}}
      {"post":{"id":"C","title":"C","duration":0.2}}
      {"hide":{"id":"B"}}
      """,
      """
      A shown 0 - 0.3 0.5 hidden
      B queued 0.6 - 0.6 0.8 hidden
      C queued 1.3 1.7 1.9 2.1 expired
      """),
    ScenarioScript(
      "SM-Q10",
      """
      {"post":{"id":"A","title":"A"}}
      {"fail":{"id":"A"}}
      {"query":{"id":"A"}}
      {"post":{"id":"A","title":"A","duration":1}}
      """,
      """
      A shown 0 - 0 0 failed
      A queued 0.5 0.9 1.9 2.1 expired
      0 reply A gone 0
      """),
    ScenarioScript(
      "SM-Q12",
      """
      {"config":{"automatic":1}}
      {"post":{"id":"A","title":"A"}}
      {"post":{"id":"B","title":"B"}}
      {"config":{"automatic":9}}
      """,
      """
      A shown 0 0.4 1.4 1.6 expired
      B queued 2.1 2.5 3.5 3.7 expired
      """),
    ScenarioScript(
      "SM-Q20",
      #"{"post":{"id":"A","title":"A","duration":0}}"#,
      "A shown 0 0.4 0.4 0.6 expired"),
    ScenarioScript(
      "SM-Q21",
      """
      {"config":{"pause":-1}}
      {"post":{"id":"A","title":"A","duration":-1}}
      {"post":{"id":"B","title":"B","duration":{"delay":-1,"minimum":0}}}
      {"at":1,"hide":{"id":"B"}}
      {"post":{"id":"C","title":"C","duration":1e999}}
      """,
      """
      A shown 0 0.4 0.4 0.6 expired
      B queued 0.6 1 1 1.2 hidden
      C queued 1.2 1.6 1.6 1.6 closed
      """),
    ScenarioScript(
      "SM-Q22",
      """
      {"post":{"id":"A","title":"A","duration":{"delay":0,"minimum":-3}}}
      {"at":1,"hide":{}}
      """,
      "A shown 0 0.4 1 1.2 hidden"),
    ScenarioScript(
      "SM-Q24",
      """
      {"post":{"id":"A","title":"A"}}
      {"at":0.1,"fail":{"id":"A"}}
      """,
      "A shown 0 - 0.1 0.1 failed"),
    ScenarioScript(
      "SM-Q26",
      """
      {"post":{"id":"A","title":"A","duration":2}}
      {"at":0.1,"focus":{"window":false}}
      {"at":5,"focus":{"window":true}}
      """,
      "A shown 0 0.4 7 7.2 expired"),
    ScenarioScript(
      "SM-Q27",
      """
      {"post":{"id":"A","title":"A","duration":0.2}}
      {"post":{"id":"B","title":"B","duration":0.2}}
      {"post":{"id":"C","title":"C","duration":0.2}}
      {"at":1,"config":{"pause":3}}
      """,
      """
      A shown 0 0.4 0.6 0.8 expired
      B queued 1.3 1.7 1.9 2.1 expired
      C queued 5.1 5.5 5.7 5.9 expired
      """),
    ScenarioScript(
      "SM-Q28",
      """
      {"post":{"id":"A","title":"A","duration":{"delay":0,"minimum":1}}}
      {"post":{"id":"B","title":"B","duration":1}}
      {"hide":{"id":"A"}}
      """,
      """
      A shown 0 0.4 1 1.2 hidden
      B queued 1.7 2.1 3.1 3.3 expired
      """),
  ]

  /// Rows about hosts.
  static let hosts = [
    ScenarioScript(
      "SM-Q16",
      """
      {"post":{"id":"A","title":"A","duration":"forever"}}
      {"post":{"id":"B","title":"B","duration":1}}
      {"at":1,"host":{"attached":false}}
      {"query":{"id":"A"}}
      {"at":4,"host":{"attached":true}}
      """,
      """
      A shown 0 0.4 1 1 orphaned
      B queued 4 4.4 5.4 5.6 expired
      1 reply A gone 0
      """),
    ScenarioScript(
      "MSV-M21",
      """
      {"host":{"attached":false}}
      {"post":{"id":"A","title":"A","duration":5}}
      {"at":60,"host":{"attached":true}}
      """,
      "A queued 60 60.4 65.4 65.6 expired"),
  ]
}

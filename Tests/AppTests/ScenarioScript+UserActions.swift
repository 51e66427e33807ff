extension ScenarioScript {
  /// Rows about what a person does, and about stacks and snackbars.
  static let userActions = [
    ScenarioScript(
      "SM-P1",
      """
      {"post":{"id":"A","title":"A","duration":1}}
      {"at":0.7,"panBegan":{"id":"A"}}
      {"at":1.7,"panEnded":{"id":"A","travel":0,"velocity":0}}
      """,
      "A shown 0 0.4 2.7 2.9 expired"),
    ScenarioScript(
      "SM-P2",
      """
      {"post":{"id":"A","title":"A","duration":1}}
      {"at":0.7,"panBegan":{"id":"A"}}
      {"at":1,"panEnded":{"id":"A","travel":0,"velocity":0}}
      """,
      "A shown 0 0.4 2 2.2 expired"),
    ScenarioScript(
      "SM-P3",
      """
      {"post":{"id":"A","title":"A","duration":0.5}}
      {"at":0.1,"panBegan":{"id":"A"}}
      {"at":1.2,"panEnded":{"id":"A","travel":0,"velocity":0}}
      """,
      "A shown 0 0.4 1.7 1.9 expired"),
    ScenarioScript(
      "SM-P4",
      """
      {"post":{"id":"A","title":"A","duration":0.5}}
      {"at":0.1,"panBegan":{"id":"A"}}
      {"at":0.2,"panEnded":{"id":"A","travel":0,"velocity":0}}
      """,
      "A shown 0 0.4 0.9 1.1 expired"),
    ScenarioScript(
      "SM-P8",
      """
      {"post":{"id":"A","title":"A","placement":"center","duration":"forever"}}
      {"at":1,"panBegan":{"id":"A"}}
      {"panEnded":{"id":"A","travel":0,"velocity":8}}
      {"at":2,"panBegan":{"id":"A"}}
      {"panEnded":{"id":"A","travel":0,"velocity":8.01}}
      """,
      "A shown 0 0.5 2 2.15 swiped"),
    ScenarioScript(
      "SM-P12",
      """
      {"config":{"policy":"stack"}}
      {"post":{"id":"A","title":"A","dim":"none","duration":9}}
      {"post":{"id":"B","title":"B","dim":{"mode":"gray"},"duration":9}}
      {"post":{"id":"C","title":"C","dim":{"mode":"gray","interactive":false},"duration":1}}
      {"at":1,"tapOutside":{}}
      {"at":2,"tapOutside":{}}
      """,
      """
      A shown 0 0.333 9.333 9.666 expired
      B shown 0 0.333 2 2.333 tappedOutside
      C shown 0 0.333 1.333 1.666 expired
      """),
    ScenarioScript(
      "SM-P14",
      """
      {"post":{"id":"A","title":"A","swipe":false,"dim":{"mode":"gray"},"duration":9}}
      {"at":1,"panBegan":{"id":"A"}}
      {"panEnded":{"id":"A","travel":1,"velocity":99}}
      {"at":2,"tapOutside":{}}
      """,
      "A shown 0 0.4 2 2.2 tappedOutside"),
    ScenarioScript(
      "SM-U3",
      """
      {"post":{"id":"x","title":"old","duration":2}}
      {"at":1,"post":{"id":"x","title":"new","duration":2,"duplicates":"update"}}
      """,
      """
      x shown 0 0.4 3 3.2 expired
      x duplicate 1 duplicate
      1 updated x
      """),
    ScenarioScript(
      "MSV-M1",
      """
      {"config":{"pause":0}}
      {"post":{"id":"A","title":"A","duration":5,"transition":"translate"}}
      {"post":{"id":"B","title":"B","duration":5,"transition":"translate"}}
      {"post":{"id":"C","title":"C","duration":5,"transition":"translate"}}
      """,
      """
      A shown 0 0.333 5.333 5.666 expired
      B queued 5.666 5.999 10.999 11.332 expired
      C queued 11.332 11.665 16.665 16.998 expired
      """),
    ScenarioScript(
      "MSV-M2",
      """
      {"config":{"policy":"stack"}}
      {"post":{"id":"A","title":"A","duration":2}}
      {"post":{"id":"B","title":"B","duration":1}}
      """,
      """
      A shown 0 0.333 2.333 2.666 expired
      B shown 0 0.333 1.333 1.666 expired
      """),
    ScenarioScript(
      "MSV-M8",
      """
      {"post":{"id":"A","title":"A","duration":"forever","transition":"translate"}}
      {"at":1,"panBegan":{"id":"A"}}
      {"panEnded":{"id":"A","travel":0.5,"velocity":99}}
      {"at":2,"panBegan":{"id":"A"}}
      {"panEnded":{"id":"A","travel":0.51,"velocity":0}}
      """,
      "A shown 0 0.333 2 2.333 swiped"),
    ScenarioScript(
      "MSV-M12",
      """
      {"post":{"id":"A","title":"A","duration":2}}
      {"post":{"id":"B","title":"B","duration":2}}
      {"at":1,"config":{"policy":"stack"}}
      """,
      """
      A shown 0 0.4 2.4 2.6 expired
      B queued 1 1.4 3.4 3.6 expired
      """),
    ScenarioScript(
      "MSV-M13",
      """
      {"post":{"id":"A","title":"A","duration":"forever"}}
      {"post":{"id":"B","title":"B","duration":"forever"}}
      {"at":1,"close":{}}
      {"post":{"id":"C","title":"C"}}
      """,
      """
      A shown 0 0.4 1 1 closed
      B queued 1 closed
      C rejected 1 closed
      """),
    ScenarioScript(
      "VS-V4",
      """
      {"post":{"id":"A","title":"A","style":"snackbar"}}
      {"at":1,"post":{"id":"B","title":"B","style":"snackbar"}}
      """,
      """
      A shown 0 0.25 1 1.25 replaced
      B queued 1.25 1.5 6.5 6.75 expired
      """),
    ScenarioScript(
      "VS-V5",
      """
      {"post":{"id":"A","title":"A","style":"snackbar"}}
      {"at":0.1,"post":{"id":"B","title":"B","style":"snackbar"}}
      {"at":0.2,"post":{"id":"C","title":"C","style":"snackbar"}}
      """,
      """
      A shown 0 - 0.1 0.35 replaced
      B queued 0.2 replaced
      C queued 0.35 0.6 5.6 5.85 expired
      """),
    ScenarioScript(
      "VS-V10",
      """
      {"post":{"id":"A","title":"A","style":"snackbar"}}
      {"at":2.25,"update":{"id":"A","duration":10}}
      """,
      """
      A shown 0 0.25 12.25 12.5 expired
      2.25 updated A
      """),
    ScenarioScript(
      "VS-V11",
      """
      {"post":{"id":"A","title":"A","style":"snackbar"}}
      {"at":2,"update":{"id":"A","duration":"forever"}}
      {"at":20,"update":{"id":"A","duration":5}}
      """,
      """
      A shown 0 0.25 25 25.25 expired
      2 updated A
      20 updated A
      """),
    ScenarioScript(
      "VS-V12",
      """
      {"post":{"id":"A","title":"A","style":"snackbar"}}
      {"at":1,"tap":{"id":"A"}}
      """,
      """
      A shown 0 0.25 1 1.25 tapped
      1 tapped A
      """),
    ScenarioScript(
      "VS-V13",
      """
      {"post":{"id":"A","title":"A","style":"snackbar","tap":"action","duration":3,"actions":[{"id":"more","label":"More","keepsOpen":true}]}}
      {"at":1,"tap":{"id":"A"}}
      {"at":2,"tap":{"id":"A"}}
      """,
      """
      A shown 0 0.25 3.25 3.5 expired
      1 tapped A
      1 action A more
      2 tapped A
      2 action A more
      """),
    ScenarioScript(
      "VS-V14",
      """
      {"post":{"id":"A","title":"A","style":"snackbar","tap":"none"}}
      {"at":1,"tap":{"id":"A"}}
      {"at":2,"update":{"id":"A","tap":"dismiss"}}
      {"at":3,"tap":{"id":"A"}}
      """,
      """
      A shown 0 0.25 3 3.25 tapped
      2 updated A
      3 tapped A
      """),
  ]
}

import PlacardModels

extension RandomScript {
  mutating func post(_ id: String) -> ScriptLine {
    var fields = chance(8) ? [] : [ScriptLine.text("id", id)]
    fields.append(ScriptLine.text("title", pick([id, id, "one two three", Self.essay])))
    fields += content() + placing()
    if has(.duplicates), chance(2) {
      let policies = ["drop", "count", "update", "allow", "allow", "allow"]
      fields.append(ScriptLine.text("duplicates", pick(policies)))
    }
    var line = ScriptLine("post", fields)
    if has(.owners), chance(4) { line.owner = pick([0, 1]) }
    return line
  }

  private static let essay = Array(repeating: "word", count: 20).joined(separator: " ")
  private static let actions =
    #"[{"id":"yes","label":"Yes"},{"id":"stay","label":"Stay","keepsOpen":true}]"#
  private static let refusals = #"[{"id":"none","label":"No","role":"cancel"}]"#

  private mutating func content() -> [String] {
    var fields: [String] = []
    if chance(2) { fields.append(ScriptLine.text("urgency", pick(["low", "critical"]))) }
    if chance(3) {
      fields.append(ScriptLine.text("severity", pick(["success", "warning", "error", "debug"])))
    }
    if chance(8) { fields.append(progress()) }
    if has(.userActions), chance(3) {
      fields.append(ScriptLine.field("actions", pick([Self.actions, Self.actions, Self.refusals])))
    }
    return fields
  }

  private mutating func progress() -> String {
    ScriptLine.field(
      "progress", pick(["\"indeterminate\"", "0.5", "1", #"{"done":3,"total":3}"#]))
  }

  /// Where, how long and how a post is shown.
  private mutating func placing() -> [String] {
    var fields: [String] = []
    if !chance(3) { fields.append(ScriptLine.text("lane", pick(lanes))) }
    if !chance(4) { fields.append(duration()) }
    if has(.priorities), chance(3) { fields.append(priority()) }
    if chance(8) { fields.append(ScriptLine.text("group", "group")) }
    if chance(12) { fields.append(ScriptLine.text("style", pick(["snackbar", "badge"]))) }
    if chance(12) { fields.append(ScriptLine.text("attention", "warning")) }
    if chance(8) { fields.append(ScriptLine.text("placement", pick(["center", "bottom"]))) }
    if has(.userActions) { fields += manners() }
    if has(.tags), chance(4) { fields.append(ScriptLine.text("tag", pick(["t", "u"]))) }
    return fields
  }

  private mutating func manners() -> [String] {
    var fields: [String] = []
    if chance(3) { fields.append(ScriptLine.text("tap", pick(["dismiss", "action"]))) }
    if chance(12) { fields.append(ScriptLine.text("tapAction", pick(["yes", "stay", "far"]))) }
    if chance(8) { fields.append(ScriptLine.field("swipe", false)) }
    if chance(8) { fields.append(ScriptLine.field("dismissible", false)) }
    if chance(6) {
      fields.append(
        ScriptLine.field("dim", #"{"mode":"gray","interactive":\#(chance(2))}"#))
    }
    if chance(8) { fields.append(ScriptLine.text("transition", pick(["collapse", "physics"]))) }
    return fields
  }

  private mutating func priority() -> String {
    let far = has(.extremes) && chance(8)
    return ScriptLine.field("priority", far ? pick([Int.min, .max]) : pick([-1, 1, 2]))
  }

  private mutating func duration() -> String {
    if has(.extremes), chance(10) {
      return ScriptLine.field(
        "duration", pick(["-1", "1e17", "1e300", "0.000000001", #"{"delay":1e300,"minimum":-1}"#]))
    }
    if has(.waits), chance(3) {
      let (delay, minimum) = (pick(["0", "0.5", "1"]), pick(["0", "1", "2"]))
      return ScriptLine.field("duration", #"{"delay":\#(delay),"minimum":\#(minimum)}"#)
    }
    return ScriptLine.field(
      "duration", pick(["0", "0.3", "1", "2", "2", "\"automatic\"", "\"forever\""]))
  }

  mutating func update() -> ScriptLine {
    var fields = [id()]
    if chance(2) {
      fields.append(ScriptLine.field("title", chance(12) ? "null" : "\"changed\""))
    }
    if chance(3) { fields.append(ScriptLine.text("urgency", pick(["low", "normal", "critical"]))) }
    if chance(4) { fields.append(ScriptLine.text("severity", pick(["info", "success", "error"]))) }
    if chance(4) { fields.append(progress()) }
    if chance(3) { fields.append(duration()) }
    if has(.priorities), chance(3) { fields.append(priority()) }
    if chance(8) { fields.append(ScriptLine.field("actions", "null")) }
    if has(.tags), chance(4) { fields.append(ScriptLine.text("tag", pick(["t", "u"]))) }
    if chance(12) { fields.append(ScriptLine.text("lane", pick(lanes))) }
    return ScriptLine("update", fields)
  }

  private static let rates = [
    #"{"limit":2,"per":1}"#, #"{"limit":1,"per":3}"#, #"{"limit":1,"per":0}"#,
  ]

  mutating func laneConfiguration() -> ScriptLine {
    var fields = [ScriptLine.text("lane", pick(lanes))]
    if chance(2) {
      fields.append(ScriptLine.text("policy", pick(["serial", "stack", "replace"])))
    }
    if chance(3) { fields.append(ScriptLine.field("pause", pick(["0", "0.3", "0.5"]))) }
    if chance(6) { fields.append(ScriptLine.field("automatic", pick(["\"reading\"", "1"]))) }
    if has(.rates), chance(3) { fields.append(ScriptLine.field("rate", pick(Self.rates))) }
    guard has(.full) else { return ScriptLine("config", fields) }
    let far = has(.extremes) && chance(8)
    if chance(3) { fields.append(ScriptLine.field("limit", far ? Int.max : pick([1, 2, 3]))) }
    if chance(8) { fields.append(ScriptLine.field(pick(["limit", "queueLimit"]), "null")) }
    if chance(3) { fields.append(ScriptLine.field("queueLimit", far ? .max : pick([0, 2, 9]))) }
    if chance(3) {
      fields.append(ScriptLine.text("whenFull", pick(["queue", "replaceOldest", "dropNew"])))
    }
    return ScriptLine("config", fields)
  }
}

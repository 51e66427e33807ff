extension SchemaTable {
  /// The definitions that are not plain objects, by name.
  ///
  /// A `line` belongs to a stream and is skipped by a script; of those in `relayed`, a feed accepts some
  /// and skips the rest.
  static let composites: [(name: String, schema: StaticString)] = [
    (
      "in",
      ##"""
      {"description":"A line of a feed.","anyOf":[{"$ref":"#/$defs/bare"},{"$ref":"#/$defs/relayed"},{"$ref":"#/$defs/command","not":{"anyOf":[{"$ref":"#/$defs/line"},{"required":["title"]},{"required":["body"]},{"required":["subtitle"]}]}}]}
      """##
    ),
    (
      "script",
      ##"""
      {"description":"A line of a script: a command with its time, in seconds.","anyOf":[{"$ref":"#/$defs/line"},{"$ref":"#/$defs/command","properties":{"at":{"type":["number","null"],"minimum":0,"exclusiveMaximum":1000000000000000000}},"not":{"$ref":"#/$defs/line"}}]}
      """##
    ),
    (
      "line",
      ##"""
      {"type":"object","required":["kind"],"properties":{"kind":{"not":{"type":"null"}}}}
      """##
    ),
    (
      "relayed",
      ##"""
      {"description":"A line of another stream; kinds that are not named are skipped.","anyOf":[{"$ref":"#/$defs/relayed.willShow"},{"$ref":"#/$defs/relayed.updated"},{"$ref":"#/$defs/relayed.counted"},{"$ref":"#/$defs/relayed.willHide"},{"type":"object","required":["kind"],"properties":{"kind":{"type":"string","not":{"enum":["willShow","updated","counted","willHide"]}}}}]}
      """##
    ),
    (
      "message",
      ##"""
      {"description":"A message with its options: one text is required.","$ref":"#/$defs/fields","anyOf":[{"required":["title"],"properties":{"title":{"type":"string","minLength":1}}},{"required":["body"],"properties":{"body":{"type":"string","minLength":1}}},{"required":["subtitle"],"properties":{"subtitle":{"type":"string","minLength":1}}}]}
      """##
    ),
    (
      "update",
      ##"""
      {"description":"The keys of a message that change; null clears one.","$ref":"#/$defs/fields","required":["id"],"properties":{"id":{"type":"string"}}}
      """##
    ),
  ]
}

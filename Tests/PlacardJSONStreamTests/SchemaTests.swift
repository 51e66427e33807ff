import Foundation
@_spi(Fields) import PlacardModels
import PlacardPosting
import Testing

@_spi(Fields) @testable import PlacardJSONStream

@Suite("J1 The published schema") struct SchemaTests {
  static let schema = Result { try JSONValue(parsing: StreamSchema.json()) }

  private func validator(isClosed: Bool = false) throws -> SchemaValidator {
    SchemaValidator(root: try Self.schema.get(), isClosed: isClosed)
  }

  @Test func aPartIsTheWholeWithAnotherBeginning() throws {
    let whole = try Self.schema.get()
    #expect(whole["anyOf"]?.text.contains("config") == false)
    #expect(whole["anyOf"]?.elements.count == StreamSchema.Part.allCases.count - 1)
    for part in StreamSchema.Part.allCases {
      let json = try JSONValue(parsing: StreamSchema.json(part))
      #expect(json["$defs"] == whole["$defs"])
      #expect(json["anyOf"]?.text == "[{\"$ref\":\"#/$defs/\(part.rawValue)\"}]")
    }
  }

  @Test func everyReferenceLeadsSomewhereAndEveryDefinitionIsReferredTo() throws {
    let text = try Self.schema.get().text
    let named = try Self.schema.get()["$defs"]?.keys ?? []
    let references = text.matches(of: #/"#/\$defs/([^"]+)"/#).map { String($0.1) }
    #expect(named.count == Set(named).count)
    #expect(Set(references).union(["config"]) == Set(named))
  }

  // MARK: - What the reader takes

  /// Lines of scripts and of feeds, good and bad, from wherever the tests have some.
  static let lines: [String] =
    CommandReaderTests.commands.map(\.line) + CommandReaderTests.badLines.map(\.line)
    + CommandWriterTests.lines + badRules + FeedTests.badLines + FeedTests.lines + Corpus.scripts
    + twoCommands

  private static let twoCommands = ["query", "history", "explain"].flatMap { name in
    [#"{"\#(name)":{},"suspend":{},"tag":1}"#, #"{"\#(name)":{},"suspend":{},"tag":"t"}"#]
  }

  private static let badRules = ConfigurationRuleTests.bad.map { "{\"rules\":\($0.json)}" }

  /// What a schema cannot say: texts that an update would leave, times that go backward, JSON.
  private static func isBeyondSchemas(_ problem: Problem?) -> Bool {
    guard let message = problem?.message else { return false }
    return ["A message keeps", "goes backward", "Unknown place"].contains {
      message.contains($0)
    }
  }

  @Test(arguments: [CommandReader.Mode.feed, .script])
  func theSchemaAcceptsWhatTheReaderAcceptsAndNothingElse(_ mode: CommandReader.Mode) throws {
    let validator = try validator()
    var counts = (good: 0, bad: 0)
    for line in Self.lines {
      guard let value = try? JSONValue(parsing: line.utf8) else { continue }
      var reader = CommandReader(mode)
      let problem = Reading.problem(reader.read(InputLine(1, line)))
      guard !Self.isBeyondSchemas(problem) else { continue }
      let complaint = try validator.complaint(about: value, as: mode == .feed ? "in" : "script")
      if problem == nil { counts.good += 1 } else { counts.bad += 1 }
      #expect((problem == nil) == (complaint == nil), "\(line): \(complaint ?? "accepted")")
    }
    #expect(counts.good > 300 && counts.bad > 60)
  }

  @Test func theSchemaOfConfigurationsAcceptsThoseWithoutAProblem() throws {
    let validator = try validator()
    var counts = (good: 0, bad: 0)
    let rules = CommandWriterTests.lines.compactMap { (try? JSONValue(parsing: $0.utf8))?["rules"] }
    for text in ConfigurationTests.good + ConfigurationTests.bad.map(\.text)
      + ConfigurationRuleTests.bad.map(\.json) + rules.map(\.text)
    {
      guard let value = try? JSONValue(parsing: text.utf8) else { continue }
      let problem = Configuration.decode(text.utf8).problems.first
      guard problem?.message.contains("Unknown mode") != true, !Self.isBeyondSchemas(problem) else {
        continue
      }
      let complaint = try validator.complaint(about: value, as: "config")
      if problem == nil { counts.good += 1 } else { counts.bad += 1 }
      #expect((problem == nil) == (complaint == nil), "\(text): \(complaint ?? "accepted")")
    }
    #expect(counts.good >= 5 && counts.bad > 40)
  }

  // MARK: - Keys, both ways

  /// Every word in the library's source that could be a key, and every key of the schema.
  static let candidates: [String] = {
    var words = Set(
      Corpus.sources.split(separator: "\"").filter { $0.utf8.allSatisfy(\.isLetter) }.map(
        String.init)
    )
    for definition in (try? schema.get()["$defs"]?.keys) ?? [] {
      words.formUnion(SchemaTests.names(of: definition))
    }
    return words.sorted()
  }()

  static func names(of definition: String) -> Set<String> {
    guard let schema = try? schema.get()["$defs"]?[definition] else { return [] }
    return Set(schema["properties"]?.keys ?? [])
  }

  /// Objects of a definition in a line, with a place for one more key.
  static let places: [(definition: String, line: String)] =
    [
      ("fields", #"{"post":{"later":0@,"title":"T"}}"#),
      ("fields", #"{"post":{"later":0@,"body":"B"}}"#),
      ("fields", #"{"update":{"id":"a","later":0@}}"#),
      ("icon", #"{"post":{"title":"T","icon":{"name":"n"@}}}"#),
      ("icon", #"{"post":{"title":"T","icon":{"file":"f"@}}}"#),
      ("image", #"{"post":{"title":"T","leadingImage":{"file":"f"@}}}"#),
      ("action", #"{"post":{"title":"T","actions":[{"id":"a"@}]}}"#),
      ("progress", #"{"post":{"title":"T","progress":{"done":1@}}}"#),
      ("indefinite", #"{"post":{"title":"T","duration":{"later":0@}}}"#),
      ("dim", #"{"post":{"title":"T","dim":{"mode":"gray"@}}}"#),
      ("margin", #"{"post":{"title":"T","margin":{"later":0@}}}"#),
      ("accessibility", #"{"post":{"title":"T","accessibility":{"later":0@}}}"#),
      ("rate", #"{"config":{"rate":{"limit":1,"per":1@}}}"#),
      ("book", #"{"rules":{"rules":[]@}}"#), ("book", #"{"rules":{"modes":{}@}}"#),
      ("book.mode", #"{"rules":{"modes":{"m":{"quiet":1@}}}}"#),
      ("book.mode", #"{"rules":{"modes":{"m":{"rules":[]@}}}}"#),
      ("rule", #"{"rules":{"rules":[{"name":"n"@}]}}"#),
      ("match", #"{"rules":{"rules":[{"match":{"app":"a"@}}]}}"#),
      ("change", #"{"rules":{"rules":[{"set":{"app":"a"@}}]}}"#),
      ("pattern", #"{"rules":{"rules":[{"match":{"app":{"glob":"a"@}}}]}}"#),
      ("bounds", #"{"rules":{"rules":[{"match":{"count":{"atMost":1@}}}]}}"#),
      ("bounds.severity", #"{"rules":{"rules":[{"match":{"severity":{"atMost":"info"@}}}]}}"#),
      ("bounds.urgency", #"{"rules":{"rules":[{"match":{"urgency":{"atMost":"low"@}}}]}}"#),
    ]
    + [
      ("bounds.number", #"{"match":{"duration":{"atLeast":1@}}}"#),
      ("pattern.duration", #"{"match":{"duration":{"prefix":"f"@}}}"#),
      ("match.indefinite", #"{"match":{"duration":{"delay":1@}}}"#),
      ("match.dim", #"{"match":{"dim":{"mode":"gray"@}}}"#),
      ("match.icon", #"{"match":{"icon":{"name":"n"@}}}"#),
      ("match.image", #"{"match":{"leadingImage":{"alt":"n"@}}}"#),
      ("match.action", #"{"match":{"actions":{"label":"n"@}}}"#),
      ("match.progress", #"{"match":{"progress":{"done":1@}}}"#),
      ("match.margin", #"{"match":{"margin":{"top":1@}}}"#),
      ("match.accessibility", #"{"match":{"accessibility":{"label":"n"@}}}"#),
    ].map { ($0.0, "{\"rules\":{\"rules\":[\($0.1)]}}") }
    + ["placement", "duplicates", "tap", "attention"].map {
      ("pattern.\($0)", "{\"rules\":{\"rules\":[{\"match\":{\"\($0)\":{\"glob\":\"a\"@}}}]}}")
    }
    + CommandReader.commandNames.compactMap { name in
      guard let reference = (try? schema.get()["$defs"]?["command"]?["properties"]?[name])?["$ref"],
        let definition = reference.words.first?.dropFirst("#/$defs/".count),
        !["message", "update", "book"].contains(definition)
      else { return nil }
      let required = (try? schema.get()["$defs"]?[String(definition)]?["required"])?.words ?? []
      let members = required.map { ",\"\($0)\":\(samples[$0] ?? "\"a\"")" }.joined()
      return (String(definition), "{\"\(name)\":{\"later\":0\(members)@}}")
    }

  static let samples = [
    "count": "1", "for": "1", "inside": "true", "window": "true", "attached": "true",
    "person": "true", "on": "true",
  ]

  @Test(arguments: places) func theReaderKnowsTheKeysOfTheSchemaAndNoOthers(
    _ definition: String, _ line: String
  ) {
    func isKnown(_ key: String) -> Bool {
      let probe = line.replacing("@", with: ",\"\(key)\":[[]]")
      var reader = CommandReader(.script)
      let problem = Reading.problem(reader.read(InputLine(1, probe)))
      return problem.map { !$0.message.contains("Unknown key") } ?? false
    }
    #expect(!isKnown("nobodyKnowsThis"), "\(line)")
    #expect(Set(Self.candidates.filter(isKnown)) == Self.names(of: definition), "\(line)")
  }

  @Test(arguments: [
    ("config", "{@}"), ("config.lane", #"{"lanes":{"a":{@}}}"#),
    ("config.defaults", #"{"defaults":{@}}"#),
  ]) func configurationsHaveTheKeysOfTheSchemaAndNoOthers(_ definition: String, _ text: String) {
    let known = Self.candidates.filter { key in
      let probe = text.replacing("@", with: "\"\(key)\":[[]]")
      let problems = Configuration.decode(probe.utf8).problems
      return !problems.contains { $0.message.contains("Unknown key") }
    }
    #expect(Set(known) == Self.names(of: definition))
  }

  @Test func theCommandsOfTheSchemaAreThoseOfTheReader() throws {
    #expect(Self.names(of: "command") == Set(CommandReader.commandNames))
    let choices = try Self.schema.get()["$defs"]?["command"]?["oneOf"]?.elements ?? []
    #expect(
      choices.flatMap { $0["required"]?.words ?? [] }.sorted()
        == CommandReader.commandNames.sorted())
  }

  @Test func theReaderTakesEveryWordOfAClosedSet() throws {
    var count = 0
    for (definition, line) in Self.places {
      guard let properties = try Self.schema.get()["$defs"]?[definition]?["properties"] else {
        continue
      }
      for key in properties.keys where !line.contains("\"\(key)\":") {
        let schemas = [properties[key]] + (properties[key]?["anyOf"]?.elements ?? [])
        for word in schemas.flatMap({ $0?["enum"]?.words ?? $0?["const"]?.words ?? [] }) {
          let probe = line.replacing("@", with: ",\"\(key)\":\"\(word)\"")
          #expect(Reading.problem(Self.read(probe)) == nil, "\(probe)")
          count += 1
        }
      }
    }
    #expect(count > 60)
  }

  private static func read(_ line: String) -> TimedCommand? {
    var reader = CommandReader(.script)
    return reader.read(InputLine(1, line))
  }

  // MARK: - What the writer writes

  @Test func theKindsOfTheSchemaAreThoseOfTheEvents() throws {
    let kinds = try #require(try Self.schema.get()["$defs"]?.keys.filter { $0.hasPrefix("kind.") })
    #expect(
      Set(kinds.map { String($0.dropFirst(5)) } + ["reply"])
        == Set(PostEvent.Kind.allCases.map(\.rawValue)))
  }

  /// The definition of a line's kind, or of its reply.
  private static func definition(of line: JSONValue) -> String {
    let kind = line["kind"]?.words.first ?? ""
    return kind == "reply" ? "reply.\(line["query"]?.words.first ?? "")" : "kind.\(kind)"
  }

  @Test func everyLineOutConformsAndHasTheKeysOfItsKind() throws {
    let validator = try validator(isClosed: true)
    var seen: [String: Set<String>] = [:]
    for line in Corpus.streams {
      let value = try JSONValue(parsing: line.utf8)
      let definition = Self.definition(of: value)
      let complaint = try validator.complaint(about: value, as: definition)
      #expect(complaint == nil, "\(line): \(complaint ?? "")")
      if seen[definition] == nil {
        #expect(try validator.complaint(about: value, as: "out") == nil)
      }
      seen[definition, default: []].formUnion(value.keys)
    }
    for name in try Self.schema.get()["$defs"]?.keys ?? []
    where name.hasPrefix("kind.") || name.hasPrefix("reply.") {
      #expect(Self.names(of: name) == seen[name] ?? [], "\(name)")
    }
  }

  @Test(arguments: [
    #"{"placard":2,"kind":"tapped","seq":1,"at":0,"id":"a","post":1}"#,
    #"{"kind":"tapped","seq":1,"at":0,"id":"a","post":1}"#,
    #"{"placard":1,"kind":"tapped","seq":0,"at":0,"id":"a","post":1}"#,
    #"{"placard":1,"kind":"tapped","seq":1,"at":-1,"id":"a","post":1}"#,
    #"{"placard":1,"kind":"tapped","seq":1,"at":0,"id":"","post":1}"#,
    #"{"placard":1,"kind":"gone","seq":1,"at":0,"id":"a","post":1,"reason":"bored"}"#,
    #"{"placard":1,"kind":"willShow","seq":1,"at":0,"id":"a","post":1,"lane":"l","message":{}}"#,
    #"{"placard":1,"kind":"reply","seq":1,"at":0,"query":"all"}"#,
    #"{"placard":1,"kind":"later","seq":1,"at":0}"#, "[]", "7",
  ])
  func whatNoManagerWritesIsNoLineOut(_ line: String) throws {
    let value = try JSONValue(parsing: line.utf8)
    #expect(try validator().complaint(about: value, as: "out") != nil)
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}

@_spi(Fields) import PlacardModels

/// The published JSON Schema (2020-12) of the stream and of configuration files.
///
/// It accepts what the reader accepts and what the writer writes, except for constraints that JSON Schema
/// cannot express: keys are unique, times do not go backward, an update leaves a text, the placeholders in
/// a rule's texts are valid, a configuration defines the modes that it names. Unknown keys are accepted, as
/// readers skip them, except in rules and configurations.
package enum StreamSchema {
  /// The kind of text to validate.
  package enum Part: String, Sendable, Hashable, CaseIterable {
    /// A line of a feed: a message, a command, or a line of another stream.
    case `in`
    /// A line of the stream that a manager writes.
    case out
    /// A line of a script.
    case script
    /// A configuration file, over any number of lines.
    case config

    /// The kinds of lines.
    static let lines = [Part.in, .out, .script]
  }

  /// The schema as JSON.
  ///
  /// - Parameter part: The kind of text; nil accepts any line. The definitions are the same.
  /// - Returns: One line with its newline, in UTF-8.
  package static func json(_ part: Part? = nil) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("$schema", "https://json-schema.org/draft/2020-12/schema")
      let text = part == .config ? "A configuration file" : "A line of the stream"
      writer.member("title", "\(text) of Placard, version \(EventWriter.version)")
      writer.anyOf((part.map { [$0] } ?? Part.lines).map(\.rawValue))
      writer.key("$defs")
      writer.object { $0.definitions() }
    }
    writer.newline()
    return writer.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func anyOf(_ names: [String]) {
    key("anyOf")
    array { writer in
      for name in names {
        writer.object { $0.member("$ref", "#/$defs/\(name)") }
      }
    }
  }

  fileprivate mutating func definitions() {
    for (name, schema) in SchemaTable.composites {
      key(name)
      literal(schema)
    }
    let commands = FieldObject.all(in: SchemaTable.commands)
    message(besideCommands: commands[0])
    command(commands[0])
    let plain =
      SchemaTable.fields + commands.dropFirst() + FieldObject.all(in: SchemaTable.parts)
    for definition in plain + SchemaTable.derived(from: plain) {
      key(definition.name)
      schema(of: definition)
    }
    let kinds = FieldObject.all(in: SchemaTable.kinds, known: SchemaTable.eventKeys)
    let replies = FieldObject.all(in: SchemaTable.replies)
    for kind in kinds { line(of: kind.name, kind, named: "kind.\(kind.name)") }
    for reply in replies { line(of: "reply", reply, named: reply.name) }
    key("out")
    object { $0.anyOf(kinds.map { "kind.\($0.name)" } + replies.map(\.name)) }
  }

  /// A bare message on a feed's line; it must not look like a command.
  private mutating func message(besideCommands commands: FieldObject) {
    key("bare")
    object { writer in
      writer.member("$ref", "#/$defs/message")
      writer.key("not")
      writer.object { writer in
        writer.key("anyOf")
        writer.array { writer in
          writer.literal(##"{"$ref":"#/$defs/line"}"##)
          for key in commands.keys where key.name != "tap" { writer.needing(key.name) }
        }
      }
    }
  }

  private mutating func command(_ commands: FieldObject) {
    key("command")
    object { writer in
      writer.member("description", commands.sentence)
      writer.member("type", "object")
      writer.key("properties")
      writer.object { $0.properties(commands.keys) }
      writer.key("oneOf")
      writer.array { writer in
        for key in commands.keys { writer.needing(key.name) }
      }
      writer.key("anyOf")
      writer.array { $0.tagOrNoQuestion() }
    }
  }

  /// The tag of a query is a string; any other value is ignored.
  private mutating func tagOrNoQuestion() {
    literal(#"{"properties":{"tag":{"type":["string","null"]}}}"#)
    object { writer in
      writer.key("not")
      writer.object { writer in
        writer.key("anyOf")
        writer.array { writer in
          for name in ["query", "history", "explain"] { writer.needing(name) }
        }
      }
    }
  }

  private mutating func needing(_ name: String) {
    object { writer in
      writer.key("required")
      writer.array([name])
    }
  }

  private mutating func line(of kind: String, _ definition: FieldObject, named name: String) {
    key(name)
    schema(of: definition, and: ["placard", "kind", "seq", "at"]) { writer in
      writer.key("placard")
      writer.object { $0.member("const", EventWriter.version) }
      writer.key("kind")
      writer.object { $0.member("const", kind) }
      writer.key("seq")
      writer.literal(#"{"type":"integer","minimum":1}"#)
      writer.key("at")
      writer.literal(#"{"type":"number","minimum":0}"#)
    }
  }
}

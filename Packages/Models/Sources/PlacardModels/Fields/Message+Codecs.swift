extension Message.Icon {
  private static let table = FieldTable<Message.Icon?>(
    "icon", "A name of the theme's, or a file.", needsOne: true,
    [
      Field(
        "name", .text, "A name of the theme's.",
        { if case .named(let name) = $0 { name } else { nil } },
        { icon, name in icon = name.map(Self.named) ?? icon }),
      Field(
        "file", .text, "The path of a picture.",
        { if case .file(let file) = $0 { file } else { nil } },
        { icon, file in icon = file.map(Self.file) ?? icon }),
    ])

  /// A string, `{"name"}` or `{"file"}`.
  static let codec = FieldCodec<Message.Icon>(
    .either([.text, .object(table.object)]),
    read: { member throws(Problem) in
      if case .string(let text) = member.value.content { return .text(text) }
      let accepted = "a text, {\"name\": …} or {\"file\": …}"
      var icon: Message.Icon?
      try table.take(try member.members(accepted: accepted) ?? [], into: &icon)
      guard let icon else { throw member.refused(accepted) }
      return icon
    },
    write: { icon, sink in
      if case .text(let text) = icon { return sink.string(text) }
      table.writeObject(icon, to: &sink)
    })
}

extension Message.Image {
  private static let object = FieldCodec.object(
    FieldTable<Message.Image>(
      "image", "A picture.",
      [
        Field(
          "file", .text, "The path of a picture.", isRequired: true, default: "", { $0.file },
          { $0.file = $1 }),
        Field(
          "alt", .text, "What stands in for it.", { $0.alternative }, { $0.alternative = $1 }),
      ]), blank: Message.Image(file: ""), accepted: "{\"file\": …, \"alt\": …}")

  /// `{"file", "alt"}`; on input also the file alone as a string.
  static let codec = FieldCodec<Message.Image>(
    .either([.text, object.shape]), words: { "\"\($0.file)\"" },
    read: { member throws(Problem) in
      if case .string(let file) = member.value.content { return Message.Image(file: file) }
      return try object.read(member)
    },
    write: { object.write($0, to: &$1) })
}

extension Message.Action {
  static let accepted = "a list of objects with \"id\" and \"label\""

  private static let table = FieldTable<Message.Action>(
    "action", "Something a person may choose.",
    [
      Field(
        "id", .name, "What the program receives.", isRequired: true, default: "", { $0.id },
        { $0.id = $1 }),
      Field(
        "label", .text, "What the person reads; the id by default.",
        { $0.label }, { $0.label = $1 ?? "" }),
      Field(
        "role", .choice, "What choosing it means; default by default.", default: .default,
        { $0.role }, { $0.role = $1 }),
      Field("key", .text, "The key that chooses it.", { $0.key }, { $0.key = $1 }),
      Field(
        "keepsOpen", .flag, "Whether the message stays.", default: false,
        { $0.keepsOpen }, { $0.keepsOpen = $1 }),
      Field(
        "alternative", .text, "Other words for a person who cannot see the label.",
        { $0.alternative }, { $0.alternative = $1 }),
    ])

  /// An object; the label defaults to the id.
  static let codec = FieldCodec.object(
    table, blank: Message.Action("", ""), accepted: accepted,
    missing: "An action needs \"id\".",
    finish: { if !table.contains("label", in: $1) { $0.label = $0.id } })
}

extension Message.Progress {
  private struct Steps: Sendable {
    var done = 0
    var total = 0
    var unit: String?
  }

  private static let accepted = "\"indeterminate\", a fraction, or {\"done\": …, \"total\": …}"

  private static let steps = FieldCodec.object(
    FieldTable<Steps>(
      "progress", "So much of so much.",
      [
        Field(
          "done", .integer, "How much is done.", isRequired: true, { $0.done },
          { $0.done = $1 ?? 0 }),
        Field(
          "total", .integer, "How much there is; below 1 it is unknown.", { $0.total },
          { $0.total = $1 ?? 0 }),
        Field("unit", .text, "What is counted.", { $0.unit }, { $0.unit = $1 }),
      ]), blank: Steps(), accepted: accepted)

  /// `"indeterminate"`, a fraction, or `{"done", "total", "unit"}`.
  static let codec = FieldCodec<Message.Progress>(
    .either([.word("indeterminate"), .number, steps.shape]),
    read: { member throws(Problem) in
      switch member.value.content {
      case .string("indeterminate"): return .indeterminate
      case .number(let number):
        let fraction = number.double
        return .fraction(fraction.isFinite ? fraction : number.isNegative ? 0 : 1)
      default:
        return try steps.read(member).map { .steps(done: $0.done, total: $0.total, unit: $0.unit) }
      }
    },
    write: { progress, sink in
      switch progress {
      case .indeterminate: sink.string("indeterminate")
      case .fraction(let value): sink.number(value.isFinite ? value : progress.fraction ?? 0)
      case .steps(let done, let total, let unit):
        steps.write(Steps(done: done, total: total, unit: unit), to: &sink)
      }
    })
}

extension Message.Accessibility {
  /// The keys; a rule may set each of them alone.
  @_spi(Fields) public static let fields = FieldTable<Message.Accessibility>(
    "accessibility", "What is said, where it differs from the texts.",
    [
      Field(
        "prefix", .text, "Said before everything else.", noun: "the spoken prefix", { $0.prefix },
        { $0.prefix = $1 }),
      Field(
        "label", .text, "Said in place of title and body.", noun: "the spoken label", { $0.label },
        { $0.label = $1 }),
      Field(
        "politeness", .choice, "How politely it is said.", { $0.politeness }, { $0.politeness = $1 }
      ),
    ])

  static let codec = FieldCodec.object(
    fields, blank: Message.Accessibility(), accepted: "an object")
}

extension FieldCodec where Value == [String: String] {
  /// An object of strings, written in key order.
  static let metadata = Self(
    .map(.text),
    read: { member throws(Problem) in
      let accepted = "an object of texts"
      var metadata: [String: String] = [:]
      for entry in try member.members(accepted: accepted) ?? [] {
        guard case .string(let text) = entry.value.content else {
          throw FieldMember(member.key, entry.value).refused(accepted)
        }
        metadata[entry.key] = text
      }
      return metadata
    },
    write: { metadata, sink in
      metadata.write(to: &sink) { value, sink in sink.string(value) }
    })
}

extension FieldCodec where Value == Int {
  /// A maximum number of columns.
  static let columns = Self(
    .integer, words: { "at most \($0) columns" },
    read: { member throws(Problem) in try member.integer() }, write: { $1.number($0) })
}

extension DisplayDuration {
  private struct Indefinite: Sendable {
    var delay = Duration.zero
    var minimum = Duration.zero
  }

  private static let indefinite = FieldCodec.object(
    FieldTable<Indefinite>(
      "indefinite",
      "Until somebody ends it: shown after the delay, and then for at least the minimum.",
      [
        Field(
          "delay", .length, "Seconds before it is shown.", { $0.delay }, { $0.delay = $1 ?? .zero }),
        Field(
          "minimum", .length, "Seconds that it is shown at least.", { $0.minimum },
          { $0.minimum = $1 ?? .zero }),
      ]), blank: Indefinite(),
    accepted: "seconds, \"automatic\", \"forever\" or {\"delay\": …, \"minimum\": …}")

  /// Seconds, `"automatic"`, `"forever"` or `{"delay", "minimum"}`.
  static let codec = FieldCodec<DisplayDuration>(
    .either([.word("automatic"), .word("forever"), .number, indefinite.shape]), words: \.words,
    read: { member throws(Problem) in
      switch member.value.content {
      case .string("automatic"): return .automatic
      case .string("forever"): return .forever
      case .number(let number):
        return number.isNegative
          ? .fixed(.zero) : number.seconds.map(DisplayDuration.fixed) ?? .forever
      default:
        return try indefinite.read(member).map { .indefinite(delay: $0.delay, minimum: $0.minimum) }
      }
    },
    write: { displayDuration, sink in
      switch displayDuration {
      case .automatic: sink.string("automatic")
      case .forever: sink.string("forever")
      case .fixed(let length): sink.seconds(length)
      case .indefinite(let delay, let minimum):
        indefinite.write(Indefinite(delay: delay, minimum: minimum), to: &sink)
      }
    })

  /// The duration in words.
  private var words: String {
    switch self {
    case .automatic: "automatic"
    case .forever: "forever"
    case .fixed(let length): "\(length.inSeconds) s"
    case .indefinite(let delay, let minimum):
      "forever, after \(delay.inSeconds) s and for at least \(minimum.inSeconds) s"
    }
  }
}

extension Dim {
  private static let object = FieldCodec.object(
    FieldTable<Dim>(
      "dim", "What happens to the background.",
      [
        Field(
          "mode", .choice, "How the background changes.", isRequired: true, { $0.mode },
          { $0.mode = $1 }),
        Field("color", .text, "The colour #rrggbb of mode color.", { $0.color }, { $0.color = $1 }),
        Field("alpha", .number, "The strength, 0 to 1.", { $0.alpha }, { $0.alpha = $1 }),
        Field(
          "interactive", .flag, "Whether a tap outside dismisses the post; true by default.",
          default: true, { $0.interactive }, { $0.interactive = $1 }),
      ]), blank: Dim(), accepted: "\"none\" or an object with \"mode\"")

  /// `"none"`, also for a dim without a mode, or an object with a mode.
  static let codec = FieldCodec<Dim>(
    .either([.word("none"), object.shape]), words: { $0.mode?.rawValue ?? "none" },
    read: { member throws(Problem) in
      if case .string("none") = member.value.content { return Dim() }
      return try object.read(member)
    },
    write: { dim, sink in
      if dim.mode == nil { return sink.string("none") }
      object.write(dim, to: &sink)
    })
}

extension Margin {
  private static let object = FieldCodec.object(
    FieldTable<Margin>(
      "margin", "Columns and rows on each side.",
      [
        Field("top", .integer, "Rows above.", default: 0, { $0.top }, { $0.top = $1 }),
        Field("bottom", .integer, "Rows below.", default: 0, { $0.bottom }, { $0.bottom = $1 }),
        Field(
          "leading", .integer, "Columns where writing starts.", default: 0,
          { $0.leading }, { $0.leading = $1 }),
        Field(
          "trailing", .integer, "Columns where writing ends.", default: 0,
          { $0.trailing }, { $0.trailing = $1 }),
        Field(
          "collapse", .flag, "Whether the larger of it and the host's insets counts.",
          default: false, { $0.collapses }, { $0.collapses = $1 }),
      ]), blank: Margin(), accepted: "a number or an object of sides")

  /// A number for all sides, or an object of sides.
  static let codec = FieldCodec<Margin>(
    .either([.integer, object.shape]),
    read: { member throws(Problem) in
      guard case .number = member.value.content else { return try object.read(member) }
      return Margin(all: try member.integer() ?? 0)
    },
    write: { margin, sink in
      if margin == Margin(all: margin.top) { return sink.number(margin.top) }
      object.write(margin, to: &sink)
    })
}

extension PresentationContext {
  private static let accepted =
    "\"automatic\", {\"screen\": level}, {\"region\": path} or {\"owner\": path}"

  private static let table = FieldTable<PresentationContext?>(
    "context", "One place of a host.", isClosed: true,
    [
      Field(
        "screen", .integer, "The whole screen, at a level.",
        { if case .screen(let level) = $0 { level } else { nil } },
        { $0 = $1.map { .screen(level: $0) } ?? $0 }),
      Field(
        "region", .name, "The region of a path.",
        { if case .region(let path) = $0 { path } else { nil } },
        { $0 = $1.map(Self.region) ?? $0 }),
      Field(
        "owner", .name, "Where the owner of a path is seen.",
        { if case .owner(let path) = $0 { path } else { nil } },
        { $0 = $1.map(Self.owner) ?? $0 }),
    ])

  /// `"automatic"`, or an object with one of `screen`, `region` and `owner`.
  static let codec = FieldCodec<PresentationContext>(
    .either([.word("automatic"), .object(table.object)]), words: \.words,
    read: { member throws(Problem) in
      if case .string("automatic") = member.value.content { return .automatic }
      let members = try member.members(accepted: accepted) ?? []
      let named = members.filter { !$0.isNull }
      var context: PresentationContext?
      guard named.count == 1, try table.take(named[0], into: &context), let context else {
        throw member.refused(accepted)
      }
      return context
    },
    write: { context, sink in
      if context == .automatic { return sink.string("automatic") }
      table.writeObject(context, to: &sink)
    })

  /// The context in words.
  private var words: String {
    switch self {
    case .automatic: "automatic"
    case .screen(let level): "the screen at level \(level)"
    case .region(let path): "the region \"\(path)\""
    case .owner(let path): "the owner \"\(path)\""
    }
  }
}

extension BarTreatment {
  /// A non-empty string.
  static let codec = FieldCodec<BarTreatment>(
    .name, words: \.rawValue,
    read: { member throws(Problem) in try member.identifier().map { BarTreatment(rawValue: $0) } },
    write: { $1.string($0.rawValue) })
}

extension Appearance {
  /// An object of the properties that are not left to the style and the theme.
  static let codec = FieldCodec.object(
    FieldTable<Appearance>(
      "appearance", "How a post looks beside its style and the theme.",
      [
        Field(
          "scheme", .choice, "The scheme of the theme; that of the background by default.",
          { $0.scheme }, { $0.scheme = $1 }),
        Field(
          "tint", .text, "The colour of texts and signs: #rrggbb or a role of the theme.",
          { $0.tint?.rawValue }, { $0.tint = $1.map(Message.Fill.init(rawValue:)) }),
        Field(
          "shadow", .flag, "Whether it throws a shadow.", { $0.hasShadow }, { $0.hasShadow = $1 }),
        Field(
          "iconStyle", .choice, "How the sign of its severity is drawn.",
          { $0.iconStyle }, { $0.iconStyle = $1 }),
        Field(
          "dismissLabel", .textUnlessEmpty, "What is said of the way to dismiss it.",
          { $0.dismissLabel }, { $0.dismissLabel = $1 }),
      ]), blank: Appearance(), accepted: "an object")
}

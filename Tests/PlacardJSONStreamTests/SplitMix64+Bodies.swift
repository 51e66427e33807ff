import PlacardJSONStream
import PlacardModels

extension SplitMix64 {
  private mutating func maybe<Value>(_ value: (inout SplitMix64) -> Value) -> Value? {
    chance() ? value(&self) : nil
  }

  private mutating func one<Value: CaseIterable>(_: Value.Type) -> Value
  where Value.AllCases == [Value] {
    Value.allCases[Int.random(in: 0..<Value.allCases.count, using: &self)]
  }

  private mutating func length() -> Duration {
    .nanoseconds(Int64.random(in: 0...4_500_000_000_000_000, using: &self))
  }

  /// A message with its options, any part of which may be there.
  mutating func body() -> PostBody {
    var message = Message(
      title: maybe { $0.text() + "t" }, body: maybe { $0.text() + "b" })
    if message.title == nil, message.body == nil { message.title = "T" }
    message.severity = one(Severity.self)
    message.urgency = one(Urgency.self)
    message.explicitID = maybe { $0.text() + "i" }
    message.icon = maybe { random in
      [.text(random.text()), .named(random.text()), .file(random.text())].randomElement(
        using: &random) ?? "i"
    }
    message.leadingImage = maybe {
      Message.Image(file: $0.text(), alternative: $0.maybe { $0.text() })
    }
    message.trailingImage = maybe {
      Message.Image(file: $0.text(), alternative: $0.maybe { $0.text() })
    }
    message.fill = maybe { Message.Fill(rawValue: $0.text()) }
    message.actions = (0..<Int.random(in: 0...3, using: &self)).map { _ in action() }
    message.progress = maybe { $0.progress() }
    message.takeaways = (0..<Int.random(in: 0...3, using: &self)).map { _ in text() }
    message.link = maybe { $0.text() }
    message.accessibility = Message.Accessibility(
      prefix: maybe { $0.text() }, label: maybe { $0.text() },
      politeness: maybe { $0.one(Politeness.self) })
    for _ in 0..<Int.random(in: 0...3, using: &self) { message.metadata[text()] = text() }
    return PostBody(message, options())
  }

  private mutating func action() -> Message.Action {
    Message.Action(
      text() + "a", text(), role: one(Message.Action.Role.self), key: maybe { $0.text() },
      keepsOpen: chance(),
      alternative: maybe { $0.text() })
  }

  private mutating func progress() -> Message.Progress {
    switch Int.random(in: 0...2, using: &self) {
    case 0: .indeterminate
    case 1: .fraction(Double.random(in: -1...2, using: &self))
    default:
      .steps(
        done: Int.random(in: .min ... .max, using: &self),
        total: Int.random(in: 0...9, using: &self),
        unit: maybe { $0.text() })
    }
  }

  private mutating func options() -> PostOptions {
    var options = PostOptions(
      style: maybe { $0.text() }, placement: maybe { $0.one(Placement.self) },
      duration: maybe { $0.displayDuration() },
      dim: maybe { $0.dim() }, transition: maybe { $0.text() },
      priority: maybe { Int.random(in: .min ... .max, using: &$0) },
      duplicates: maybe { $0.one(DuplicatePolicy.self) }, lane: maybe { $0.text() })
    options.swipe = maybe { $0.chance() }
    options.tap = maybe { $0.one(Tap.self) }
    options.tapAction = maybe { $0.text() + "t" }
    options.dismissible = maybe { $0.chance() }
    options.group = maybe { $0.text() }
    options.tag = maybe { $0.text() }
    options.app = maybe { $0.text() }
    options.maxWidth = maybe { Int.random(in: 1...65_535, using: &$0) }
    options.margin = maybe { random in
      random.chance(0.3)
        ? Margin(all: Int.random(in: 0...9, using: &random))
        : Margin(
          top: Int.random(in: 0...2, using: &random), bottom: Int.random(in: 0...2, using: &random),
          leading: Int.random(in: 0...2, using: &random),
          trailing: Int.random(in: 0...2, using: &random),
          collapses: random.chance())
    }
    options.attention = maybe { $0.one(Attention.self) }
    options.context = maybe { $0.context() }
    options.bars = maybe { $0.chance() ? .hide : BarTreatment(rawValue: "r" + $0.text()) }
    options.appearance = maybe { $0.appearance() }
    return options
  }

  private mutating func context() -> PresentationContext {
    switch Int.random(in: 0...3, using: &self) {
    case 0: .automatic
    case 1: .screen(level: Int.random(in: .min ... .max, using: &self))
    case 2: .region("r" + text())
    default: .owner("o" + text())
    }
  }

  private mutating func appearance() -> Appearance {
    Appearance(
      scheme: maybe { $0.one(Appearance.Scheme.self) },
      tint: maybe { Message.Fill(rawValue: $0.text()) }, hasShadow: maybe { $0.chance() },
      iconStyle: maybe { $0.one(IconStyle.self) }, dismissLabel: maybe { "d" + $0.text() })
  }

  private mutating func displayDuration() -> DisplayDuration {
    switch Int.random(in: 0...3, using: &self) {
    case 0: .automatic
    case 1: .forever
    case 2: .fixed(length())
    default: .indefinite(delay: length(), minimum: length())
    }
  }

  private mutating func dim() -> Dim {
    guard chance(0.8) else { return .clear }
    return Dim(
      mode: one(Dim.Mode.self), color: maybe { $0.text() },
      alpha: maybe { Double.random(in: 0...1, using: &$0) },
      interactive: chance())
  }
}

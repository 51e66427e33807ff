import Placard

extension GalleryPage {
  /// How messages share a lane, and what becomes of a message that is there already.
  static let lanes = GalleryPage(
    "Queues", "How messages share a lane, and what a second one with the same id does.",
    [
      GallerySample(
        "serial", "One at a time, with a gap between.",
        (1...3).map { post("\($0) of 3", options("serial")) },
        code: ["messages.configure(", "  .named(\"serial\", .serial()))"]
          + SwiftCode.post(
            Message("1 of 3"), options("serial"))),
      GallerySample(
        "stack of 3", "Together, up to a limit; the rest wait.",
        (1...5).map { post("\($0) of 5", options("stack")) },
        code: ["messages.configure(", "  .named(\"stack\", .stack(limit: 3)))"]
          + SwiftCode.post(
            Message("1 of 5"), options("stack"))),
      GallerySample(
        "replace", "The newest takes the place of what is there.",
        (1...3).flatMap { number -> [GallerySample.Step] in
          [post("\(number) of 3", options("replace")), .pause(.milliseconds(700))]
        },
        code: ["messages.configure(", "  .named(\"replace\", .replace))"]
          + SwiftCode.post(
            Message("1 of 3"), options("replace"))),
      twice("drop", "The second one ends at once, as a duplicate.", .drop),
      twice("count", "The first one counts the second: ×2.", .count),
      twice("update", "The first one takes the second one's text.", .update),
      twice("allow", "Both are shown.", .allow),
      GallerySample(
        "digest", "What is held meanwhile comes as one.",
        [.digest(true)]
          + ["Mail from Ada", "Mail from Grace", "Mail from Alan"].map {
            post($0, PostOptions(placement: .topTrailing))
          } + [.pause(.seconds(1)), .digest(false)],
        code: [
          "messages.setDigest(isOn: true)", "messages.post(\"Mail from Ada\")",
          "messages.post(\"Mail from Grace\")", "messages.setDigest(isOn: false)",
        ]),
    ])

  /// The lanes of the page.
  static let configurations: [LaneConfiguration] = [
    .named("serial", .serial()), .named("stack", .stack(limit: 3)), .named("replace", .replace),
  ]

  private static func post(_ title: String, _ options: PostOptions) -> GallerySample.Step {
    .post(Message(title), options)
  }

  private static func options(_ lane: String) -> PostOptions {
    PostOptions(style: "card", placement: .topTrailing, duration: .seconds(2), lane: lane)
  }

  private static func twice(
    _ name: String, _ caption: String, _ policy: DuplicatePolicy
  ) -> GallerySample {
    let options = PostOptions(
      style: "card", placement: .topTrailing, duration: .seconds(3), duplicates: policy)
    func message(_ body: String) -> Message { Message("Build", body: body, id: "build") }
    return GallerySample(
      name, caption,
      [
        .post(message("Compiling 12 files"), options), .pause(.seconds(1)),
        .post(message(policy == .count ? "Compiling 12 files" : "Linking"), options),
      ])
  }
}

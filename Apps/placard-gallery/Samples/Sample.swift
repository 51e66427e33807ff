public import Placard
public import PlacardTerminal

/// An example message of one kind.
public struct Sample: Sendable {
  /// Its name on the command line: the kind, or its subject.
  public let name: String
  /// A caption in one sentence.
  public let caption: String
  /// The message.
  public let message: Message
  /// The options that its caller gives.
  public let request: PostOptions
  /// The options with those that its message and its style suggest.
  public let options: PostOptions
  /// The count of the post.
  public let count: Int

  init(
    _ name: String, _ caption: String, _ message: Message, style: String? = nil,
    placement: Placement? = nil, transition: String? = nil, count: Int = 1
  ) {
    self.name = name
    self.caption = caption
    self.message = message
    self.count = count
    request = PostOptions(style: style ?? name, placement: placement, transition: transition)
    let options = request.filled(from: message.suggestedOptions)
    self.options = options.filled(from: PostDefaults.options(ofStyle: options.style))
  }

  /// The sample as a post.
  public var post: Post {
    Post(number: 1, message: message, options: options, count: count)
  }

  /// The sample drawn in an environment.
  public func drawing(in environment: ViewEnvironment) -> CellBuffer {
    let view = StyleRegistry.standard.style(named: options.style)
    return CellBuffer(ViewRenderer(environment).draw(view, of: post))
  }

  /// One sample of each kind, in the order of the catalogue.
  public static let kinds: [Sample] = [
    Sample(
      "message", "As wide as the place, with a stripe in the severity's colour.",
      failed, count: 3),
    Sample("card", "A box that hugs what it says.", pulling),
    Sample(
      "tab", "A card that hangs on the edge it comes from.",
      Message(
        "Disk almost full", body: "1.2 GB are left on /dev/disk1.", severity: .warning
      ).action("show", "Show large files"),
      placement: .top),
    Sample(
      "statusLine", "One line, for what need not be read.",
      Message("Connected", body: "to build-07 in 40 ms", severity: .success)),
    Sample(
      "line", "One row without a border, for few rows.",
      Message("Indexing", body: "src", progress: .steps(done: 12, total: 40, unit: "files"))),
    Sample(
      "centered", "A question in the middle, above what it dims.",
      Message("Delete 3 files?", body: "They cannot be brought back.", severity: .warning)
        .action("delete", "Delete", role: .destructive).action("keep", "Keep", role: .cancel),
      placement: .center),
    Sample(
      "badge", "A sign on its colour beside two lines.",
      .badge("New mail", subtitle: "Ada Lovelace and 2 others wrote", icon: "✉", fill: .info)),
    Sample(
      "snackbar", "A short word about what was just done, and a way back.",
      .snackbar("Removed", message: "3 files are in the bin").action("undo", "Undo")),
  ]

  /// The severities as cards.
  public static let severities: [Sample] = Severity.allCases.map { severity in
    let words: (title: String, body: String) =
      switch severity {
      case .trace: ("Entering layout", "Column of 12 items, 80 × 24 cells.")
      case .debug: ("Cache missed", "thumbnails/4711.png was made anew.")
      case .info: ("Update available", "Version 2.4 brings faster builds.")
      case .success: ("Deployed", "web is live in 3 regions.")
      case .warning: ("Certificate expires soon", "example.org has 6 days left.")
      case .error: ("Build failed", "3 errors in Layout.")
      }
    return Sample(
      severity.rawValue, "A card of this severity.",
      Message(words.title, body: words.body, severity: severity), style: "card")
  }

  /// The transitions, with a card each.
  public static let transitions: [Sample] = ["slide", "translate", "fade", "physics", "collapse"]
    .map { name in
      Sample(
        name, "A card that comes and goes this way.",
        Message("Transition", body: name, icon: "→"), style: "card", transition: name)
    }

  private static let failed: Message = {
    var message = Message(
      "Build failed", body: "3 errors in Layout, one of them in a file that nobody has touched.",
      severity: .error)
    message.takeaways = ["Run swift test --filter Layout"]
    return message
  }()

  private static let pulling = Message(
    "Pulling nginx", body: "4 of 7 layers are here.",
    progress: .steps(done: 41_200_000, total: 70_400_000, unit: "bytes"))
}

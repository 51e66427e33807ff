import PlacardLayout
import PlacardModels
import PlacardViews
import Testing

/// The eight kinds, each in a file of golden screens: every width, then what else may differ.
@Suite("Kinds of messages")
struct KindTests {
  static let names = [
    "message", "card", "tab", "statusLine", "line", "centered", "badge", "snackbar",
  ]

  @Test("V1, V2: every kind at every width, in every state", arguments: names)
  func kinds(name: String) throws {
    let view = try #require(StyleRegistry.standard[name])
    var sheet = ""
    func show(
      _ title: String, _ post: Post, columns: Int, rows: Int? = nil,
      _ change: (inout ViewEnvironment) -> Void = { _ in }
    ) {
      var environment = ViewEnvironment(columns: columns, rows: rows)
      change(&environment)
      let screen = Screen(ViewRenderer(environment).draw(view, of: post))
      sheet += "── \(title), \(columns) columns\n\(screen.text)\n"
    }
    for columns in [40, 80, 160] {
      for (title, post) in posts(of: name) { show(title, post, columns: columns) }
    }
    let failed = post(.failed, as: name, count: 3)
    let removed = post(.removed, as: name)
    show("no icons", failed, columns: 60) { $0.theme.iconStyle = .hidden }
    show("no colours", removed, columns: 60) { $0.depth = .none }
    show("16 colours", removed, columns: 60) { $0.depth = .ansi16 }
    show("ASCII", failed, columns: 60) { $0.glyphs = .ascii }
    show("ASCII without colours", removed, columns: 60) {
      $0.glyphs = .ascii
      $0.depth = .none
    }
    show("from right to left", failed, columns: 60) { $0.writingDirection = .rightToLeft }
    show("6 rows", failed, columns: 60, rows: 6)
    show("3 rows", failed, columns: 60, rows: 3)
    for columns in [1, 4, 8, 12, 20, 28] { show("narrow", removed, columns: columns) }
    try Golden(name: name).expect(sheet)
  }

  private func posts(of name: String) -> [(String, Post)] {
    var fixed = PostOptions()
    fixed.dismissible = false
    return [
      ("title", post(.saved, as: name)),
      ("body", post(.bodyOnly, as: name)),
      ("icon, body and actions", post(.removed, as: name)),
      ("progress", post(.pulling, as: name)),
      ("unknown progress", post(.waiting, as: name)),
      ("wide characters", post(.japanese, as: name, count: 2)),
      ("everything", post(.failed, as: name, count: 3)),
      ("at the bottom", post(.saved, as: name, options: PostOptions(placement: .bottom))),
      ("in the middle", post(.saved, as: name, options: PostOptions(placement: .center))),
      ("not dismissible", post(.saved, as: name, options: fixed)),
    ]
  }

  private func post(
    _ message: Message, as name: String, options: PostOptions = PostOptions(), count: Int = 1
  ) -> Post {
    Post(number: 1, message: message, options: options, count: count)
  }
}

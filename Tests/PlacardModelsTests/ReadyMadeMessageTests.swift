import PlacardModels
import Testing

@Suite("M2 Ready-made messages") struct ReadyMadeMessageTests {
  @Test func aBadgeHasItsPartsAndItsStyle() {
    let badge: Message = .badge(
      "New mail", subtitle: "3 unread", image: "mail.png", icon: "✉", fill: .red)
    #expect(badge.title == "New mail" && badge.body == "3 unread")
    #expect(badge.leadingImage == Message.Image(file: "mail.png") && badge.icon == .text("✉"))
    #expect(badge.fill == "#ff0000")
    #expect(badge.suggestedOptions == PostOptions(style: "badge"))
  }

  @Test("Every part of a badge but its fill may be absent")
  func aBareBadge() {
    let badge: Message = .badge(nil, fill: "accent")
    #expect(badge.title == nil && badge.body == nil && badge.leadingImage == nil)
    #expect(badge.icon == nil && badge.fill == .accent)
  }

  @Test("VS: a snackbar's defaults: 5 seconds, dismissed by a tap, the style's own width")
  func aSnackbarsDefaults() {
    let snackbar: Message = .snackbar("Removed", message: "3 files")
    #expect(snackbar.title == "Removed" && snackbar.body == "3 files")
    #expect(snackbar.leadingImage == nil && snackbar.icon == nil && snackbar.actions.isEmpty)
    #expect(
      snackbar.suggestedOptions
        == PostOptions(style: "snackbar", duration: .fixed(.seconds(5)), tap: .dismiss))
  }

  static let configurations: [(name: String, snackbar: Message, options: PostOptions)] = [
    (
      "VS-V2 maxWidth", .snackbar("T", message: "M", maxWidth: 30),
      PostOptions(duration: .seconds(5), tap: .dismiss, maxWidth: 30)
    ),
    (
      "VS-V8 dismissDelay", .snackbar("T", message: "M", dismissDelay: .seconds(3)),
      PostOptions(duration: .seconds(3), tap: .dismiss)
    ),
    (
      "VS-V9 no autoDismiss",
      .snackbar("T", message: "M", autoDismiss: false, dismissDelay: .seconds(3)),
      PostOptions(duration: .forever, tap: .dismiss)
    ),
    (
      "VS-V12 an action, and dismissed", .snackbar("T", message: "M", actionOnTap: "open"),
      PostOptions(duration: .seconds(5), tap: .dismiss, tapAction: "open")
    ),
    (
      "VS-V13 an action at every tap",
      .snackbar("T", message: "M", dismissOnTap: false, actionOnTap: "open"),
      PostOptions(duration: .seconds(5), tap: .action, tapAction: "open")
    ),
    (
      "VS-V14 taps mean nothing", .snackbar("T", message: "M", dismissOnTap: false),
      PostOptions(duration: .seconds(5), tap: Tap.ignore)
    ),
    (
      "M4 a negative delay", .snackbar("T", message: "M", dismissDelay: .seconds(-3)),
      PostOptions(duration: .fixed(.zero), tap: .dismiss)
    ),
    (
      "M4 no width at all", .snackbar("T", message: "M", maxWidth: 0),
      PostOptions(duration: .seconds(5), tap: .dismiss, maxWidth: 1)
    ),
  ]

  @Test(arguments: configurations)
  func aSnackbarsSettings(name: String, snackbar: Message, options: PostOptions) {
    var expected = options
    expected.style = "snackbar"
    #expect(snackbar.suggestedOptions == expected)
    #expect(snackbar.actions.isEmpty, "an action on tap is none that is offered")
  }

  @Test("What the caller says wins over what the message suggests")
  func theCallerWins() {
    let snackbar = Message.snackbar("Removed", message: "3 files").action("undo", "Undo")
    let options = PostOptions.top.filled(from: snackbar.suggestedOptions)
    #expect(options.placement == .top && options.style == "snackbar" && options.tap == .dismiss)
    #expect(PostOptions.bottom.filled(from: Message("T").suggestedOptions) == .bottom)
  }

  @Test func theContentAloneMakesTheId() {
    #expect(Message.snackbar("T", message: "M").id == Message("T", body: "M").id)
    #expect(
      Message.snackbar("T", message: "M", maxWidth: 3).id
        == Message.snackbar("T", message: "M").id)
    #expect(Message.badge("T", fill: .red).id != Message.badge("T", fill: .blue).id)
  }

  @Test func fillsAreRolesOrColours() {
    #expect(Message.Fill.red.rawValue == "#ff0000" && Message.Fill.error.rawValue == "error")
    #expect(("#102030" as Message.Fill) == Message.Fill(rawValue: "#102030"))
  }
}

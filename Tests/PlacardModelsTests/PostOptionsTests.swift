@testable @_spi(Fields) import PlacardModels
import Testing

@Suite("M4 Options") struct PostOptionsTests {
  private static func full(_ text: String, _ number: Int) -> PostOptions {
    let isOdd = !number.isMultiple(of: 2)
    var options = PostOptions(
      style: text, placement: isOdd ? .top : .bottom, duration: .seconds(Double(number)),
      dim: Dim(mode: isOdd ? .gray : .blur, color: "#000000", alpha: 0.5), transition: text,
      priority: number,
      duplicates: isOdd ? .count : .allow, lane: text)
    options.swipe = isOdd
    options.tap = isOdd ? .dismiss : .action
    options.tapAction = text
    options.dismissible = isOdd
    options.group = text
    options.tag = text
    options.app = text
    options.maxWidth = number
    options.margin = Margin(all: number)
    options.attention = isOdd ? .success : .error
    options.context = isOdd ? .region(text) : .screen(level: number)
    options.bars = isOdd ? .hide : .muted
    options.appearance = Appearance(
      scheme: isOdd ? .dark : .light, tint: .accent, hasShadow: isOdd,
      iconStyle: isOdd ? .hidden : .subtle, dismissLabel: text)
    return options
  }

  @Test func everythingOpenIsFilled() {
    #expect(PostOptions().filled(from: Self.full("a", 1)) == Self.full("a", 1))
  }

  @Test func nothingGivenIsOverwritten() {
    #expect(Self.full("a", 1).filled(from: Self.full("b", 2)) == Self.full("a", 1))
    #expect(Self.full("a", 1).filled(from: PostOptions()) == Self.full("a", 1))
  }

  @Test("The full options above leave no field open")
  func theFullOptionsAreFull() {
    let fields = Self.full("a", 1).fields.value
    let own = Mirror(reflecting: fields).children.filter { $0.label != "uncommon" }
    let children = own + Mirror(reflecting: fields.uncommon.value).children
    for child in children {
      #expect(Mirror(reflecting: child.value).displayStyle == .optional)
      #expect(
        Mirror(reflecting: child.value).children.count == 1, "\(child.label ?? "") is open")
    }
    #expect(children.count == PostOptions.fields.keys.count)
  }

  @Test("One initialiser can say everything")
  func theInitialiserKnowsEveryOption() {
    let said = PostOptions(
      style: "a", placement: .top, duration: .seconds(1),
      dim: Dim(mode: .gray, color: "#000000", alpha: 0.5), swipe: true, tap: .dismiss,
      tapAction: "a", dismissible: true, transition: "a", priority: 1, duplicates: .count,
      lane: "a", group: "a", tag: "a", app: "a", maxWidth: 1, margin: Margin(all: 1),
      attention: .success, context: .region("a"), bars: .hide,
      appearance: Appearance(
        scheme: .dark, tint: .accent, hasShadow: true, iconStyle: .hidden, dismissLabel: "a"))
    #expect(said == Self.full("a", 1))
  }

  @Test func emptyMeansThatNothingIsChosen() {
    #expect(PostOptions().isEmpty)
    #expect(PostOptions(style: nil, lane: nil).isEmpty)
    #expect(!PostOptions.top.isEmpty && !PostOptions(priority: 0).isEmpty)
    var options = PostOptions.top
    options.placement = nil
    #expect(options.isEmpty && options == PostOptions())
    #expect(options.filled(from: .bottom) == .bottom)
    #expect(PostOptions.bottom.filled(from: options) == .bottom)
  }

  @Test func eachOptionIsFilledAlone() {
    var options = PostOptions.bottom
    options.swipe = false
    let filled = options.filled(from: Self.full("a", 1))
    #expect(filled.placement == .bottom && filled.swipe == false)
    #expect(filled.tap == .dismiss && filled.dismissible == true && filled.margin == Margin(all: 1))
  }

  @Test("What turns an option off is chosen, and not left open")
  func offIsAChoice() {
    #expect(PostOptions(tap: .ignore).filled(from: PostOptions(tap: .dismiss)).tap == .ignore)
    #expect(PostOptions(dim: .clear).filled(from: PostOptions(dim: .gray())).dim?.isModal == false)
    #expect(!PostOptions(tap: .ignore).isEmpty && !PostOptions(dim: .clear).isEmpty)
  }

  @Test("A name of no letters leaves the option open")
  func emptyNames() {
    #expect(PostOptions(bars: "").isEmpty && PostOptions(tapAction: "").isEmpty)
    #expect(Appearance(dismissLabel: "") == Appearance())
    var options = PostOptions(bars: .hide)
    options.bars = ""
    #expect(options.bars == nil)
  }

  @Test("No choice of a closed set is called none, which would leave the option open")
  func noChoiceIsCalledNone() {
    let choices =
      Tap.allCases.map { "\($0)" } + Placement.allCases.map { "\($0)" }
      + DuplicatePolicy.allCases.map { "\($0)" } + Attention.allCases.map { "\($0)" }
      + IconStyle.allCases.map { "\($0)" } + Appearance.Scheme.allCases.map { "\($0)" }
    #expect(!choices.contains("none"))
    #expect(Tap(rawValue: "none") == .ignore && IconStyle(rawValue: "none") == .hidden)
  }

  @Test func theShortcutsSetOnlyTheirOption() {
    #expect(PostOptions.duration(.seconds(9)) == PostOptions(duration: .seconds(9)))
    #expect(PostOptions.top == PostOptions(placement: .top))
    #expect(PostOptions.center.filled(from: .top).placement == .center)
  }
}

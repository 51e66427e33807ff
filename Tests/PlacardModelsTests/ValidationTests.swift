import PlacardModels
import Testing

@Suite("M4 M5 Options take any value and keep a sensible one") struct ValidationTests {
  private static let endless = Duration.seconds(1_000_000_000_000_000_000)

  static let displayDurations: [(DisplayDuration, DisplayDuration)] = [
    (.automatic, .automatic), (.forever, .forever), (.fixed(.seconds(2)), .fixed(.seconds(2))),
    (.fixed(.zero), .fixed(.zero)), (.fixed(.seconds(-2)), .fixed(.zero)),
    (.fixed(.nanoseconds(-1)), .fixed(.zero)), (.fixed(.seconds(Int64.min)), .fixed(.zero)),
    (.fixed(.seconds(Int64.max)), .forever), (.fixed(endless), .forever),
    (.fixed(endless - .nanoseconds(1)), .fixed(endless - .nanoseconds(1))),
    (.seconds(.nan), .fixed(.zero)), (.seconds(.infinity), .forever),
    (.seconds(-.infinity), .fixed(.zero)),
    (
      .indefinite(delay: .seconds(-1), minimum: .seconds(-1)),
      .indefinite(delay: .zero, minimum: .zero)
    ),
    (
      .indefinite(delay: .seconds(1), minimum: .seconds(2)),
      .indefinite(delay: .seconds(1), minimum: .seconds(2))
    ),
    (
      .indefinite(delay: .seconds(Int64.max), minimum: .seconds(Int64.max)),
      .indefinite(delay: endless, minimum: endless)
    ),
  ]

  @Test(arguments: displayDurations) func durations(given: DisplayDuration, kept: DisplayDuration) {
    #expect(PostOptions(duration: given).duration == kept)
    var options = PostOptions()
    options.duration = given
    #expect(options.duration == kept)
  }

  static let widths = [
    (Int.min, 1), (-1, 1), (0, 1), (1, 1), (80, 80), (65_535, 65_535), (65_536, 65_535),
    (Int.max, 65_535),
  ]

  @Test(arguments: widths) func maxWidths(given: Int, kept: Int) {
    #expect(PostOptions(maxWidth: given).maxWidth == kept)
    var options = PostOptions()
    options.maxWidth = given
    #expect(options.maxWidth == kept)
  }

  static let cells = [
    (Int.min, 0), (-1, 0), (0, 0), (3, 3), (65_535, 65_535), (65_536, 65_535), (Int.max, 65_535),
  ]

  @Test(arguments: cells) func margins(given: Int, kept: Int) {
    let expected = Margin(all: kept)
    #expect(Margin(all: given) == expected)
    #expect(Margin(top: given, bottom: given, leading: given, trailing: given) == expected)
    var margin = Margin()
    margin.top = given
    margin.bottom = given
    margin.leading = given
    margin.trailing = given
    #expect(margin == expected)
    #expect(
      [margin.top, margin.bottom, margin.leading, margin.trailing]
        == Array(repeating: kept, count: 4))
    var options = PostOptions(margin: Margin())
    options.margin?.top = given
    #expect(options.margin?.top == kept)
  }

  static let alphas: [(Double?, Double?)] = [
    (nil, nil), (0.3, 0.3), (0, 0), (1, 1), (-0.1, 0), (1.1, 1), (.infinity, 1), (-.infinity, 0),
    (.nan, nil),
  ]

  @Test(arguments: alphas) func alphaOfADim(given: Double?, kept: Double?) {
    #expect(Dim(mode: .gray, alpha: given).alpha == kept)
    var dim = Dim(mode: .gray, alpha: 0.5)
    dim.alpha = given
    #expect(dim.alpha == kept)
    var options = PostOptions(dim: .gray())
    options.dim?.alpha = given
    #expect(options.dim?.alpha == kept)
  }

  @Test(arguments: [(nil, nil), ("", nil), ("open", "open"), (" ", " ")] as [(String?, String?)])
  func tapActions(given: String?, kept: String?) {
    #expect(PostOptions(tapAction: given).tapAction == kept)
    var options = PostOptions(tapAction: "before")
    options.tapAction = given
    #expect(options.tapAction == kept)
  }

  @Test(arguments: [Int.min, -1, 0, 1, .max]) func prioritiesAreTakenAsTheyAre(priority: Int) {
    #expect(PostOptions(priority: priority).priority == priority)
  }

  @Test("Options are copied: what is changed later changes no copy")
  func copies() {
    let given = PostOptions(priority: 1)
    var copy = given
    copy.priority = 2
    copy.margin = Margin(all: 3)
    #expect(given == PostOptions(priority: 1))
  }
}

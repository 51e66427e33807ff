import PlacardViews
import Testing

@testable import PlacardTerminal

@Suite("Colours on terminals with few") struct ColorReducerTests {
  @Test(
    "The nearest colour is the one the eye would choose (T4)",
    arguments: [
      (CellColor.rgb(255, 0, 0), CellColor.indexed(9), CellColor.indexed(196)),
      (.rgb(0, 0, 0), .indexed(0), .indexed(16)),
      (.rgb(255, 255, 255), .indexed(15), .indexed(231)),
      (.rgb(128, 128, 128), .indexed(8), .indexed(244)),
      (.rgb(95, 175, 215), .indexed(6), .indexed(74)),
      (.rgb(200, 10, 10), .indexed(1), .indexed(160)),
      (.indexed(196), .indexed(9), .indexed(196)),
      (.indexed(3), .indexed(3), .indexed(3)),
      (.standard, .standard, .standard),
    ])
  func nearest(color: CellColor, in16: CellColor, in256: CellColor) {
    var few = ColorReducer(depth: .ansi16)
    var some = ColorReducer(depth: .ansi256)
    var none = ColorReducer(depth: .none)
    var all = ColorReducer(depth: .trueColor)
    #expect(few.reduce(color) == in16)
    #expect(few.reduce(color) == in16)
    #expect(some.reduce(color) == in256)
    #expect(none.reduce(color) == .standard)
    #expect(all.reduce(color) == color)
  }
}

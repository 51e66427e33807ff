import PlacardLayout
import PlacardModels
import PlacardTerminal
import PlacardViews
import Testing

/// The eight kinds in every number of colours, each in a file of golden screens with their escape
/// sequences, in which `␛` stands for ESC.
@Suite("Colours of the kinds")
struct KindColorTests {
  @Test(
    "V1, V2, V3: every kind in all colours and none, dark, light and unknown, from left and from right",
    arguments: KindTests.names)
  func kinds(name: String) throws {
    let view = try #require(StyleRegistry.standard[name])
    var sheet = ""
    for depth in [ColorDepth.trueColor, .ansi256, .ansi16, .none] {
      for scheme in [Theme.Scheme.dark, .light, nil] {
        for direction in [WritingDirection.leftToRight, .rightToLeft] {
          var environment = ViewEnvironment(columns: 80)
          environment.depth = depth
          environment.theme = Themes.standard.theme(for: scheme)
          environment.writingDirection = direction
          for (title, message) in [("everything", Message.failed), ("actions", .removed)] {
            let drawing = ViewRenderer(environment).draw(
              view, of: Post(number: 1, message: message))
            sheet += "── \(title), \(depth), \(scheme?.rawValue ?? "unknown"), \(direction)\n"
            sheet += CellBuffer(drawing).ansi(depth: depth)
          }
        }
      }
    }
    try Golden(name: "\(name)-colors").expect(sheet.replacing("\u{1B}", with: "␛"))
  }
}

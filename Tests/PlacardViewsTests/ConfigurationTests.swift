import PlacardAccessibility
import PlacardModels
@testable import PlacardViews
import Testing

@Suite("Configuration of views")
struct ConfigurationTests {
  private let green = RGB(0x104020)

  @Test("V8: a background fills every kind that has no fill of its own", arguments: KindTests.names)
  func background(name: String) throws {
    let view = try #require(StyleRegistry.standard[name])
    let drawing = drawn(view, ViewConfiguration(background: .rgb(green)))
    #expect(
      drawing.commands.contains { command in
        if case .fill(_, .rgb(green)) = command { true } else { false }
      })
    var filled = Message.saved
    filled.fill = .red
    let own = drawn(view, ViewConfiguration(background: .rgb(green)), of: filled)
    #expect(
      own.commands.contains { command in
        if case .fill(_, .rgb(RGB(0xff0000))) = command { true } else { false }
      })
  }

  @Test("V8, MSV-M23: a tint colours texts and signs; nil leaves each its own")
  func tint() {
    let view = CardLayout()
    let tint = Color.rgb(RGB(0xff79c6))
    func colors(_ configuration: ViewConfiguration) -> [Color] {
      drawn(view, configuration).commands.compactMap { command in
        if case .text(_, _, _, _, let style) = command { style.foreground } else { nil }
      }
    }
    #expect(colors(ViewConfiguration(tint: .rgb(RGB(0xff79c6)))).allSatisfy { $0 == tint })
    #expect(!colors(ViewConfiguration()).contains(tint))
  }

  @Test("V8: a shadow lies below what is drawn")
  func shadow() {
    let plain = drawn(CardLayout(), ViewConfiguration())
    let shadowed = drawn(CardLayout(), ViewConfiguration(hasShadow: true))
    #expect(shadowed.rows == plain.rows + 1)
  }

  @Test(
    "Width classes follow the columns",
    arguments: zip([1, 59, 60, 119, 120, 9999], [0, 0, 1, 1, 2, 2]))
  func widths(columns: Int, index: Int) {
    #expect(ViewEnvironment(columns: columns).widthClass == WidthClass.allCases[index])
    #expect(WidthClass.allCases.sorted() == WidthClass.allCases)
  }

  private func drawn(
    _ view: some MessageStyle, _ configuration: ViewConfiguration, of message: Message = .saved
  ) -> DrawList {
    message.drawn(by: view, columns: 60) { $0.configuration = configuration }.drawing
  }
}

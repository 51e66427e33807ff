import PlacardAccessibility
import Testing

@Suite("Contrast")
struct ContrastTests {
  @Test(
    "X5: the ratios of WCAG",
    arguments: [
      ("#000000", "#ffffff", 21.0), ("#ffffff", "#ffffff", 1), ("#777777", "#ffffff", 4.478),
      ("#767676", "#ffffff", 4.542), ("#ff0000", "#ffffff", 3.998), ("#0000ff", "#ffffff", 8.592),
    ])
  func ratios(one: String, other: String, ratio: Double) throws {
    let first = try #require(RGB(hex: one))
    let second = try #require(RGB(hex: other))
    #expect(abs(first.contrast(with: second) - ratio) < 0.001)
    #expect(first.contrast(with: second) == second.contrast(with: first))
  }

  @Test("A colour is read from six or three digits, and from nothing else")
  func hex() {
    #expect(RGB(hex: "#1aF") == RGB(0x11, 0xaa, 0xff))
    #expect(RGB(hex: "#12abEF") == RGB(0x12abef))
    for text in ["", "#", "123456", "#12345", "#12345g", "#+12345", "#１２３", "red", "#1234567"] {
      #expect(RGB(hex: text) == nil, "\(text)")
    }
  }

  @Test("A mixture lies between, and the part is clamped")
  func mixing() {
    #expect(RGB.black.mixed(with: .white, by: 0.5) == RGB(128, 128, 128))
    #expect(RGB.black.mixed(with: .white, by: -1) == .black)
    #expect(RGB.black.mixed(with: .white, by: 9) == .white)
    #expect(RGB.black.mixed(with: .white, by: .nan) == .black)
  }
}

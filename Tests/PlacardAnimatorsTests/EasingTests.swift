import PlacardAnimators
import Testing

@Suite("Easing")
struct EasingTests {
  private static let curves: [(String, @Sendable (Double) -> Double)] = [
    ("linear", Easing.linear), ("easeIn", Easing.easeIn), ("easeOut", Easing.easeOut),
    ("easeInOut", Easing.easeInOut), ("bounce", Easing.bounce),
    ("bezier", Easing.bezier(0.42, 0, 1, 1)),
  ]

  @Test("Every curve starts at 0, ends at 1, and takes any number")
  func ends() {
    for (name, curve) in Self.curves {
      #expect(curve(0) == 0, "\(name)")
      #expect(curve(1) == 1, "\(name)")
      #expect(curve(-.infinity) == 0, "\(name)")
      #expect(curve(.infinity) == 1, "\(name)")
      #expect(curve(.nan) == 1, "\(name)")
      for step in 0...1000 {
        #expect((0...1).contains(curve(Double(step) / 1000)), "\(name) at \(step)")
      }
    }
  }

  @Test("The curves are the ones they are named after")
  func shapes() {
    #expect(Easing.easeIn(0.5) == 0.125)
    #expect(Easing.easeOut(0.5) == 0.875)
    #expect(Easing.easeInOut(0.5) == 0.5)
    #expect(abs(Easing.bounce(1 / 2.75) - 1) < 1e-12)
    #expect(abs(Easing.bounce(1.5 / 2.75) - 0.75) < 1e-12)
    #expect(abs(Easing.bezier(0.42, 0, 1, 1)(0.5) - 0.315_357) < 1e-5)
    #expect(abs(Easing.bezier(0, 0, 1, 1)(0.3) - 0.3) < 1e-12)
  }

  @Test("A hermite cubic has the given velocities at its ends")
  func hermite() {
    func position(_ part: Double) -> Double {
      Easing.hermite(from: 2, to: 7, leaving: -3, arriving: 4, at: part)
    }
    #expect(position(0) == 2)
    #expect(position(1) == 7)
    #expect(abs((position(1e-6) - 2) / 1e-6 + 3) < 1e-3)
    #expect(abs((7 - position(1 - 1e-6)) / 1e-6 - 4) < 1e-3)
  }
}

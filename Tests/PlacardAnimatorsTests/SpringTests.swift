import PlacardAnimators
import Testing

@Suite("Spring")
struct SpringTests {
  @Test("Rests exactly when its time is over", arguments: [0.1, 0.5, 0.8, 0.999, 1, 1.001, 2, 4])
  func settles(damping: Double) {
    let spring = Spring(damping: damping, settlingIn: .milliseconds(400))
    #expect(spring.value(at: .zero) == 0)
    #expect(spring.value(at: .milliseconds(400)) == 1)
    #expect(spring.value(at: .seconds(9)) == 1)
    let last = spring.value(at: .milliseconds(400) - .nanoseconds(1))
    #expect(abs(last - 1) < 1e-4)
  }

  @Test("Obeys its differential equation while it is free")
  func equation() {
    let spring = Spring(damping: 0.5, settlingIn: .seconds(10))
    let decay = 0.690_775_527_898_213_7
    let frequency = decay / 0.5
    let step = 1e-3
    func position(_ seconds: Double) -> Double {
      spring.displacement(from: -1, velocity: 2, at: .seconds(seconds))
    }
    for seconds in [0.5, 1, 2, 3] {
      let (before, now, after) = (
        position(seconds - step), position(seconds), position(seconds + step)
      )
      let acceleration = (after - 2 * now + before) / (step * step)
      let velocity = (after - before) / (2 * step)
      let rest = acceleration + 2 * 0.5 * frequency * velocity + frequency * frequency * now
      #expect(abs(rest) < 0.01, "at \(seconds) s")
    }
  }

  @Test("Starts with the velocity it is given")
  func velocity() {
    for damping in [0.4, 1, 3] {
      let spring = Spring(damping: damping, settlingIn: .seconds(1))
      let soon = spring.displacement(from: 2, velocity: -5, at: .microseconds(10))
      #expect(abs((soon - 2) / 1e-5 + 5) < 0.02, "damping \(damping)")
    }
  }

  @Test("Without time it is at rest, whatever it is given")
  func noTime() {
    #expect(Spring(damping: .nan, settlingIn: .seconds(-1)).value(at: .zero) == 1)
    #expect(Spring(damping: .infinity, settlingIn: .zero).value(at: .seconds(-1)) == 1)
  }
}

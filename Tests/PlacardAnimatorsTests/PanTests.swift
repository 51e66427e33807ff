import PlacardAnimators
import Testing

/// A drag as a timeline: what every sample does, and how it ends.
private struct Drag {
  private var pan: Pan
  private(set) var text = ""
  private var now = Duration.zero

  init(_ handler: any PanHandler, in context: AnimationContext) {
    pan = Pan(handler, in: context)
  }

  /// Moves the pointer to a row or a column below or beside the press, a number of milliseconds later.
  mutating func move(columns: Double = 0, rows: Double = 0, angle: Double = 0, after: Int = 50) {
    now += .milliseconds(after)
    let way = Pose.Offset(columns: columns, rows: rows)
    let begins = pan.move(by: way, angle: angle, at: now)
    line(begins ? "begins" : pan.hasBegun ? "drags" : "nothing", pan.displacement)
  }

  mutating func release(after: Int = 10) -> PanEnd {
    now += .milliseconds(after)
    let end = pan.end(at: now)
    line(end.isDismissed ? "goes" : pan.hasBegun ? "returns" : "tap", end.displacement)
    let figures = [end.travel, end.speed, end.velocity.columns, end.velocity.rows].map(Self.rounded)
    text += "       travel \(figures[0]) speed \(figures[1]) velocity \(figures[2]) \(figures[3])\n"
    return end
  }

  private mutating func line(_ word: String, _ offset: Pose.Offset) {
    let time = String(Int(now / .milliseconds(1)))
    text += String(repeating: " ", count: 5 - time.count) + time + "  " + word
    text += String(repeating: " ", count: 8 - word.count)
    text += "\(Self.rounded(offset.columns)) \(Self.rounded(offset.rows))\n"
  }

  private static func rounded(_ number: Double) -> Double {
    (number * 100).rounded() / 100 + 0
  }
}

@Suite("Pan")
struct PanTests {
  /// A card of four rows, two below the top edge.
  private let card = AnimationContext(travel: 6, columns: 40, rows: 4, edge: .top)
  /// The same at the edge itself.
  private let tab = AnimationContext(columns: 40, rows: 4, edge: .top)

  @Test("A3: a drag toward the own edge follows the pointer; far enough, it goes (SM 0.33)")
  func far() {
    var drag = Drag(EdgePan(), in: tab)
    drag.move(rows: -1)
    drag.move(rows: -2)
    let end = drag.release(after: 200)
    #expect(end.isDismissed)
    #expect(
      drag.text == """
           50  begins  0.0 -1.0
          100  drags   0.0 -2.0
          300  goes    0.0 -2.0
               travel 0.5 speed 0.0 velocity 0.0 0.0

        """)
  }

  @Test("SM-P5: let go of below every threshold it goes back, with the velocity that it has")
  func short() {
    var drag = Drag(EdgePan(), in: tab)
    drag.move(rows: -1, after: 100)
    let end = drag.release()
    #expect(
      drag.text == """
          100  begins  0.0 -1.0
          110  returns 0.0 -1.0
               travel 0.25 speed 2.5 velocity 0.0 -10.0

        """)
    let start = Pose(offset: end.displacement)
    let back = tab.starting(from: start, velocity: Pose.Velocity(offset: end.velocity))
    #expect(SlideAnimator().pose(.entering, at: .zero, in: back) == start)
    let soon = SlideAnimator().pose(.entering, at: .milliseconds(1), in: back)
    #expect(abs(soon.offset.rows + 1.01) < 1e-2)
  }

  @Test(
    "SM 750 pt/s: a flick of a tenth of a row a millisecond goes, however short; slower does not",
    arguments: [(41.0, true), (40.0, false), (39.0, false)])
  func flick(rowsPerSecond: Double, goes: Bool) {
    var pan = Pan(EdgePan(), in: tab)
    pan.move(by: .y(-rowsPerSecond / 50), at: .milliseconds(20))
    let isFar = rowsPerSecond / 50 / 4 > 0.33
    #expect(!isFar)
    #expect(pan.end(at: .milliseconds(20)).isDismissed == goes)
  }

  @Test("SM 75 pt: on a scale of points a cell the distance counts on a high post")
  func distance() {
    let high = AnimationContext(columns: 40, rows: 20, edge: .top)
    let handler = EdgePan(scale: .usualCell)
    func goes(_ rows: Double) -> Bool {
      handler.dismisses(PanMotion(way: .y(-rows)), in: high)
    }
    #expect(!goes(75.0 / 16))
    #expect(goes(75.1 / 16))
    #expect(
      !EdgePan(distance: .infinity, scale: .usualCell).dismisses(
        PanMotion(way: .y(-6)), in: high))
  }

  @Test("A3: away from its edge a post gives by the distance to the power of 0.7, in points")
  func rubberBand() {
    var drag = Drag(EdgePan(scale: .usualCell), in: card)
    for rows in [1.0, 2, 4, 8] { drag.move(rows: rows) }
    _ = drag.release()
    #expect(
      drag.text == """
           50  begins  0.0 0.44
          100  drags   0.0 0.71
          150  drags   0.0 1.15
          200  drags   0.0 1.87
          210  returns 0.0 1.87
               travel -2.0 speed -15.0 velocity 0.0 11.59

        """)
  }

  @Test("SM-P7: away from an edge that the post touches nothing begins, nor sideways")
  func ignored() {
    var drag = Drag(EdgePan(), in: tab)
    drag.move(rows: 3)
    drag.move(columns: 9)
    let end = drag.release()
    #expect(end == PanEnd())
    #expect(
      drag.text == """
           50  nothing 0.0 0.0
          100  nothing 0.0 0.0
          110  tap     0.0 0.0
               travel 0.0 speed 0.0 velocity 0.0 0.0

        """)
  }

  @Test("A3: a drag that has begun and turns back stops at the resting position")
  func turned() {
    var pan = Pan(EdgePan(), in: tab)
    pan.move(by: .y(-2), at: .milliseconds(50))
    pan.move(by: .y(5), at: .milliseconds(100))
    #expect(pan.displacement == .zero)
    #expect(!pan.end(at: .milliseconds(110)).isDismissed)
  }

  @Test("A3: every edge is its own way", arguments: AnimationContext.Edge.allCases)
  func edges(edge: AnimationContext.Edge) {
    let context = AnimationContext(columns: 8, rows: 8, edge: edge)
    let way = context.along(3)
    var pan = Pan(EdgePan(), in: context)
    let begins = pan.move(by: way, at: .milliseconds(50))
    #expect(begins)
    #expect(pan.displacement == way)
    #expect(pan.end(at: .seconds(1)).isDismissed)
    #expect(pan.end(at: .seconds(1)).travel == 0.375)
    #expect(!EdgePan().takes(way.scaled(by: -1), in: context))
  }

  @Test("MSV-M8: half a height stays, a hair more goes, and the speed does not count")
  func half() {
    func end(_ rows: Double, _ duration: Duration) -> PanEnd {
      let context = AnimationContext(columns: 40, rows: 100, edge: .top)
      var pan = Pan(SlideAnimator.translate.pan, in: context)
      pan.move(by: .y(-rows), at: duration)
      return pan.end(at: duration)
    }
    #expect(!end(50, .milliseconds(10)).isDismissed)
    #expect(end(51, .seconds(2)).isDismissed)
  }

  @Test("MSV-M9: MessageStackView's pan does not give away from its edge, inset or not")
  func firm() {
    #expect(!EdgePan.half.takes(.y(4), in: card))
    #expect(EdgePan.half.displacement(.y(4), in: card) == .zero)
    let toast = AnimationContext(columns: 40, rows: 100, edge: .bottom)
    #expect(EdgePan.half.dismisses(PanMotion(way: .y(51)), in: toast))
  }

  /// A card of 75 rows in the middle, so that a row is a point.
  private let middle = AnimationContext(travel: 400, columns: 150, rows: 75, edge: nil)

  @Test(
    "SM-P8: thrown at 601 points a second it flies, at 600 it swings back", arguments: [600, 601])
  func thrown(speed: Int) {
    var pan = Pan(ThrowPan(), in: middle)
    pan.move(by: .y(Double(speed) / 20), at: .milliseconds(50))
    let end = pan.end(at: .milliseconds(50))
    #expect(end.isDismissed == (speed == 601))
    #expect(abs(end.speed - Double(speed) / 75) < 1e-9)
  }

  @Test("A3: a throw goes in any direction, and no faster than 1800 points a second")
  func limited() {
    var drag = Drag(ThrowPan(), in: middle)
    drag.move(columns: 24, rows: 9, after: 10)
    drag.move(columns: 48, rows: 18, after: 10)
    let end = drag.release(after: 5)
    #expect(
      drag.text == """
           10  begins  24.0 9.0
           20  drags   48.0 18.0
           25  goes    48.0 18.0
               travel 0.32 speed 20.0 velocity 2400.0 900.0

        """)
    let fast = ThrowPan().limited(.x(1e5), in: middle)
    #expect(abs(fast.columns - 3600) < 1e-9)
    #expect(end.velocity == Pose.Offset(columns: 2400, rows: 900))
  }

  @Test("A3: rotation counts 75 points a radian a second, up to 10, beside the speed")
  func rotation() {
    func goes(_ pan: ThrowPan, _ rotation: Double) -> Bool {
      pan.dismisses(PanMotion(way: .zero, velocity: .y(610), rotation: rotation), in: middle)
    }
    #expect(goes(ThrowPan(), 0))
    #expect(!goes(ThrowPan(energy: 900), 0))
    #expect(goes(ThrowPan(energy: 900), 9))
    #expect(!goes(ThrowPan(energy: 1000), 1000))
    #expect(goes(ThrowPan(energy: 1000, fastestRotation: 20), 1000))
    var pan = Pan(ThrowPan(energy: 900), in: middle)
    pan.move(by: .y(10), angle: 0.1, at: .milliseconds(20))
    pan.move(by: .y(31), angle: 0.4, at: .milliseconds(50))
    pan.move(by: .y(31), angle: 0.4, at: .milliseconds(51))
    #expect(pan.end(at: .milliseconds(51)).isDismissed)
  }

  @Test("SM-P9: held wholly out of sight it goes 0.2 s later without being let go of")
  func held() {
    var pan = Pan(ThrowPan(), in: middle)
    pan.move(by: .y(399), at: .seconds(1))
    #expect(pan.deadline == nil)
    pan.move(by: .y(400), at: .seconds(2))
    #expect(pan.deadline == .seconds(2) + .milliseconds(200))
    pan.move(by: .y(10), at: .milliseconds(2100))
    #expect(pan.deadline == nil)
    pan.move(by: .y(-400), at: .milliseconds(2200))
    #expect(pan.deadline == .milliseconds(2400))
    var edge = Pan(EdgePan(), in: tab)
    edge.move(by: .y(-90), at: .seconds(1))
    #expect(edge.deadline == nil)
  }

  @Test("SM-P10, P11: nothing is left of one drag in the next, since handlers have no state")
  func stateless() {
    let handler = ThrowPan()
    for _ in 0..<2 {
      var pan = Pan(handler, in: middle)
      pan.move(by: .y(70), at: .milliseconds(50))
      #expect(pan.end(at: .milliseconds(50)).isDismissed)
    }
  }

  @Test("A3: a pointer that rests a tenth of a second has no speed, and no sample breaks a drag")
  func resting() {
    var pan = Pan(EdgePan(), in: tab)
    pan.move(by: .y(-1), at: .milliseconds(10))
    #expect(pan.end(at: .milliseconds(109)).speed > 20)
    #expect(pan.end(at: .milliseconds(110)).speed == 0)
    pan.move(by: .y(.nan), at: .milliseconds(120))
    pan.move(by: .y(-.infinity), at: .milliseconds(120))
    pan.move(by: .y(-1), at: .milliseconds(-500))
    #expect(pan.displacement == .y(-1))
    #expect(pan.end(at: .milliseconds(10)).speed.isFinite)
  }

  @Test("A3: the scale of extents has 75 points a height, 10 of which a second is a flick")
  func scale() {
    #expect(PointScale.extent.points(in: tab) == (9.375, 18.75))
    let side = AnimationContext(columns: 25, rows: 4, edge: .right)
    #expect(PointScale.extent.points(in: side) == (3, 6))
    #expect(PointScale.usualCell.points(in: side) == (8, 16))
    #expect(PointScale.cell(perColumn: 0, perRow: .nan).points(in: side) == (1, 1))
    #expect(PointScale.extent.points(in: AnimationContext(columns: 0, rows: 0)).perRow == 75)
  }

  @Test("A3: any animator takes any handler, and built-in ones have their seed's")
  func handlers() {
    #expect((SlideAnimator().pan as? EdgePan)?.part == 0.33)
    #expect((SlideAnimator.translate.pan as? EdgePan)?.part == 0.5)
    #expect(CollapseAnimator(pan: ThrowPan()).pan is ThrowPan)
    #expect(FadeAnimator(pan: EdgePan.half).alongside { _, _, _, _ in }.pan is EdgePan)
    #expect(PhysicsAnimator().pan is ThrowPan)
    #expect(Drop().pan is EdgePan)
    #expect(MotionLevel.none.limit(.physics).pan is ThrowPan)
    #expect(MotionLevel.basic.limit(.physics).pan is ThrowPan)
  }
}

import Foundation
import PlacardLayout
import Synchronization

/// One tree measured in a browser, and the rectangle of each of its nodes.
struct Fixture: Decodable {
  let id: String
  let root: FixtureNode
  let expected: FixtureRect
  let expectedCells: FixtureRect?

  /// The groups that were read: several tests take each.
  private static let loaded = Mutex<[String: [Fixture]]>([:])

  static func load(_ group: String) throws -> [Fixture] {
    if let fixtures = loaded.withLock({ $0[group] }) { return fixtures }
    let fixtures = try read(group)
    loaded.withLock { $0[group] = fixtures }
    return fixtures
  }

  private static func read(_ group: String) throws -> [Fixture] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/\(group).jsonl")
    let decoder = JSONDecoder()
    return try Data(contentsOf: file).split(separator: UInt8(ascii: "\n")).map {
      try decoder.decode(Fixture.self, from: $0)
    }
  }
}

struct FixtureRect: Decodable {
  let x: Double
  let y: Double
  let width: Double
  let height: Double
  let children: [FixtureRect]

  /// The rectangle itself.
  var rect: Rect { Rect(x: x, y: y, width: width, height: height) }

  /// All rectangles, depth first.
  var flat: [Rect] {
    [rect] + children.flatMap(\.flat)
  }
}

struct FixtureNode: Decodable {
  struct Gap: Decodable {
    var row: Double?
    var column: Double?
  }

  struct Measured: Decodable {
    var width: Double
    var height: Double
  }

  struct Flow: Decodable {
    var items: [Double]
    var lineHeight: Double
  }

  struct Sides: Decodable {
    var top, right, bottom, left, start, end: FixtureLength?
  }

  var direction, wrap, justifyContent, alignItems, alignContent, alignSelf, position: String?
  var grow, shrink, aspectRatio: Double?
  var basis, width, height, minWidth, minHeight, maxWidth, maxHeight: FixtureLength?
  var margin, padding, inset: Sides?
  var gap: Gap?
  var hidden, rtl: Bool?
  var measured: Measured?
  var flow: Flow?
  var children: [FixtureNode]?
}

/// A number of points, a share like `"25%"`, or `"auto"`.
struct FixtureLength: Decodable {
  let length: Length

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let points = try? container.decode(Double.self) {
      length = .points(points)
    } else {
      let text = try container.decode(String.self)
      length = Double(text.dropLast()).map { .percent($0) } ?? .auto
    }
  }
}

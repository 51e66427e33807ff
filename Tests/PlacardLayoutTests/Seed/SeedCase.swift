import Foundation
import PlacardLayout

/// One case of StackViewLayout's own tests: a stack, how it is laid out, and the frames asserted.
///
/// The cases stand beside the repository, not in it; their README says what each key means.
struct SeedCase: Decodable {
  struct Space: Decodable {
    var width, height: Double?
  }

  struct Padding: Decodable {
    var top, left, bottom, right: Double?
  }

  enum Mode: String, Decodable {
    case fitContainer, adjustHeight, adjustWidth, measureOnly
  }

  let name: String
  let mode: Mode
  let container: Space
  /// Whether the seed laid the stack out at the size it was given or at all that was measured.
  let finalSizeFrom: String?
  let direction, justifyContent, alignItems: String
  let padding: Padding?
  let items: [SeedItem]
  /// x, y, width and height of each item; nil where the seed asserts nothing.
  let expected: [[Double]?]
  let expectedContainer, expectedMeasured: [Double]?

  private static let file = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("shared/fixtures/stackviewlayout/cases.json")

  /// Whether the cases stand beside the repository.
  static var areThere: Bool { FileManager.default.fileExists(atPath: file.path) }

  static func all() throws -> [SeedCase] {
    try JSONDecoder().decode([SeedCase].self, from: Data(contentsOf: file))
  }
}

struct SeedItem: Decodable {
  struct Content: Decodable {
    enum Kind: String, Decodable {
      case fixed, wrap, area
    }

    var kind: Kind
    var width, height, area: Double?
    /// Half-open ranges of offered widths and the sizes taken there: from, to, width, height.
    var wraps: [[Double]]?
  }

  var intrinsic: Content
  var width, height, minWidth, minHeight, maxWidth, maxHeight: FixtureLength?
  var marginTop, marginLeft, marginBottom, marginRight, marginStart, marginEnd: FixtureLength?
  var grow, shrink, aspectRatio: Double?
  var alignSelf: String?
  var hidden, included: Bool?
}

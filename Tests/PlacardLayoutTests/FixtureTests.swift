import PlacardLayout
import Testing

/// Trees measured in a browser: every rectangle must come out alike.
@Suite struct FixtureTests {
  /// The groups and how many cases each has; all of them must pass.
  static let groups: KeyValuePairs = [
    "absolute-static": 47, "absolute": 98, "align-content": 84, "align": 74, "aspect-ratio": 92,
    "basis": 54, "cells": 64, "direction": 37, "fit-content": 47, "flex-minmax": 128, "flow": 80,
    "gap": 45, "grow": 58, "hidden": 43, "intrinsic-basis": 38, "intrinsic": 94, "justify": 82,
    "large": 16, "margin-auto": 59, "margin-percent-vertical": 31, "margin-percent": 44,
    "margin": 54, "minmax": 57, "mixed": 134, "nested": 137, "padding": 51, "percent-cyclic": 37,
    "percent-definite": 54, "percent": 96, "root-auto": 41, "rtl": 92, "shrink": 65, "ui": 115,
    "wrap-reverse": 46, "wrap": 88,
  ]

  @Test(arguments: groups.map(\.key))
  func `L1 to L9: rectangles are as a browser measures them`(group: String) throws {
    let fixtures = try Fixture.load(group)
    let failures = fixtures.compactMap(difference)
    print("\(group): \(fixtures.count - failures.count) of \(fixtures.count)")
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
    #expect(fixtures.count == Self.groups.first { $0.key == group }?.value)
  }

  @Test(arguments: groups.map(\.key))
  func `L6: laying out again leaves no trace of the layout before`(group: String) throws {
    for fixture in try Fixture.load(group) {
      let fresh = fixture.rects()
      #expect(fixture.rects(after: Size(width: 61, height: 17)) == fresh, "\(fixture.id)")
    }
  }

  @Test func `L8: whole cells are rounded by absolute edges`() throws {
    for fixture in try Fixture.load("cells") {
      let expected = try #require(fixture.expectedCells).flat
      #expect(fixture.absoluteRects().map(\.cells) == expected.map(\.cells), "\(fixture.id)")
    }
  }

  private func difference(_ fixture: Fixture) -> String? {
    let expected = fixture.expected.flat
    for (index, (rect, expected)) in zip(fixture.rects(), expected).enumerated() {
      let isClose =
        abs(rect.minX - expected.minX) <= 0.01 && abs(rect.minY - expected.minY) <= 0.01
        && abs(rect.width - expected.width) <= 0.01 && abs(rect.height - expected.height) <= 0.01
      guard isClose else { return "\(fixture.id) node \(index): \(rect), expected \(expected)" }
    }
    return fixture.rects().count == expected.count ? nil : "\(fixture.id): not all nodes are there"
  }
}

import Foundation
import PlacardLayout
import Testing

/// Trees measured in a browser: every rectangle must come out alike.
@Suite struct FixtureTests {
  /// The groups and how many of their cases must pass at least.
  static let groups = [
    "absolute-static": 0, "absolute": 0, "align-content": 0, "align": 0, "aspect-ratio": 0,
    "basis": 0, "cells": 0, "direction": 0, "fit-content": 0, "flex-minmax": 0, "flow": 0,
    "gap": 0, "grow": 0, "hidden": 0, "intrinsic-basis": 0, "intrinsic": 0, "justify": 0,
    "large": 0, "margin-auto": 0, "margin-percent-vertical": 0, "margin-percent": 0, "margin": 0,
    "minmax": 0, "mixed": 0, "nested": 0, "padding": 0, "percent-cyclic": 0,
    "percent-definite": 0, "percent": 0, "root-auto": 0, "rtl": 0, "shrink": 0, "ui": 0,
    "wrap-reverse": 0, "wrap": 0,
  ]

  @Test(arguments: groups.keys.sorted())
  func `L1 to L9: rectangles are as measured`(group: String) throws {
    let fixtures = try Fixture.load(group)
    let failures = fixtures.compactMap(difference)
    let passed = fixtures.count - failures.count
    print("\(group) \(passed)/\(fixtures.count)")
    if ProcessInfo.processInfo.environment["SHOW"] == group {
      print(failures.joined(separator: "\n"))
    }
    #expect(passed >= Self.groups[group] ?? fixtures.count, "\(failures.joined(separator: "\n"))")
  }

  private func difference(_ fixture: Fixture) -> String? {
    var tree = LayoutTree()
    fixture.root.add(to: &tree)
    tree.layout(width: .unbounded, height: .unbounded)
    for (index, expected) in fixture.expected.flat.enumerated() {
      let rect = tree.rect(of: NodeID(index: index))
      let isClose =
        abs(rect.minX - expected.minX) <= 0.01 && abs(rect.minY - expected.minY) <= 0.01
        && abs(rect.width - expected.width) <= 0.01 && abs(rect.height - expected.height) <= 0.01
      guard isClose else { return "\(fixture.id) node \(index): \(rect), expected \(expected)" }
    }
    return nil
  }
}

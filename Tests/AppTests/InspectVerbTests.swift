import Foundation
import Placard
@_spi(Fields) import PlacardJSONStream
@_spi(Fields) import PlacardModels
import Testing

@_spi(Fields) @testable import PlacardCommand

@Suite("inspect layout") struct InspectVerbTests {
  private static let tree = """
    {"direction": "row", "padding": 1, "children": [
      {"name": "title", "flow": {"items": [5, 3, 8]}, "grow": 1, "shrink": 1},
      {"name": "action", "width": "25%", "margin": {"left": 2}}
    ]}
    """

  private static let dump = """
    a row: 20 x 4 at 0, 0; cells 20 x 4 at 0, 0
        width 20: given
        height 4: content
      b title: 11.5 x 2 at 1, 1; cells 12 x 2 at 1, 1
          width 11.5: content 16 - shrink 100% of 4.5 missing
          height 2: stretched
      c action: 4.5 x 2 at 14.5, 1; cells 4 x 2 at 15, 1
          width 4.5: 25% of 18
          height 2: stretched

    ····················
    ·┌b─────────┐··┌c─┐·
    ·└──────────┘··└──┘·
    ····················

    """

  @Test func aTreeIsPrintedWithReasonsAndAPicture() async throws {
    let result = await TestEnvironment(input: Self.tree).run("inspect", "layout", "--columns", "20")
    #expect(result.output == Self.dump && result.errors == "" && result.status == .success)
    let folder = try ScratchFolder()
    let file = try folder.write(Self.tree, to: "tree.json")
    #expect(
      await TestEnvironment().run("inspect", "layout", file, "--columns=20").output == Self.dump)
    let line = Self.tree.replacing("\n", with: " ") + "\n"
    #expect(
      await TestEnvironment(input: line).run("inspect", "layout", "-", "--columns=20").output
        == Self.dump)
  }

  @Test func aCaseIsAnsweredAsALineOfJSON() async {
    let input = """
      {"id": "a", "root": {"width": 3, "children": [{"height": 1.5, "margin": {"top": 0.5}}]}, "tags": []}

      {"root": {"measured": {"width": 2, "height": 1}}}
      """
    let result = await TestEnvironment(input: input).run("inspect", "layout")
    #expect(
      result.output == """
        {"id":"a","frames":{"x":0,"y":0,"width":3,"height":2,"children":[{"x":0,"y":0.5,"width":3,"height":1.5,"children":[]}]},\
        "cells":{"x":0,"y":0,"width":3,"height":2,"children":[{"x":0,"y":1,"width":3,"height":1,"children":[]}]}}
        {"frames":{"x":0,"y":0,"width":2,"height":1,"children":[]},"cells":{"x":0,"y":0,"width":2,"height":1,"children":[]}}

        """)
    #expect(result.errors == "" && result.status == .success)
  }

  @Test func theFormatAndTheSizeCanBeChosen() async {
    let input = #"{"id": "a\u001b[2J", "root": {"name": "x\u001b[2J"}}"# + "\n{}\n"
    let text = await TestEnvironment(input: input).run(
      "inspect", "layout", "--format", "text", "--rows", "2", "--columns", "4")
    #expect(text.output.contains("given") && !text.output.contains("\u{1B}"))
    #expect(text.output.hasPrefix("# a") && text.output.contains("└──┘\n\na box: 4 x 2 at 0, 0"))
    let json = await TestEnvironment(input: "{}").run("inspect", "layout", "--format", "json")
    #expect(
      json.output
        == #"{"frames":{"x":0,"y":0,"width":0,"height":0,"children":[]},"cells":{"x":0,"y":0,"width":0,"height":0,"children":[]}}"#
        + "\n")
  }

  @Test(arguments: [
    (
      "{\"children\": [\n  {\"grow\": \"1\"}\n]}",
      "line 2, column 12: \"grow\" in root.children[0] must be a number."
    ),
    (
      "{}\n{\"margin\": {\"botom\": 1}}\n",
      "line 2, column 22: \"botom\" in root.margin is not known; known are top, left, bottom, right, start, end."
    ),
    ("{\n\"width\": }", "line 2, column 10: Unexpected \"}\" where a value should begin."),
    ("[1]\n", "line 1, column 1: root must be an object."),
  ])
  func whatIsWrongIsReportedWithItsPosition(input: String, sentence: String) async {
    let result = await TestEnvironment(input: input).run("inspect", "layout")
    #expect(result.errors == "placard: \(sentence)\n")
    #expect(result.status == .negative)
  }

  @Test(arguments: ["", "\n \n"]) func nothingInIsNothingOut(input: String) async {
    let result = await TestEnvironment(input: input).run("inspect", "layout")
    #expect(result.output == "" && result.errors == "" && result.status == .success)
  }

  @Test func aBadLineLeavesTheOthers() async {
    let result = await TestEnvironment(input: "{}\n{\n{}\n").run(
      "inspect", "layout", "--format", "json")
    #expect(result.output.split(separator: "\n").count == 2)
    #expect(result.errors.hasPrefix("placard: line 2, column ") && result.status == .negative)
  }

  @Test(arguments: [
    (["inspect"], "inspect needs a part: layout, width, terminal."),
    (
      ["inspect", "layuot"],
      "Unknown part \"layuot\"; accepted is one of layout, width, terminal; the nearest is layout."
    ),
    (["inspect", "layout", "a", "b"], "inspect layout takes one file; it got 2 words."),
    (
      ["inspect", "layout", "--columns", "0"],
      "--columns got \"0\"; it wants a whole number from 1 to 10000."
    ),
    (
      ["inspect", "layout", "--format", "txt"],
      "--format got \"txt\"; accepted is one of text, json; the nearest is text."
    ),
  ])
  func wrongUsage(words: [String], sentence: String) async {
    let result = await TestEnvironment().run(words)
    #expect(result.errors == "placard: \(sentence)\n" && result.output == "")
    #expect(result.status == .usage)
  }

  @Test func aMissingFileIsReportedByName() async {
    let result = await TestEnvironment().run("inspect", "layout", "/nowhere/tree.json")
    #expect(result.status == .inputOutput && result.errors.contains("\"/nowhere/tree.json\""))
  }

  @Test func aJSONValueIsReadAsAnyTypeThatDecodesItself() throws {
    struct Mixed: Decodable, Equatable {
      var flag: Bool
      var count: UInt8
      var ratio: Float
      var list: [Int?]
      var table: [String: String]
      var none: Double?
    }
    let json =
      #"{"flag": true, "count": 7.0, "ratio": 0.5, "list": [1, null], "table": {"a": "b"}}"#
    let value = try JSONValue(parsing: Array(json.utf8))
    #expect(
      try value.decode(Mixed.self)
        == Mixed(flag: true, count: 7, ratio: 0.5, list: [1, nil], table: ["a": "b"], none: nil))
    for (wrong, sentence) in [
      (#"{"flag": 1}"#, "The value must be true or false."),
      (#"{"flag": true, "count": 256}"#, "The value must be a whole number."),
      (#"{"flag": true}"#, "\"count\" is missing."),
    ] {
      let problem = #expect(throws: Problem.self) {
        try JSONValue(parsing: Array(wrong.utf8)).decode(Mixed.self)
      }
      #expect(problem?.message == sentence)
    }
  }
}

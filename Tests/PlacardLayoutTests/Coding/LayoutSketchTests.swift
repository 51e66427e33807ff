import Foundation
import PlacardLayout
import Testing

@Suite struct LayoutSketchTests {
  /// A fixture of which only the tree is read, as a sketch.
  private struct Line: Decodable {
    let id: String
    let root: LayoutSketch
  }

  @Test(arguments: FixtureTests.groups.map(\.key))
  func `A fixture is read as a sketch, written, read again, and laid out alike`(
    group: String
  ) throws {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/\(group).jsonl")
    let lines = try Data(contentsOf: file).split(separator: UInt8(ascii: "\n"))
    for (text, fixture) in Array(zip(lines, try Fixture.load(group))).part(of: 4) {
      let line = try JSONDecoder().decode(Line.self, from: text)
      let again = try reread(line.root)
      #expect(again == line.root, "\(line.id)")
      let rects = Frames(of: again.item, in: .unbounded).map(\.rect)
      #expect(rects == fixture.rects(), "\(line.id)")
    }
  }

  @Test func `Short forms: one length for all sides, one number for both gaps`() throws {
    let sketch = try read(
      #"{"margin": "auto", "padding": 2, "gap": 1, "inset": "25%", "rtl": false, "width": null}"#)
    #expect(sketch.style.margin == Edges(.auto) && sketch.style.padding == Edges(2))
    #expect(sketch.style.rowGap == 1 && sketch.style.columnGap == 1)
    #expect(sketch.style.inset == Edges(25%) && sketch.style.writingDirection == .leftToRight)
    #expect(sketch.style.width == .auto && sketch.content == .empty && sketch.name == nil)
  }

  @Test func `What is written is what differs from the defaults, as shortly as it goes`() throws {
    var style = LayoutStyle()
    style.wrap = .wrapReverse
    style.width = 12.5%
    style.margin = Edges(top: 1, start: .auto)
    style.padding = Edges(-3)
    style.columnGap = 4
    style.writingDirection = .rightToLeft
    style.verticalPercentBase = .width
    let sketch = LayoutSketch(
      style: style, name: "a",
      content: .children([
        LayoutSketch(content: .flow(.init(items: [1, 2.5]))), LayoutSketch(),
      ]))
    #expect(
      try written(sketch) == """
        {"children":[{"flow":{"items":[1,2.5],"lineHeight":1}},{}],"gap":{"column":4},\
        "margin":{"start":"auto","top":1},"name":"a","padding":-3,"rtl":true,\
        "verticalPercentBase":"width","width":"12.5%","wrap":"wrapReverse"}
        """)
    #expect(try reread(sketch) == sketch)
    #expect(try written(LayoutStyle()) == "{}")
  }

  @Test func `What JSON cannot say is written as what it means`() throws {
    var style = LayoutStyle()
    style.grow = .nan
    style.maxWidth = .points(.infinity)
    style.minWidth = .percent(.nan)
    let sketch = LayoutSketch(
      style: style, content: .measured(Size(width: .infinity, height: 2)))
    #expect(
      try written(sketch)
        == #"{"maxWidth":"auto","measured":{"height":2,"width":0},"minWidth":"auto"}"#)
  }

  @Test(arguments: [
    (#"{"widht": 3}"#, #""widht" in root is not known; known are direction, wrap, "#),
    (
      #"{"children": [{}, {"margin": {"botom": 1}}]}"#,
      #""botom" in root.children[1].margin is not known; known are top, left, bottom, right, start, end."#
    ),
    (#"{"children": [{"grow": "1"}]}"#, #""grow" in root.children[0] must be a number."#),
    (#"{"hidden": 1}"#, #""hidden" in root must be true or false."#),
    (#"{"name": 1}"#, #""name" in root must be a text."#),
    (
      #"{"direction": "rows"}"#,
      #""direction" in root must be one of row, rowReverse, column, columnReverse, not "rows"."#
    ),
    (
      #"{"wrap": "noWrap"}"#,
      #""wrap" in root must be one of nowrap, wrap, wrapReverse, not "noWrap"."#
    ),
    (
      #"{"width": "12pt"}"#,
      #""width" in root must be a number, a share such as "25%", or "auto"."#
    ),
    (
      #"{"padding": [1, 2]}"#,
      #""padding" in root must be a number, a share such as "25%", or "auto", or an object of top, left, bottom, right, start, end."#
    ),
    (#"{"gap": "1"}"#, #""gap" in root must be a number, or an object of row, column."#),
    (#"{"flow": {"items": ["a"]}}"#, #""items" in root.flow must be a list of numbers."#),
    (#"{"measured": 3}"#, #""measured" in root must be an object of width, height."#),
    (#"{"children": {}}"#, #""children" in root must be a list."#),
    (#"{"children": [{"children": [[]]}]}"#, "root.children[0].children[0] must be an object."),
    (
      #"{"flow": {"items": [1]}, "children": [{}]}"#,
      #""children" in root stands beside another content; a node has one."#
    ),
  ])
  func `What is wrong is reported with its key, its position and what is accepted`(
    json: String, sentence: String
  ) throws {
    let error = try #require(throws: DecodingError.self) { try read(json) }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(context.debugDescription.hasPrefix(sentence), "\(context.debugDescription)")
  }

  @Test func `Frames are written relative to their parents`() throws {
    let stack = StackView { StackView(.row) { Item(width: 3, height: 1) }.padding(1) }
    let frames = stack.layout(in: Size(width: 10, height: 4))
    #expect(
      try written(frames) == """
        {"children":[{"children":[{"children":[],"height":1,"width":3,"x":1,"y":1}],"height":3,\
        "width":10,"x":0,"y":0}],"height":4,"width":10,"x":0,"y":0}
        """)
  }

  private func read(_ json: String) throws -> LayoutSketch {
    try JSONDecoder().decode(LayoutSketch.self, from: Data(json.utf8))
  }

  private func reread(_ sketch: LayoutSketch) throws -> LayoutSketch {
    try JSONDecoder().decode(LayoutSketch.self, from: JSONEncoder().encode(sketch))
  }

  private func written(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}

import Placard
import PlacardInspection
@_spi(Fields) import PlacardJSONStream
@_spi(Fields) import PlacardModels
import PlacardLayout
import PlacardText
import Synchronization

/// Reads trees and prints their layouts: one document, or a tree per line.
///
/// The first line decides: if it is a complete value, each line is one, and is processed when it is
/// read.
final class LayoutInspection: Sendable {
  /// The output, or a problem with the input.
  typealias Finding = Result<[UInt8], Problem>

  private struct State {
    enum Input {
      case unknown, lines, document
    }

    var input = Input.unknown
    var splitter = LineSplitter()
    /// All bytes, as long as they may be one document.
    var document: [UInt8] = []
    var answers = 0
    var isFlawless = true
  }

  private let space: Size
  private let format: InspectionFormat?
  private let state = Mutex(State())

  /// Creates an inspection with an available size; unbounded lengths are determined by the root.
  ///
  /// Without a format, an object with `root` is answered as JSON and a tree as text.
  init(space: Size, format: InspectionFormat?) {
    self.space = space
    self.format = format
  }

  /// Whether all input was valid.
  var isFlawless: Bool {
    state.withLock { $0.isFlawless }
  }

  /// Reads a part of the input.
  func read(_ chunk: ArraySlice<UInt8>) -> [Finding] {
    state.withLock { state in
      if state.input != .lines { state.document += chunk }
      var lines: [InputLine] = []
      if state.input != .document { state.splitter.read(chunk) { lines.append($0) } }
      return answer(lines, &state)
    }
  }

  /// Ends the input.
  func finish() -> [Finding] {
    state.withLock { state in
      var lines: [InputLine] = []
      if state.input != .document { state.splitter.finish { lines.append($0) } }
      var findings = answer(lines, &state)
      if state.input == .document {
        findings.append(answer(state.document[...], line: nil, &state))
      }
      return findings
    }
  }

  private func answer(_ lines: [InputLine], _ state: inout State) -> [Finding] {
    var findings: [Finding] = []
    for line in lines {
      if state.input == .unknown {
        let bytes = try? line.content.get()
        let isValue = bytes.flatMap { try? JSONValue(parsing: $0) } != nil
        state.input = isValue ? .lines : .document
        if isValue { state.document = [] }
      }
      guard state.input == .lines else { break }
      switch line.content {
      case .success(let bytes): findings.append(answer(bytes, line: line.number, &state))
      case .failure(let problem):
        state.isFlawless = false
        findings.append(.failure(problem))
      }
    }
    return findings
  }

  /// Lays out one tree; `line` is its line number if there is one per line.
  private func answer(_ bytes: ArraySlice<UInt8>, line: Int?, _ state: inout State) -> Finding {
    do throws(Problem) {
      let value = try JSONValue(parsing: bytes)
      let sketch = try (value["root"] ?? value).decode(LayoutSketch.self)
      let isCase = value["root"] != nil
      let explanation = LayoutExplanation(of: sketch.item, in: space)
      defer { state.answers += 1 }
      switch format ?? (isCase ? .json : .text) {
      case .text: return .success(text(explanation, id: value["id"], isFirst: state.answers == 0))
      case .json: return .success(json(explanation.frames, id: value["id"]))
      }
    } catch {
      state.isFlawless = false
      return .failure(error.located(in: bytes, line: line))
    }
  }

  private func text(_ explanation: LayoutExplanation, id: JSONValue?, isFirst: Bool) -> [UInt8] {
    var text = isFirst ? "" : "\n"
    if case .string(let id) = id?.content { text += "# \(Sanitizer.line(id))\n" }
    text += explanation.description.split(separator: "\n").map { Sanitizer.line(String($0)) }
      .joined(separator: "\n")
    return Array((text + "\n\n" + explanation.frames.picture() + "\n").utf8)
  }

  private func json(_ frames: Frames, id: JSONValue?) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      if let id {
        writer.key("id")
        writer.value(id)
      }
      writer.key("frames")
      writer.frames(frames)
      writer.key("cells")
      writer.cells(frames)
    }
    writer.newline()
    return writer.bytes
  }
}

extension JSONWriter {
  /// Writes unrounded rectangles relative to their parents.
  fileprivate mutating func frames(_ frames: Frames) {
    tree(frames) { writer, frames in
      let rect = frames.rect
      writer.box(rect.minX, rect.minY, rect.width, rect.height) { $0.number($1) }
    }
  }

  /// Writes rectangles in cells relative to the root.
  fileprivate mutating func cells(_ frames: Frames) {
    tree(frames) { writer, frames in
      let cell = frames.cell
      writer.box(cell.column, cell.row, cell.columns, cell.rows) { $0.number($1) }
    }
  }

  /// Writes an object per node, with members written by a closure, and its children.
  private mutating func tree(_ frames: Frames, _ node: (inout JSONWriter, Frames) -> Void) {
    object { writer in
      node(&writer, frames)
      writer.key("children")
      writer.array { writer in
        for child in frames.children { writer.tree(child, node) }
      }
    }
  }

  private mutating func box<Number>(
    _ x: Number, _ y: Number, _ width: Number, _ height: Number,
    _ write: (inout JSONWriter, Number) -> Void
  ) {
    for (name, number) in [("x", x), ("y", y), ("width", width), ("height", height)] {
      key(name)
      write(&self, number)
    }
  }
}

extension Problem {
  /// The problem with its line, and with its column in that line, if `line` is nil and the column
  /// counts in the whole document.
  fileprivate func located(in bytes: ArraySlice<UInt8>, line: Int?) -> Problem {
    var problem = self
    if let line {
      problem.line = line
    } else if let column {
      let before = bytes.prefix(column - 1)
      problem.line = 1 + before.count { $0 == UInt8(ascii: "\n") }
      if let end = before.lastIndex(of: UInt8(ascii: "\n")) {
        problem.column = column - (end - bytes.startIndex + 1)
      }
    }
    return problem
  }
}

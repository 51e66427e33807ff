import Placard
@_spi(Fields) import PlacardJSONStream
@_spi(Fields) import PlacardModels
import PlacardText
import Synchronization

/// Prints the widths of texts: of one text as a table of its clusters, or of a JSON string per
/// line.
struct WidthInspection: Sendable {
  private let format: InspectionFormat?

  /// Creates an inspection; without a format, a text is answered as a table, and a line with its
  /// width.
  init(_ format: InspectionFormat?) {
    self.format = format
  }

  /// Inspects a text, or the lines of standard input.
  ///
  /// - Returns: A negative status if a line is invalid.
  /// - Throws: Errors of input and output.
  func run(_ text: String?, in shell: Shell) async throws -> ExitStatus {
    if let text {
      try shell.output.write(answer(text, format ?? .text))
      return .success
    }
    let splitter = Mutex(LineSplitter())
    let isFlawless = Mutex(true)
    @Sendable func take(_ lines: [InputLine]) throws {
      for line in lines {
        switch Result(catching: { () throws(Problem) in try answer(line) }) {
        case .success(let bytes): try shell.output.write(bytes)
        case .failure(let problem):
          isFlawless.withLock { $0 = false }
          shell.complain("\(problem)")
        }
      }
    }
    try await InputFile.standardInput(of: shell).read { chunk in
      try take(
        splitter.withLock { splitter in
          var lines: [InputLine] = []
          splitter.read(chunk) { lines.append($0) }
          return lines
        })
    }
    try take(
      splitter.withLock { splitter in
        var lines: [InputLine] = []
        splitter.finish { lines.append($0) }
        return lines
      })
    return isFlawless.withLock { $0 } ? .success : .negative
  }

  private func answer(_ line: InputLine) throws(Problem) -> [UInt8] {
    let bytes = try line.content.get()
    var problem = Problem("The line must be a JSON string.")
    do throws(Problem) {
      if case .string(let text) = try JSONValue(parsing: bytes).content {
        return format.map { answer(text, $0) } ?? count(text)
      }
    } catch {
      problem = error
    }
    problem.line = line.number
    throw problem
  }

  /// The width as a JSON object.
  private func count(_ text: String) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("columns")
      writer.number(columns(of: text))
    }
    writer.newline()
    return writer.bytes
  }

  private func answer(_ text: String, _ format: InspectionFormat) -> [UInt8] {
    switch format {
    case .text: table(text)
    case .json: json(text)
    }
  }

  /// One row per cluster; the cluster itself is last, so that a terminal with another width for it
  /// misaligns nothing.
  private func table(_ text: String) -> [UInt8] {
    var lines = ["columns  legacy"]
    lines += text.map { cluster in
      let own = String(cluster)
      return [
        padded(cluster.columns()), padded(cluster.columns(model: .legacy)),
        cluster.hasAmbiguousWidth ? "ambiguous" : "         ",
        scalars(of: cluster).joined(separator: " "),
        Sanitizer.line(own),
      ].joined(separator: "  ")
    }
    lines.append(
      [padded(columns(of: text)), padded(columns(of: text, model: .legacy)), "in all"]
        .joined(separator: "  "))
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  private func json(_ text: String) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("columns")
      writer.number(columns(of: text))
      writer.key("legacy")
      writer.number(columns(of: text, model: .legacy))
      writer.key("clusters")
      writer.array { writer in
        for cluster in text {
          writer.object { writer in
            writer.key("text")
            writer.string(String(cluster))
            writer.key("columns")
            writer.number(cluster.columns())
            writer.key("legacy")
            writer.number(cluster.columns(model: .legacy))
            writer.key("ambiguous")
            writer.bool(cluster.hasAmbiguousWidth)
            writer.key("scalars")
            writer.array(scalars(of: cluster))
          }
        }
      }
    }
    writer.newline()
    return writer.bytes
  }

  /// The code points of a cluster, such as `U+0041`.
  private func scalars(of cluster: Character) -> [String] {
    cluster.unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
    }
  }

  private func padded(_ number: Int) -> String {
    let digits = "\(number)"
    return String(repeating: " ", count: max(7 - digits.count, 0)) + digits
  }
}

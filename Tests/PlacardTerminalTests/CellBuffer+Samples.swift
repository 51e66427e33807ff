import PlacardTerminal
import PlacardViews

extension CellBuffer {
  /// A grid just as large as its lines, in one style.
  init(_ lines: String..., style: CellStyle = .plain) {
    var widest = CellBuffer(columns: 400, rows: 1)
    let columns = lines.map { widest.write($0, column: 0, row: 0) }.max() ?? 0
    self.init(columns: columns, rows: lines.count)
    for (row, line) in lines.enumerated() {
      write(line, column: 0, row: row, style: style)
    }
  }

  /// A grid of random words, styles and wide and ambiguous characters, ending in a random blank.
  static func random(
    columns: Int, rows: Int, hasAmbiguous: Bool = true, using generator: inout SeededGenerator
  ) -> CellBuffer {
    var buffer = CellBuffer(
      columns: Int.random(in: 1...columns, using: &generator),
      rows: Int.random(in: 0...rows, using: &generator))
    let certain = ["ok", "日本", "é", " ", "done 12%", "─"]
    let words = certain + (hasAmbiguous ? ["👩‍🚀", "🇩🇪", "✔️", "क्ष"] : [])
    for row in 0..<buffer.rows {
      for _ in 0..<Int.random(in: 0...4, using: &generator) {
        buffer.write(
          words.randomElement(using: &generator) ?? "",
          column: Int.random(in: -2..<columns, using: &generator),
          row: row, style: .random(using: &generator))
      }
    }
    return buffer
  }
}

extension CellStyle {
  static func random(using generator: inout SeededGenerator) -> CellStyle {
    func color() -> CellColor {
      switch Int.random(in: 0...4, using: &generator) {
      case 0: .indexed(UInt8.random(in: 0...255, using: &generator))
      case 1: .rgb(UInt8.random(in: 0...255, using: &generator), 80, 200)
      default: .standard
      }
    }
    return CellStyle(
      foreground: color(), background: color(),
      attributes: .init(rawValue: UInt8.random(in: 0...63, using: &generator)))
  }
}

extension [UInt8] {
  /// The bytes with ESC as `␛`, CR as `␍` and LF as `␊`.
  var visible: String {
    String(
      String(decoding: self, as: UTF8.self).unicodeScalars.map { scalar in
        switch scalar {
        case "\u{1B}": "␛"
        case "\r": "␍"
        case "\n": "␊"
        case "\u{8}": "␈"
        default: Character(scalar)
        }
      })
  }
}

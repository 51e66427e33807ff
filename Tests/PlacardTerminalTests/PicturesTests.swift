import Foundation
import PlacardAccessibility
import PlacardModels
import PlacardViews
import Testing

@testable import PlacardInspection
@testable import PlacardTerminal

@Suite("Pictures") struct PicturesTests {
  private typealias Pixel = (UInt8, UInt8, UInt8, UInt8)

  private static let red: Pixel = (255, 0, 0, 255)
  private static let green: Pixel = (0, 255, 0, 255)
  private static let clear: Pixel = (9, 9, 9, 0)

  private func picture(_ rows: [[Pixel]]) throws -> Picture {
    try #require(
      Picture(
        width: rows[0].count, height: rows.count,
        pixels: rows.flatMap { $0.flatMap { [$0.0, $0.1, $0.2, $0.3] } }))
  }

  private func drawn(_ picture: Picture, columns: Int) -> CellBuffer {
    CellBuffer(
      ViewRenderer(ViewEnvironment(columns: 40)).draw(Image(picture, columns: columns)))
  }

  @Test("Sides and bytes must agree (T6)")
  func sizes() {
    #expect(Picture(width: 0, height: 1, pixels: []) == nil)
    #expect(Picture(width: 1, height: 1, pixels: [1, 2, 3]) == nil)
    #expect(Picture(width: 4097, height: 1, pixels: []) == nil)
    #expect(Picture(width: .max, height: .max, pixels: []) == nil)
    #expect(Picture(width: -1, height: -1, pixels: [1, 2, 3, 4]) == nil)
    #expect(Picture(width: 1, height: 1, pixels: [1, 2, 3, 4]) != nil)
  }

  @Test(
    "A picture keeps its proportions and fits (T6)",
    arguments: [
      (32, 32, 40, 10, 20, 10), (320, 320, 8, 10, 8, 4), (320, 32, 20, 10, 20, 1),
      (8, 800, 40, 10, 1, 10), (1, 1, 16, 4, 8, 4), (4096, 2, 0, 0, 1, 1), (2, 4096, 0, 0, 1, 1),
      (640, 480, 16, 4, 11, 4), (1000, 10, 9, 3, 9, 1),
    ])
  func cells(width: Int, height: Int, columns: Int, rows: Int, across: Int, down: Int) throws {
    let picture = try #require(
      Picture(
        width: width, height: height, pixels: [UInt8](repeating: 0, count: width * height * 4)))
    let cells = picture.cells(columns: columns, rows: rows)
    #expect(cells.columns == across && cells.rows == down)
  }

  @Test("A half block shows two pixels, and what is clear stays the background's own (T6)")
  func halfBlocks() throws {
    let buffer = drawn(
      try picture([
        [Self.red, Self.red, Self.clear, Self.clear],
        [Self.green, Self.clear, Self.green, Self.clear],
      ]), columns: 4)
    #expect((0..<4).map { buffer.text(column: $0, row: 0) } == ["▀", "▀", "▄", " "])
    let (red, green) = (CellColor.rgb(255, 0, 0), CellColor.rgb(0, 255, 0))
    #expect(
      (0..<3).map { buffer.style(column: $0, row: 0) } == [
        CellStyle(foreground: red, background: green), CellStyle(foreground: red),
        CellStyle(foreground: green),
      ])
    #expect(buffer.style(column: 3, row: 0).background == .standard)
  }

  @Test("An icon that is a file is its picture, or the sign of the severity (T6)")
  func iconFile() throws {
    let picture = try picture([[Self.red, Self.green], [Self.red, Self.green]])
    let message = Message("x", severity: .warning, icon: .file("a.png"))
    var environment = ViewEnvironment(columns: 40)
    func drawn() -> CellBuffer {
      CellBuffer(ViewRenderer(environment).draw(Icon(of: message, in: environment)))
    }
    #expect(drawn().text == "▲")
    environment.pictures["a.png"] = picture
    #expect(drawn().text == "▀▀")
    #expect(drawn().style(column: 1, row: 0).background == .rgb(0, 255, 0))
    environment.depth = .ansi16
    #expect(drawn().text == "▲")
  }

  @Test("A half is the mean of its pixels, by how little clear they are (T6)")
  func means() throws {
    let buffer = drawn(
      try picture([
        [Self.red, Self.green], [Self.red, Self.clear], [Self.red, Self.clear],
        [Self.clear, Self.clear],
      ]), columns: 1)
    #expect(buffer.style(column: 0, row: 0) == CellStyle(foreground: .rgb(170, 85, 0)))
  }

  @Test("A picture smaller than its cells is stretched (T6)")
  func stretched() throws {
    let buffer = drawn(try picture([[Self.red]]), columns: 4)
    #expect(buffer.rows == 2 && buffer.text(column: 3, row: 1) == "▀")
    #expect(buffer.style(column: 3, row: 1).background == .rgb(255, 0, 0))
  }

  @Test(
    "Pixels go in chunks of at most 4096 letters, and all arrive (T6)",
    arguments: [(1, 1), (16, 48), (31, 33), (32, 24), (100, 77)])
  func transmission(width: Int, height: Int) throws {
    let picture = try #require(Picture.noise(width, height))
    let kitty = KittyPicture(picture)
    let text = String(decoding: kitty.transmission, as: UTF8.self)
    let commands = text.components(separatedBy: "\u{1B}\\").dropLast()
    #expect(commands[0].hasPrefix("\u{1B}_Ga=t,f=32,s=\(width),v=\(height),t=d,i="))
    #expect(commands.allSatisfy { $0.split(separator: ";")[1].count <= 4096 })
    var screen = VirtualScreen(size: TerminalSize(columns: 20, rows: 5))
    try screen.write(kitty.transmission)
    let data = try #require(screen.pictures[kitty.number])
    #expect(Data(base64Encoded: Data(data)) == Data(picture.pixels))
  }

  @Test("A PNG file goes as it is, and what is none is no picture (T6)")
  func files() throws {
    let file = [UInt8].png(width: 640, height: 480)
    let picture = try #require(Picture(png: file))
    #expect(picture.width == 640 && picture.height == 480)
    let kitty = KittyPicture(picture)
    #expect(
      String(decoding: kitty.transmission, as: UTF8.self).hasPrefix("\u{1B}_Ga=t,f=100,t=d,i="))
    var screen = VirtualScreen(size: TerminalSize(columns: 20, rows: 5))
    try screen.write(kitty.transmission)
    #expect(Data(base64Encoded: Data(screen.pictures[kitty.number] ?? [])) == Data(file))
    #expect(Picture(png: []) == nil && Picture(png: Array(file.prefix(30))) == nil)
    #expect(Picture(png: [UInt8].png(width: 0, height: 480)) == nil)
    #expect(Picture(png: [UInt8].png(width: 5000, height: 1)) == nil)
  }

  @Test("A picture is placed and deleted by the number that its content gives (T6)")
  func commands() throws {
    let picture = KittyPicture(try #require(Picture.noise(3, 3)))
    #expect(Picture.noise(3, 3)?.number == picture.number && picture.number > 0)
    #expect(Picture.noise(3, 3, seed: 8)?.number != picture.number)
    func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
    #expect(
      text(picture.placement(columns: 4, rows: 0))
        == "\u{1B}_Ga=p,i=\(picture.number),p=1,c=4,r=1,C=1,q=2\u{1B}\\")
    #expect(text(picture.removal(part: 2)) == "\u{1B}_Ga=d,d=i,i=\(picture.number),p=2,q=2\u{1B}\\")
    #expect(text(picture.deletion) == "\u{1B}_Ga=d,d=I,i=\(picture.number),q=2\u{1B}\\")
  }
}

extension Picture {
  static func noise(_ width: Int, _ height: Int, seed: UInt64 = 7) -> Picture? {
    var generator = SeededGenerator(seed: seed)
    let bytes = (0..<width * height * 4).map { _ in UInt8.random(in: 0...255, using: &generator) }
    return Picture(width: width, height: height, pixels: bytes)
  }
}

extension [UInt8] {
  /// The head of a PNG file, and something more.
  static func png(width: Int, height: Int) -> [UInt8] {
    func word(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(number >> $0 & 255) } }
    return [0x89] + Array("PNG\r\n\u{1A}\n".utf8) + word(13) + Array("IHDR".utf8) + word(width)
      + word(height) + [8, 6, 0, 0, 0] + word(0) + word(0)
  }
}

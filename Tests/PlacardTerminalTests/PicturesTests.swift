import Foundation
import PlacardAccessibility
import PlacardTerminal
import Testing

@Suite("Pictures") struct PicturesTests {
  private typealias Pixel = (UInt8, UInt8, UInt8, UInt8)

  private static let red: Pixel = (255, 0, 0, 255)
  private static let green: Pixel = (0, 255, 0, 255)
  private static let clear: Pixel = (9, 9, 9, 0)

  private func image(_ rows: [[Pixel]]) throws -> PixelImage {
    try #require(
      PixelImage(
        width: rows[0].count, height: rows.count,
        bytes: rows.flatMap { $0.flatMap { [$0.0, $0.1, $0.2, $0.3] } }))
  }

  private func noise(_ width: Int, _ height: Int, seed: UInt64 = 7) throws -> PixelImage {
    var generator = SeededGenerator(seed: seed)
    let bytes = (0..<width * height * 4).map { _ in UInt8.random(in: 0...255, using: &generator) }
    return try #require(PixelImage(width: width, height: height, bytes: bytes))
  }

  @Test("Sides and bytes must agree (T6)")
  func sizes() {
    #expect(PixelImage(width: 0, height: 1, bytes: []) == nil)
    #expect(PixelImage(width: 1, height: 1, bytes: [1, 2, 3]) == nil)
    #expect(PixelImage(width: 4097, height: 1, bytes: []) == nil)
    #expect(PixelImage(width: -1, height: -1, bytes: [1, 2, 3, 4]) == nil)
    #expect(PixelImage(width: 1, height: 1, bytes: [1, 2, 3, 4]) != nil)
  }

  @Test(
    "A picture keeps its proportions, is never larger than it is, and fits (T6)",
    arguments: [
      (32, 32, 40, 10, 4, 2), (320, 320, 40, 10, 20, 10), (320, 32, 20, 10, 20, 1),
      (8, 800, 40, 10, 1, 10), (1, 1, 40, 10, 1, 1), (4096, 4096, 0, 0, 1, 1),
      (640, 480, 80, 24, 64, 24), (1000, 10, 9, 3, 9, 1),
    ])
  func cells(width: Int, height: Int, columns: Int, rows: Int, across: Int, down: Int) throws {
    let image = try #require(
      PixelImage(
        width: width, height: height, bytes: [UInt8](repeating: 0, count: width * height * 4)))
    #expect(
      image.cells(fitting: TerminalSize(columns: columns, rows: rows))
        == TerminalSize(columns: across, rows: down))
  }

  @Test("A half block shows two pixels, and what is clear stays the terminal's own (T6)")
  func halfBlocks() throws {
    let image = try image([
      [Self.red, Self.red, Self.clear, Self.clear],
      [Self.green, Self.clear, Self.green, Self.clear],
    ])
    let buffer = CellBuffer(halfBlocksOf: image, size: TerminalSize(columns: 4, rows: 1))
    #expect((0..<4).map { buffer.text(column: $0, row: 0) } == ["▀", "▀", "▄", " "])
    let (red, green) = (CellColor.rgb(255, 0, 0), CellColor.rgb(0, 255, 0))
    #expect(
      (0..<4).map { buffer.style(column: $0, row: 0) } == [
        CellStyle(foreground: red, background: green), CellStyle(foreground: red),
        CellStyle(foreground: green), .plain,
      ])
  }

  @Test("A half is the mean of its pixels, mixed with what is behind if that is known (T6)")
  func means() throws {
    let image = try image([
      [Self.red, Self.green], [Self.red, Self.green], [Self.red, Self.clear],
      [Self.clear, Self.clear],
    ])
    let size = TerminalSize(columns: 1, rows: 1)
    let over = CellBuffer(halfBlocksOf: image, size: size, over: .white)
    #expect(over.style(column: 0, row: 0).foreground == .rgb(128, 128, 0))
    #expect(over.style(column: 0, row: 0).background == .rgb(255, 191, 191))
    let alone = CellBuffer(halfBlocksOf: image, size: size)
    #expect(alone.style(column: 0, row: 0) == CellStyle(foreground: .rgb(128, 128, 0)))
  }

  @Test("A picture smaller than its cells is stretched (T6)")
  func stretched() throws {
    let buffer = CellBuffer(
      halfBlocksOf: try image([[Self.red]]), size: TerminalSize(columns: 3, rows: 2))
    #expect(buffer.text(column: 2, row: 1) == "▀")
    #expect(buffer.style(column: 2, row: 1).background == .rgb(255, 0, 0))
  }

  @Test(
    "Pixels go in chunks of at most 4096 letters, and all arrive (T6)",
    arguments: [(1, 1), (16, 48), (31, 33), (32, 24), (100, 77)])
  func transmission(width: Int, height: Int) throws {
    let image = try noise(width, height)
    let picture = KittyPicture(of: "a")
    let text = String(decoding: picture.transmission(of: image), as: UTF8.self)
    let commands = text.components(separatedBy: "\u{1B}\\").dropLast()
    var data = ""
    for (index, command) in commands.enumerated() {
      #expect(command.hasPrefix("\u{1B}_G"))
      let halves = command.dropFirst(3).split(separator: ";", omittingEmptySubsequences: false)
      #expect(halves.count == 2 && halves[1].count <= 4096)
      let isLast = index == commands.count - 1
      #expect(halves[0].hasSuffix("q=2,m=\(isLast ? 0 : 1)"))
      #expect(isLast || halves[1].count.isMultiple(of: 4))
      let first = "a=t,f=32,t=d,s=\(width),v=\(height),i=\(picture.number),"
      #expect(halves[0].hasPrefix(first) == (index == 0))
      data += halves[1]
    }
    #expect(Data(base64Encoded: data) == Data(image.bytes))
    #expect(text.hasSuffix("\u{1B}\\"))
  }

  @Test("A picture is placed and deleted by the number that its id gives (T6)")
  func commands() {
    let picture = KittyPicture(of: "build", part: 1)
    #expect(picture == KittyPicture(of: "build", part: 1) && picture.number > 0)
    #expect(picture != KittyPicture(of: "build") && picture != KittyPicture(of: "b", part: 1))
    func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
    #expect(
      text(picture.placement(columns: 4, rows: 0))
        == "\u{1B}_Ga=p,i=\(picture.number),p=1,c=4,r=1,C=1,q=2\u{1B}\\")
    #expect(text(picture.removal) == "\u{1B}_Ga=d,d=i,i=\(picture.number),q=2\u{1B}\\")
    #expect(text(picture.deletion) == "\u{1B}_Ga=d,d=I,i=\(picture.number),q=2\u{1B}\\")
  }
}

import Placard
import PlacardTerminal
import Testing

@testable import PlacardGalleryScreen

@Suite("The gallery's model")
struct GalleryModelTests {
  private func model(_ columns: Int = 100, _ rows: Int = 30) -> GalleryModel {
    var model = GalleryModel()
    model.size = TerminalSize(columns: columns, rows: rows)
    return model
  }

  private func press(_ code: Key.Code, _ modifiers: Key.Modifiers = []) -> InputEvent {
    .key(Key(code, modifiers))
  }

  private func click(_ column: Int, _ row: Int) -> InputEvent {
    .pointer(Pointer(.press(.left), column: column, row: row))
  }

  /// A model whose page has been turned to.
  private func model(on name: String, _ columns: Int = 100, _ rows: Int = 30) -> GalleryModel {
    var model = model(columns, rows)
    while model.current.name != name { _ = model.handle(press(.right)) }
    return model
  }

  @Test("H4: arrows and Tab turn the pages in a circle, and messages do not follow")
  func pages() {
    var model = model()
    #expect(model.handle(press(.left)) == [.hideAll])
    #expect(model.current.name == "Inset")
    #expect(model.handle(press(.tab)) == [.hideAll])
    #expect(model.current.name == "Kinds")
    #expect(model.handle(press(.tab, .shift)) == [.hideAll])
    #expect(model.current.name == "Inset")
  }

  @Test("H4: arrows choose a sample within the list, Enter and Space run it, a digit does both")
  func samples() {
    var model = model()
    let samples = model.current.samples
    #expect(model.handle(press(.up)) == [])
    #expect(model.selection == 0)
    #expect(model.handle(press(.down)) == [])
    #expect(model.handle(press(.enter)) == [.run(samples[1])])
    #expect(model.handle(press(.character("5"))) == [.run(samples[4])])
    #expect(model.selection == 4)
    #expect(model.handle(press(.end)) == [])
    #expect(model.handle(press(.character(" "))) == [.run(samples[samples.count - 1])])
    #expect(model.handle(.key(Key(.enter, [], .release))) == [])
  }

  @Test("H4: a digit beyond the list does nothing, and every page remembers its selection")
  func beyond() {
    var model = model(on: "Inset")
    #expect(model.handle(press(.character("9"))) == [])
    _ = model.handle(press(.down))
    _ = model.handle(press(.right))
    #expect(model.selection == 0)
    _ = model.handle(press(.left))
    #expect(model.selection == 1)
  }

  @Test("H4: q, h, r and t act; with Control they are not theirs")
  func letters() {
    var model = model()
    #expect(model.handle(press(.character("q"))) == [.quit])
    #expect(model.handle(press(.character("q"), .control)) == [])
    #expect(model.handle(press(.character("h"))) == [.hideAll])
    #expect(model.handle(press(.character("r"))) == [.restyle])
    #expect(model.isReduced)
    #expect(model.handle(press(.character("t"))) == [.restyle])
    #expect(model.effectiveScheme == .light)
    #expect(model.handle(press(.character("t"))) == [.restyle])
    #expect(model.effectiveScheme == .dark)
  }

  @Test("H4: the terminal's background decides the scheme until one is chosen")
  func scheme() {
    var model = model()
    _ = model.handle(.reply(.background(.white)))
    #expect(model.effectiveScheme == .light)
    _ = model.handle(.reply(.scheme(isDark: true)))
    #expect(model.effectiveScheme == .dark)
    _ = model.handle(press(.character("t")))
    _ = model.handle(.reply(.background(.black)))
    #expect(model.effectiveScheme == .light)
  }

  @Test("H4: on a background that is not known the bars are inverse until a scheme is chosen")
  func unknownBackground() {
    var model = GalleryModel(terminalScheme: nil)
    #expect(GalleryPalette(model).bar == CellStyle(attributes: .inverse))
    _ = model.handle(press(.character("t")))
    #expect(model.effectiveScheme == .dark)
    #expect(GalleryPalette(model).bar != CellStyle(attributes: .inverse))
  }

  @Test("H4: a click on a name turns the page, on a row runs the sample, on a key presses it")
  func clicks() {
    var model = model()
    let rows = text(of: model)
    let (column, row) = cell(of: "Contexts", in: rows)
    #expect(model.handle(click(column, row)) == [.hideAll])
    #expect(model.current.name == "Contexts")
    let owner = cell(of: "owner unseen", in: text(of: model))
    #expect(model.handle(click(owner.column, owner.row)) == [.run(model.current.samples[4])])
    let quit = cell(of: "quit", in: rows)
    #expect(model.handle(click(quit.column, quit.row)) == [.quit])
    #expect(model.handle(click(99, 29)) == [])
    #expect(model.handle(click(50, 1)) == [])
  }

  @Test("C5: while the line is typed into it takes every key, and Enter posts it")
  func typing() {
    var model = model(on: "Inset")
    model.beginTyping(strictly: true)
    for scalar in "quit h1".unicodeScalars {
      #expect(model.handle(press(.character(scalar))) == [])
    }
    #expect(model.handle(press(.backspace)) == [])
    #expect(model.typing.text == "quit h")
    #expect(model.handle(.paste("\n\u{1B}[31mx")) == [])
    let text = model.typing.text
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 })
    guard case .run(let sample)? = model.handle(press(.enter)).first,
      case .post(let message, _)? = sample.steps.first
    else { return #expect(Bool(false), "Enter posts nothing") }
    #expect(message.title == text)
    #expect(model.typing.text.isEmpty)
    #expect(model.handle(press(.enter)) == [])
    #expect(model.handle(press(.escape)) == [])
    #expect(model.handle(press(.character("q"))) == [.quit])
  }

  @Test("C5: the inset grows with the text to half the screen, and says whether it is strict")
  func inset() {
    var model = model(on: "Inset", 40, 12)
    model.beginTyping(strictly: false)
    #expect(model.layout.contentInset == ContentInset(rows: 3, rule: .whenClose))
    _ = model.handle(.paste(String(repeating: "a", count: 36)))
    #expect(model.layout.contentInset?.rows == 4)
    #expect(model.cursor == ScreenCursor(column: 5, row: 10))
    _ = model.handle(.paste(String(repeating: "b", count: 1000)))
    #expect(model.layout.contentInset?.rows == 6)
    #expect(model.typing.text.count == 400)
    model.beginTyping(strictly: true)
    #expect(model.layout.contentInset?.rule == .strictly)
    #expect(self.model(on: "Dims").layout.contentInset == nil)
  }

  @Test("C1: the panes are regions inside the screen, at every size that holds them")
  func regions() {
    for (columns, rows) in [(40, 12), (60, 20), (80, 24), (200, 60)] {
      let model = model(on: "Contexts", columns, rows)
      let regions = model.layout.regions
      #expect(Set(regions.keys) == ["editor/left", "editor/right", "output"])
      for (name, region) in regions {
        #expect(!region.isEmpty, "\(name) at \(columns)x\(rows)")
        #expect(region.row >= 1 && region.row + region.rows < rows)
        #expect(region.column >= 0 && region.column + region.columns <= columns)
      }
    }
  }

  @Test("H4: every page can be drawn at every size, with and without its code")
  func sizes() {
    for page in GalleryPage.all {
      for columns in [0, 1, 3, 20, 40, 75, 76, 130] {
        for rows in [0, 1, 2, 3, 5, 12, 24, 50] {
          var model = model(on: page.name, columns, rows)
          _ = text(of: model)
          _ = model.handle(press(.character("c")))
          _ = text(of: model)
          _ = model.handle(click(columns / 2, rows / 2))
        }
      }
    }
  }

  @Test("H4: at 40x12 the page, its samples and the keys are there")
  func small() {
    var model = model(on: "Dims", 40, 12)
    #expect(
      text(of: model) == """
        \u{20}‹ 2/7 Dims ›
          The application stays as it is, and…
         ▌ 1 none
           2 gray
           3 gray, modal
           4 colour
           5 colour, faint
           6 blur
           7 blur, modal


         q quit  Enter post  ↑↓ choose  ←→ page
        """)
    _ = model.handle(press(.character("c")))
    #expect(text(of: model).contains("messages.post("))
    #expect(!text(of: model).contains("gray, modal"))
  }

  @Test("C2: bars that a message asks to hide are not drawn")
  func bars() {
    var model = model()
    model.bars = .hide
    let rows = text(of: model).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows.first == "")
    #expect(rows.last == "")
    model.bars = .restyle
    var cells = CellBuffer(columns: 100, rows: 30)
    model.draw(into: &cells)
    #expect(cells.style(column: 60, row: 29).background == .standard)
  }

  @Test("X5: the text of every part can be read on its background, in both schemes")
  func contrast() {
    for letters in ["", "t", "tt"] {
      var model = model()
      _ = model.handle(.reply(.background(letters == "tt" ? .white : .black)))
      for letter in letters.unicodeScalars { _ = model.handle(press(.character(letter))) }
      let palette = GalleryPalette(model)
      let isDark = model.effectiveScheme == .dark
      func color(_ color: CellColor, or standard: RGB) -> RGB {
        if case .rgb(let red, let green, let blue) = color { return RGB(red, green, blue) }
        return standard
      }
      for style in [
        palette.text, palette.muted, palette.accent, palette.string, palette.bar, palette.barKey,
        palette.barTab,
      ] {
        let back = color(style.background, or: isDark ? .black : .white)
        let front = color(style.foreground, or: isDark ? .white : .black)
        #expect(front.contrast(with: back) >= 4.5, "\(style) after \(letters)")
      }
    }
  }

  private func text(of model: GalleryModel) -> String {
    var cells = CellBuffer(columns: model.size.columns, rows: model.size.rows)
    model.draw(into: &cells)
    return cells.text
  }

  private func cell(of word: String, in screen: String) -> (column: Int, row: Int) {
    for (row, line) in screen.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if let range = line.firstRange(of: word) {
        return (line.distance(from: line.startIndex, to: range.lowerBound), row)
      }
    }
    Issue.record("\(word) is not on the screen")
    return (0, 0)
  }
}

@testable import PlacardComponents
import PlacardViews
import Testing

@Suite("Line editor") struct LineEditorTests {
  /// What becomes of a text after keys, with a bar at the insertion point.
  private func edited(_ text: String, _ keys: ViewKey...) -> String {
    var editor = LineEditor(text)
    for key in keys { _ = editor.take(key) }
    return "\(editor.parts.before)|\(editor.parts.after)"
  }

  private func control(_ scalar: Unicode.Scalar) -> ViewKey {
    ViewKey(.character(scalar), control: true)
  }

  @Test("V9: keys move and erase by characters that are seen as one")
  func keys() {
    #expect(edited("ab") == "ab|")
    #expect(edited("ab", ViewKey(.left), ViewKey(.character("x"))) == "ax|b")
    #expect(edited("a👩‍👩‍👧", ViewKey(.backspace)) == "a|")
    #expect(edited("é", ViewKey(.left), ViewKey(.delete)) == "|")
    #expect(edited("ab", ViewKey(.home), ViewKey(.delete), ViewKey(.end)) == "b|")
    #expect(
      edited("", ViewKey(.backspace), ViewKey(.delete), ViewKey(.left), ViewKey(.right)) == "|")
    #expect(edited("one two", ViewKey(.left, control: true)) == "one |two")
    #expect(edited("one two ", ViewKey(.left, alt: true), ViewKey(.left, alt: true)) == "|one two ")
    #expect(edited("one two", control("a"), ViewKey(.right, alt: true)) == "one| two")
    #expect(edited("one two ", control("w")) == "one |")
    #expect(edited("one", control("b"), control("k")) == "on|")
    #expect(edited("one", control("b"), control("u")) == "|e")
  }

  @Test(
    "V9: a scalar that belongs to the one before it joins it; what does not concern a line is left")
  func scalars() {
    #expect(edited("e", ViewKey(.character("\u{301}")), ViewKey(.backspace)) == "|")
    #expect(edited("a", control("q")) == "a|")
    for code in [ViewKey.Code.enter, .tab, .escape, .up, .down, .pageUp, .pageDown] {
      var editor = LineEditor("a")
      let isConsumed = editor.take(ViewKey(code))
      #expect(!isConsumed)
    }
  }

  @Test("Bad input: one line is taken, without controls, and no more than there is space for")
  func hostile() {
    #expect(LineEditor("a\u{1B}[2Jb\nc").text == "a[2Jb")
    #expect(LineEditor(String(repeating: "x", count: 99_999)).text.count == LineEditor.limit)
  }

  @Test("Bad input: combining scalars are bounded too, in one paste and in many")
  func combiningScalars() {
    var editor = LineEditor("e" + String(repeating: "\u{301}", count: 1_000_000))
    #expect(editor.text.unicodeScalars.count == LineEditor.limit)
    _ = editor.take(ViewKey(.character("\u{301}")))
    editor.insert("x")
    #expect(editor.text.unicodeScalars.count == LineEditor.limit)
    _ = editor.take(ViewKey(.backspace))
    editor.insert("x")
    #expect(editor.text == "x")
  }
}

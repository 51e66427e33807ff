import PlacardAccessibility
import PlacardModels
import PlacardViews
import Testing

@Suite("The focus") struct FocusTests {
  @Test("C4: the focus begins where Enter destroys nothing")
  func first() {
    let plain = Message("Save?").action("yes", "Yes").action("no", "No", role: .cancel)
    #expect(plain.firstFocus == .action("yes"))
    let harmful = Message("Delete?").action("yes", "Delete", role: .destructive)
    #expect(harmful.firstFocus == .message)
    #expect(harmful.action("log", "Show").firstFocus == .action("log"))
    #expect(
      harmful.action("log", "Show").action("no", "Keep", role: .cancel).firstFocus
        == .action("no"))
    #expect(Message("Saved").firstFocus == nil)
    struct Own: InteractiveView {
      func handle(_ input: ViewInput, focus: FocusTarget.Kind?, of post: Post) -> ViewReaction {
        .ignored
      }
    }
    #expect(Own().firstFocus(of: Post(number: 1, message: harmful)) == .message)
  }

  private static let question = Message("Delete 3 files?", severity: .warning)
    .action("yes", "Delete", role: .destructive).action("no", "Keep", role: .cancel)

  @Test("A4: a pointer shows the focus without colours, and moving it moves nothing else")
  func pointer() {
    func drawn(_ focus: FocusTarget.Kind?, _ glyphs: GlyphSet = .unicode) -> String {
      Self.question.drawn(by: .card(), columns: 40) {
        $0.focus = focus
        $0.glyphs = glyphs
        $0.depth = .none
      }.text
    }
    #expect(
      drawn(.action("no")) == """
        ╭────────────────────────────╮
        │ ▲ Delete 3 files?          │
        │     [d] Delete  ▸ [k] Keep │
        ╰────────────────────────────╯
        """)
    #expect(
      drawn(.action("yes")) == """
        ╭────────────────────────────╮
        │ ▲ Delete 3 files?          │
        │   ▸ [d] Delete    [k] Keep │
        ╰────────────────────────────╯
        """)
    #expect(
      drawn(.action("yes"), .ascii) == """
        +----------------------------+
        | ! Delete 3 files?          |
        |   > [d] Delete    [k] Keep |
        +----------------------------+
        """)
    #expect(
      drawn(nil) == """
        ╭────────────────────────╮
        │ ▲ Delete 3 files?      │
        │   [d] Delete  [k] Keep │
        ╰────────────────────────╯
        """)
  }
}

import PlacardAccessibility
import PlacardModels
import PlacardPosting
import PlacardViews
import Synchronization
import Testing

@testable import PlacardTerminal

@Suite("Answers in the region") struct AnsweringTests {
  private func harness(_ posts: Post...) throws -> SceneHarness {
    var harness = SceneHarness(columns: 40, rows: 16)
    harness.scene.hasKeyboard = true
    for post in posts { harness.scene.show(post, at: .zero) }
    _ = try harness.text(at: 0)
    return harness
  }

  private static func question(
    _ number: Int, _ title: String = "Write?", _ adapt: (inout Post) -> Void = { _ in }
  ) -> Post {
    .card(number, title) { post in
      post.message.actions = [
        Message.Action("allow", "Allow"), Message.Action("deny", "Deny", role: .cancel),
      ]
      post.isAnimated = false
      adapt(&post)
    }
  }

  @Test("T10: a key chooses its action, Enter the focused one, Tab and arrows move the focus")
  func keys() throws {
    for (keys, action) in [
      ([Key(.character("a"))], "allow"), ([Key(.character("d"))], "deny"), ([Key(.enter)], "allow"),
      ([Key(.tab), Key(.enter)], "deny"), ([Key(.right), Key(.character(" "))], "deny"),
      ([Key(.tab), Key(.tab, .shift), Key(.enter)], "allow"),
    ] {
      var harness = try harness(Self.question(1))
      let isAnswerable = harness.scene.noteShown(frame: harness.scene.frameNumber)
      #expect(isAnswerable)
      var signals: [PosterSignal] = []
      for key in keys { signals += harness.scene.answer(.key(key), at: .seconds(1)) }
      #expect(signals == [.action(number: 1, id: action)])
    }
  }

  @Test("T10: Escape dismisses a question, unless its options forbid it")
  func escape() throws {
    for (dismissible, signals) in [(true, [PosterSignal.dismissed(number: 1)]), (false, [])] {
      var harness = try harness(Self.question(1) { $0.options.dismissible = dismissible })
      _ = harness.scene.noteShown(frame: harness.scene.frameNumber)
      let given = harness.scene.answer(.key(Key(.escape)), at: .seconds(1))
      #expect(given == signals)
    }
  }

  @Test("T10: what was typed before the terminal shows the whole question never answers it")
  func typedAhead() throws {
    var harness = try harness(Self.question(1) { $0.isAnimated = true })
    let key = InputEvent.key(Key(.character("a")))
    let before = harness.scene.answer(key, at: .zero)
    #expect(before.isEmpty)
    let entering = harness.scene.frameNumber
    let isShownEarly = harness.scene.noteShown(frame: entering)
    #expect(!isShownEarly)
    _ = try harness.text(at: 200)
    let isShownPartly = harness.scene.noteShown(frame: harness.scene.frameNumber)
    #expect(!isShownPartly)
    _ = try harness.text(at: 600)
    let unwritten = harness.scene.answer(key, at: .milliseconds(600))
    #expect(unwritten.isEmpty)
    let isOldFrame = harness.scene.noteShown(frame: entering)
    #expect(!isOldFrame)
    let isShown = harness.scene.noteShown(frame: harness.scene.frameNumber)
    #expect(isShown)
    let after = harness.scene.answer(key, at: .milliseconds(610))
    #expect(after == [.action(number: 1, id: "allow")])
  }

  @Test("T10: of two questions the most urgent is asked first, then the oldest")
  func order() throws {
    var harness = try harness(
      Self.question(1, "First"), Self.question(2, "Second"),
      Self.question(3, "Urgent") { $0.message.urgency = .critical })
    _ = harness.scene.noteShown(frame: harness.scene.frameNumber)
    var asked: [Int] = []
    for time in 1...3 {
      _ = try harness.text(at: time * 100)
      for case .action(let number, _) in harness.scene.answer(.key(Key(.enter)), at: .seconds(time))
      {
        asked.append(number)
        harness.scene.hide(
          Self.question(number, "\(number)").ended(.action), at: .milliseconds(time * 100))
      }
    }
    #expect(asked == [3, 1, 2])
    #expect(!harness.scene.asks)
  }

  @Test("T10: when it is answered, the question and the answer stay as one line")
  func answeredLine() throws {
    for (reason, line) in [
      (CloseReason.action, "? Write?  Allow"), (.dismissed, "? Write?  –"), (.expired, nil),
    ] {
      var harness = try harness(Self.question(1))
      _ = harness.scene.noteShown(frame: harness.scene.frameNumber)
      let action = reason == .action ? "allow" : nil
      harness.scene.hide(
        Self.question(1).ended(reason, choosing: action, animated: false), at: .seconds(1))
      #expect(try harness.close(at: 1100) == (line.map { [$0] } ?? []))
    }
  }

  @Test("T10: the focus is seen, and a modal question makes the other posts step back")
  func looks() throws {
    var harness = try harness(
      .card(1, "Saved") { $0.isAnimated = false }, Self.question(2) { $0.options.dim = .gray() })
    var frame = harness.scene.frame(at: .seconds(1))
    #expect(frame.style(column: 4, row: 1).attributes.contains(.dim))
    #expect(frame.style(column: 5, row: 5).attributes.contains(.inverse))
    #expect(!frame.style(column: 17, row: 5).attributes.contains(.inverse))
    _ = harness.scene.noteShown(frame: harness.scene.frameNumber)
    _ = harness.scene.answer(.key(Key(.tab)), at: .seconds(1))
    frame = harness.scene.frame(at: .seconds(2))
    #expect(!frame.style(column: 5, row: 5).attributes.contains(.inverse))
    #expect(frame.style(column: 17, row: 5).attributes.contains(.inverse))
    harness.scene.hide(Self.question(2).ended(.action), at: .seconds(2))
    frame = harness.scene.frame(at: .seconds(3))
    #expect(!frame.style(column: 4, row: 1).attributes.contains(.dim))
  }

  @Test(
    "Arrows move among the answers; Tab reaches the message and the area outside a modal one, too")
  func dismissal() throws {
    for (key, presses, action) in [
      (Key.Code.right, 1, PosterSignal.action(number: 1, id: "deny")),
      (.right, 2, .action(number: 1, id: "allow")), (.left, 1, .action(number: 1, id: "deny")),
      (.tab, 2, .tappedOutside), (.tab, 3, .tapped(number: 1)),
      (.tab, 4, .action(number: 1, id: "allow")),
    ] {
      var harness = try harness(Self.question(1) { $0.options.dim = .gray() })
      _ = harness.scene.noteShown(frame: harness.scene.frameNumber)
      for _ in 0..<presses { _ = harness.scene.answer(.key(Key(key)), at: .seconds(1)) }
      #expect(harness.scene.answer(.key(Key(.enter)), at: .seconds(1)) == [action])
    }
  }

  @Test("A click on an action of a modal question chooses it; elsewhere it does nothing")
  func clicks() throws {
    func press(
      _ column: Int, _ row: Int, _ adapt: (inout Post) -> Void
    ) throws -> [PosterSignal] {
      var harness = try harness(
        .card(2, "Saved") { $0.isAnimated = false }, Self.question(1, "Write?", adapt))
      _ = harness.scene.noteShown(frame: harness.scene.frameNumber)
      var signals: [PosterSignal] = []
      for action in [Pointer.Action.press(.left), .release(.left)] {
        let pointer = Pointer(action, column: column, row: row)
        signals += harness.scene.answer(.pointer(pointer), at: .seconds(1))
      }
      return signals
    }
    let modal: (inout Post) -> Void = {
      ($0.options.dim, $0.options.placement) = (.gray(), .bottom)
    }
    #expect(try press(6, -1, modal) == [.action(number: 1, id: "allow")])
    #expect(try press(20, -1, modal) == [.action(number: 1, id: "deny")])
    for (column, row) in [(6, -2), (6, 0), (35, -1), (4, -4), (6, -30), (6, 5)] {
      #expect(try press(column, row, modal).isEmpty, "\(column) \(row)")
    }
    #expect(try press(6, -1) { $0.options.placement = .bottom }.isEmpty)
  }

  @Test("A click on the close button of a modal question dismisses it")
  func closeButton() throws {
    var harness = try harness(
      Self.question(1) { ($0.options.dim, $0.options.style) = (.gray(), "badge") })
    _ = harness.scene.noteShown(frame: harness.scene.frameNumber)
    let frame = harness.scene.frame(at: .seconds(1))
    let cells = (0..<frame.rows).flatMap { row in (0..<frame.columns).map { ($0, row) } }
    let (column, row) = try #require(cells.first { frame.text(column: $0, row: $1) == "✕" })
    var signals: [PosterSignal] = []
    for action in [Pointer.Action.press(.left), .release(.left)] {
      let pointer = Pointer(action, column: column, row: row - frame.rows + 1)
      signals += harness.scene.answer(.pointer(pointer), at: .seconds(1))
    }
    #expect(signals == [.dismissed(number: 1)])
  }

  /// Content to which a key adds a field at the front.
  private final class Growing: Identifiable, AccessibleMessage, MessageView, InteractiveView {
    let id = "growing"
    let fields = Mutex(["a", "b"])
    let movesFocus: Bool

    init(movesFocus: Bool) { self.movesFocus = movesFocus }

    var message: Message { Message("Growing") }

    func focusTargets(in words: AnnouncementWords) -> [FocusTarget] {
      fields.withLock { $0.map { FocusTarget(.custom($0), label: $0) } }
    }

    func body(in environment: ViewEnvironment) -> some Element { Text("Growing") }

    func handle(_ input: ViewInput, focus: FocusTarget.Kind?, of post: Post) -> ViewReaction {
      guard input == .key(ViewKey(.character("n"))) else { return .ignored }
      fields.withLock { $0.insert("new", at: 0) }
      return movesFocus ? .focus(.custom("new")) : .changed
    }
  }

  @Test("The focus stays on its target where a view changes, and goes to a target that is new")
  func changedTargets() throws {
    for (movesFocus, focus) in [(false, "b"), (true, "new")] {
      var harness = try harness(
        Post(
          number: 1, message: "Growing", content: Growing(movesFocus: movesFocus),
          isAnimated: false))
      _ = harness.scene.noteShown(frame: harness.scene.frameNumber)
      for key in [Key(.tab), Key(.character("n"))] {
        _ = harness.scene.answer(.key(key), at: .seconds(1))
      }
      #expect(harness.scene.focused?.kind == .custom(focus))
    }
  }

  @Test("T10: without a keyboard nothing has the focus and no key is read")
  func noKeyboard() throws {
    var harness = try harness(Self.question(1))
    harness.scene.hasKeyboard = false
    let frame = harness.scene.frame(at: .seconds(1))
    #expect(!harness.scene.asks)
    #expect(!frame.style(column: 5, row: 2).attributes.contains(.inverse))
    let given = harness.scene.answer(.key(Key(.enter)), at: .seconds(1))
    #expect(given.isEmpty)
  }

  @Test("T10: when the keyboard is gone, open questions end")
  func lostKeyboard() throws {
    var harness = try harness(Self.question(1), .card(2, "Saved"))
    let ended = harness.scene.loseKeyboard()
    #expect(ended == [.ended(number: 1, reason: .orphaned)])
    let again = harness.scene.loseKeyboard()
    #expect(again.isEmpty)
  }

  @Test("T10: what is posted without a question takes no keys")
  func noQuestion() throws {
    let harness = try harness(.card(1, "Saved"))
    #expect(!harness.scene.asks)
  }
}

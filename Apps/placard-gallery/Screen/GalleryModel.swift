package import Placard
package import PlacardTerminal
import PlacardLayout
import PlacardText

/// What the gallery shows, as a pure value: the page, the selection, the size; input in, actions out.
package struct GalleryModel: Sendable, Equatable {
  /// What the program does in answer to an event.
  package enum Action: Sendable, Equatable {
    /// Runs the steps of a sample.
    case run(GallerySample)
    /// Hides every message.
    case hideAll
    /// Makes the poster anew, with another amount of motion or another theme.
    case restyle
    /// Leaves.
    case quit
  }

  /// What is typed into the input line.
  package struct Typing: Sendable, Equatable {
    /// The text.
    package var text = ""
    /// Whether keys go to the line.
    package var isActive = false
    /// Whether every message moves with the line, or only those close to it.
    package var isStrict = false
  }

  /// The size of the screen.
  package var size = TerminalSize.assumed
  /// How the messages ask for the bars to be drawn.
  package var bars = OverlayContext.BarTreatment.keep
  /// What happened last, in a few words.
  package var note = ""
  /// The index of the page.
  package private(set) var page = 0
  /// The input line of the page that has one.
  package private(set) var typing = Typing()
  /// Whether motion is reduced.
  package private(set) var isReduced = false
  /// The scheme that was chosen; nil follows the terminal.
  package private(set) var scheme: Theme.Scheme?
  /// The scheme of the terminal's own background; nil if that is not known.
  package private(set) var terminalScheme: Theme.Scheme?
  /// The number of colours.
  let depth: ColorDepth
  /// Whether characters beyond ASCII are drawn.
  let isUnicode: Bool
  /// Whether the code was switched on where it is off by default, or off where it is on.
  private(set) var isCodeToggled = false
  private var selections = GalleryPage.all.map { _ in 0 }

  /// Creates the first page.
  package init(
    terminalScheme: Theme.Scheme? = .dark, depth: ColorDepth = .trueColor, isUnicode: Bool = true
  ) {
    self.terminalScheme = terminalScheme
    self.depth = depth
    self.isUnicode = isUnicode
  }

  /// The page.
  package var current: GalleryPage { GalleryPage.all[page] }

  /// The index of the selected sample.
  package var selection: Int { selections[page] }

  /// The scheme of the page and of its messages; nil on a background that is not known.
  package var effectiveScheme: Theme.Scheme? { scheme ?? terminalScheme }

  /// Where messages may be placed.
  package var layout: HostLayout { GalleryFrame(self).layout(of: self) }

  /// The position of the cursor; nil hides it.
  package var cursor: ScreenCursor? { typing.isActive ? GalleryFrame(self).cursor(of: self) : nil }

  /// Determines the effect of an event.
  package mutating func handle(_ event: InputEvent) -> [Action] {
    switch event {
    case .key(let key) where key.phase != .release:
      return typing.isActive ? type(key) : press(key)
    case .paste(let text) where typing.isActive:
      insert(text)
    case .pointer(let pointer): return point(pointer)
    case .reply(.background(let color)):
      terminalScheme = Theme.Scheme(background: color)
    case .reply(.scheme(let isDark)): terminalScheme = isDark ? .dark : .light
    default: break
    }
    return []
  }

  /// Begins to type into the input line.
  package mutating func beginTyping(strictly: Bool) {
    typing.isActive = current.extra == .input
    typing.isStrict = strictly
  }

  private mutating func press(_ key: Key) -> [Action] {
    switch key.code {
    case .up: select(selection - 1)
    case .down: select(selection + 1)
    case .home: select(0)
    case .end: select(current.samples.count - 1)
    case .enter: return run(selection)
    case .left: return turn(to: page - 1)
    case .right: return turn(to: page + 1)
    case .tab: return turn(to: page + (key.modifiers.contains(.shift) ? -1 : 1))
    case .character(let scalar) where key.modifiers.isSubset(of: .shift):
      return press(Character(scalar))
    default: break
    }
    return []
  }

  private mutating func press(_ character: Character) -> [Action] {
    switch character {
    case " ": return run(selection)
    case "1"..."9": return run((character.wholeNumberValue ?? 1) - 1)
    case "c": isCodeToggled.toggle()
    case "h": return [.hideAll]
    case "q": return [.quit]
    case "r":
      isReduced.toggle()
      note = isReduced ? "motion reduced" : "motion full"
      return [.restyle]
    case "t":
      scheme = effectiveScheme == .dark ? .light : .dark
      return [.restyle]
    default: break
    }
    return []
  }

  private mutating func type(_ key: Key) -> [Action] {
    switch key.code {
    case .escape: typing.isActive = false
    case .backspace: if !typing.text.isEmpty { typing.text.removeLast() }
    case .enter where !typing.text.isEmpty:
      let message = Message(typing.text, icon: isUnicode ? "✎" : "*")
      typing.text = ""
      let options = PostOptions(style: "card", placement: .bottomTrailing, duration: .seconds(6))
      return [.run(GallerySample("typed", "What was typed.", message, options))]
    case .character(let scalar) where key.modifiers.isSubset(of: .shift):
      insert(String(Character(scalar)))
    default: break
    }
    return []
  }

  private mutating func insert(_ text: String) {
    let space = 400 - typing.text.count
    typing.text += Sanitizer.line(text).prefix(max(space, 0))
  }

  private mutating func point(_ pointer: Pointer) -> [Action] {
    let frame = GalleryFrame(self)
    switch pointer.action {
    case .press(.left): break
    case .scroll(.up) where !typing.isActive: select(selection - 1); return []
    case .scroll(.down) where !typing.isActive: select(selection + 1); return []
    default: return []
    }
    switch frame.target(column: pointer.column, row: pointer.row, in: self) {
    case .page(let index):
      typing.isActive = false
      return turn(to: index)
    case .sample(let index):
      typing.isActive = false
      return run(index)
    case .input: typing.isActive = true
    case .key(let key):
      typing.isActive = false
      return press(Key(key))
    case nil: break
    }
    return []
  }

  private mutating func select(_ index: Int) {
    selections[page] = min(max(index, 0), current.samples.count - 1)
  }

  private mutating func run(_ index: Int) -> [Action] {
    guard current.samples.indices.contains(index) else { return [] }
    select(index)
    return [.run(current.samples[index])]
  }

  /// Turns to a page, past the last one to the first; its messages do not follow.
  private mutating func turn(to index: Int) -> [Action] {
    let count = GalleryPage.all.count
    page = (index % count + count) % count
    note = ""
    return [.hideAll]
  }
}

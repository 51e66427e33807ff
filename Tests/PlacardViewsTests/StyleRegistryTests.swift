import PlacardModels
@testable import PlacardViews
import Testing

@Suite("View registry")
struct StyleRegistryTests {
  @Test("An unknown name falls back to the default of its place, then to the message")
  func fallback() {
    let registry = StyleRegistry.standard
    #expect(registry.names == KindTests.names.sorted())
    #expect(registry.style(named: "card") is CardLayout)
    #expect(registry.style(named: nil, default: "card") is CardLayout)
    #expect(registry.style(named: "nonesuch", default: "card") is CardLayout)
    #expect(registry.style(named: "nonesuch", default: "neither") is MessageLayout)
  }

  @Test(
    "V1, V2: a built-in style by its factory draws as the registered one, within its own numbers")
  func factories() {
    let factories: [String: any MessageStyle] = [
      "message": .message, "card": .card(), "tab": .tab(), "statusLine": .statusLine, "line": .line,
      "centered": .centered(), "badge": .badge(), "snackbar": .snackbar(),
    ]
    #expect(factories.keys.sorted() == StyleRegistry.standard.names)
    for (name, style) in factories {
      let registered = StyleRegistry.standard.style(named: name)
      #expect(style.margin == registered.margin && style.alignment == registered.alignment)
      #expect(
        Message.saved.drawn(by: style, columns: 40).drawing
          == Message.saved.drawn(by: registered, columns: 40).drawing)
    }
    let wide = Message(String(repeating: "word ", count: 40))
    #expect(wide.drawn(by: .card(maxWidth: 72), columns: 100).drawing.columns == 72)
    #expect(wide.drawn(by: .card(), columns: 100).drawing.columns == 60)
  }

  @Test("V4: yours are found by name, and stay in the registry they were given to")
  func yours() {
    var registry = StyleRegistry(["volume": Volume()])
    #expect(registry.style(named: "volume") is Volume)
    #expect(StyleRegistry.standard["volume"] == nil)
    registry["volume"] = nil
    #expect(registry["volume"] == nil)
  }
}

@Suite("Action keys")
struct ActionKeysTests {
  @Test("A4: a requested key is granted once; others get a free letter, then a free digit")
  func keys() {
    let actions = [
      Message.Action("a", "Allow"), Message.Action("b", "Abort"),
      Message.Action("c", "Cancel", key: "a"), Message.Action("d", "Again", key: "a"),
      Message.Action("e", "許可"), Message.Action("f", "AB"), Message.Action("g", "", key: ""),
    ]
    #expect(ActionKeys.keys(for: actions) == ["l", "b", "a", "g", "1", "2", "3"])
  }

  @Test("A4: more actions than keys leave some without")
  func exhausted() {
    let actions = (0..<12).map { Message.Action("\($0)", "") }
    let keys = ActionKeys.keys(for: actions)
    #expect(keys == ["1", "2", "3", "4", "5", "6", "7", "8", "9", nil, nil, nil])
  }
}

import PlacardModels
import Testing

@Suite("M3 The id of a message") struct MessageDigestTests {
  private static var full: Message {
    var message = Message(
      "Title", body: "Body", severity: .warning, urgency: .critical, icon: .text("♪"),
      actions: [
        Message.Action("a", "A", role: .cancel, key: "k", keepsOpen: true, alternative: "x")
      ],
      progress: .steps(done: 1, total: 3, unit: "files"))
    message.leadingImage = Message.Image(file: "l.png", alternative: "left")
    message.trailingImage = Message.Image(file: "t.png")
    message.fill = "#ff0000"
    message.takeaways = ["Do this", "Do that"]
    message.link = "https://example.org"
    message.accessibility = Message.Accessibility(prefix: "p", label: "l", politeness: .polite)
    message.metadata = ["key": "value", "other": "thing"]
    return message
  }

  /// The values were computed by another program from the description of the digest.
  @Test("The digest of equal content is the same on every machine and in every run")
  func stableValues() {
    #expect(Message("Saved").id == "6z3qp0gytsr2p")
    #expect(Message(title: nil, body: nil).id == "6c15dks68n6te")
    #expect(Message("Grüße 漢字 👩‍👩‍👧").id == "ej6r4qqt37m7x")
    #expect(Self.full.id == "en45nkm9wkt2y")
    #expect(Message("0").progress(0).id == "0knwhkmpjzpt0")
    #expect(Message("Saved").digestValue == 8_038_632_882_977_955_926)
  }

  @Test("Every field matters")
  func everyFieldMatters() {
    let changes: [(String, (inout Message) -> Void)] = [
      ("title", { $0.title = "Titel" }), ("no title", { $0.title = nil }),
      ("empty title", { $0.title = "" }),
      ("body", { $0.body = "Bodies" }), ("no body", { $0.body = nil }),
      ("severity", { $0.severity = .error }), ("urgency", { $0.urgency = .low }),
      ("icon", { $0.icon = .text("♫") }), ("icon's kind", { $0.icon = .named("♪") }),
      ("icon file", { $0.icon = .file("♪") }), ("no icon", { $0.icon = nil }),
      ("leading image", { $0.leadingImage?.file = "x" }),
      ("its alternative", { $0.leadingImage?.alternative = nil }),
      ("no leading image", { $0.leadingImage = nil }),
      ("trailing image", { $0.trailingImage?.alternative = "" }),
      (
        "images swapped",
        { ($0.leadingImage, $0.trailingImage) = ($0.trailingImage, $0.leadingImage) }
      ),
      ("fill", { $0.fill = "accent" }), ("no fill", { $0.fill = nil }),
      ("action's id", { $0.actions[0].id = "b" }), ("label", { $0.actions[0].label = "B" }),
      ("role", { $0.actions[0].role = .destructive }), ("key", { $0.actions[0].key = nil }),
      ("keepsOpen", { $0.actions[0].keepsOpen = false }),
      ("alternative", { $0.actions[0].alternative = "y" }),
      ("one more action", { $0.actions.append($0.actions[0]) }),
      ("no actions", { $0.actions = [] }),
      ("done", { $0.progress = .steps(done: 2, total: 3, unit: "files") }),
      ("total", { $0.progress = .steps(done: 1, total: 4, unit: "files") }),
      ("unit", { $0.progress = .steps(done: 1, total: 3) }),
      ("fraction", { $0.progress = .fraction(1 / 3) }),
      ("another fraction", { $0.progress = .fraction(0.5) }),
      ("indeterminate", { $0.progress = .indeterminate }), ("no progress", { $0.progress = nil }),
      ("takeaways", { $0.takeaways.reverse() }), ("fewer", { $0.takeaways.removeLast() }),
      ("joined", { $0.takeaways = ["Do thisDo that"] }),
      ("link", { $0.link = nil }), ("prefix", { $0.accessibility.prefix = nil }),
      ("label said", { $0.accessibility.label = "" }),
      ("politeness", { $0.accessibility.politeness = .off }),
      ("metadata", { $0.metadata["key"] = "other" }), ("a key less", { $0.metadata["key"] = nil }),
      ("key and value swapped", { $0.metadata = ["value": "key", "other": "thing"] }),
    ]
    var ids = [Self.full.id: "the message itself"]
    for (name, change) in changes {
      var message = Self.full
      change(&message)
      let same = ids.updateValue(name, forKey: message.id)
      #expect(same == nil, "\(name) has the digest of \(same ?? "")")
    }
  }

  @Test func aLetterMovedBetweenFieldsShows() {
    #expect(Message("ab", body: "c").id != Message("a", body: "bc").id)
  }

  @Test func theOrderInWhichMetadataWasAddedDoesNotMatter() {
    var one = Message("T")
    var other = Message("T")
    let keys = (0..<40).map(String.init)
    for key in keys { one.metadata[key] = key }
    for key in keys.reversed() { other.metadata[key] = key }
    #expect(one.id == other.id)
    #expect(Message("T").progress(0).id == Message("T").progress(-0.0).id)
  }

  @Test("Three texts in every order and every field have digests of their own")
  func fieldsPermuted() {
    let fields: [(inout Message, String) -> Void] = [
      { $0.title = $1 }, { $0.body = $1 }, { $0.link = $1 }, { $0.fill = .init(rawValue: $1) },
      { $0.icon = .text($1) }, { $0.icon = .named($1) }, { $0.icon = .file($1) },
      { $0.leadingImage = .init(file: $1) }, { $0.trailingImage = .init(file: $1) },
      { $0.takeaways.append($1) }, { $0.actions.append(.init($1, "")) },
      { $0.actions.append(.init("", $1)) }, { $0.accessibility.label = $1 },
      { $0.accessibility.prefix = $1 }, { $0.metadata[$1] = "" }, { $0.metadata[""] = $1 },
    ]
    let orders = [
      ["a", "b", "ab"], ["a", "ab", "b"], ["b", "a", "ab"], ["b", "ab", "a"], ["ab", "a", "b"],
      ["ab", "b", "a"],
    ]
    var messages: [String: Message] = [:]
    for first in fields.indices {
      for second in fields.indices where second > first {
        for third in fields.indices where third > second {
          for order in orders {
            var message = Message(title: nil, body: nil)
            for (field, text) in zip([first, second, third], order) {
              fields[field](&message, text)
            }
            let same = messages.updateValue(message, forKey: message.id)
            #expect(same == nil || same == message)
          }
        }
      }
    }
    #expect(messages.count > 3000)
  }

  @Test("A million short contents have a million digests")
  func shortContents() {
    let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789").map(String.init)
    let pairs = letters.flatMap { first in letters.map { first + $0 } } + letters + [""]
    var digests: Set<UInt64> = []
    digests.reserveCapacity(1_100_000)
    var contents = 0
    for first in pairs.prefix(1000) {
      var head = ContentDigest()
      head.combine(first)
      for second in pairs {
        var digest = head
        digest.combine(second)
        digests.insert(digest.value)
        contents += 1
      }
    }
    #expect(digests.count == contents)
  }

  @Test func aPartThatWasSetAndTakenBackLeavesNoTrace() {
    var message = Message("T", icon: "♪")
    message.icon = nil
    #expect(message.id == Message("T").id && message == Message("T"))
  }

  @Test func whatIsSuggestedForTheShowingIsNoContent() {
    var message = Message("T")
    message.suggestedOptions = PostOptions(style: "badge", duration: .forever)
    #expect(message.id == Message("T").id)
    #expect(message != Message("T"))
  }

  @Test("Content of a view of one's own contributes its part")
  func customContent() {
    func chart(_ points: [Double]) -> Message {
      var digest = ContentDigest()
      for point in points { digest.combine(point) }
      var message = Message("Load")
      message.metadata["chart"] = digest.text
      return message
    }
    #expect(chart([1, 2]).id == chart([1, 2]).id)
    #expect(chart([1, 2]).id != chart([2, 1]).id)
    #expect(chart([]).id != Message("Load").id)
  }

  @Test func anEmptyIdIsNone() {
    var message = Message("T", id: "")
    #expect(message.explicitID == nil && message.id == Message("T").id)
    message.explicitID = ""
    #expect(message.explicitID == nil)
  }

  @Test func anExplicitIdWinsAndIsNoPartOfTheDigest() {
    var message = Message("T", id: "mine")
    #expect(message.id == "mine")
    #expect(message.digest == Message("T").id)
    message.title = "U"
    #expect(message.id == "mine")
    message.explicitID = nil
    #expect(message.id == Message("U").id)
  }

  @Test func aPostKeepsTheIdThatItWasMadeWith() {
    var post = Post(number: 1, message: "T")
    post.message.title = "U"
    #expect(post.id == Message("T").id)
    #expect(Post(number: 2, id: "x", message: "T").id == "x")
  }
}

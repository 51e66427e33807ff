import PlacardAccessibility
import PlacardModels
import PlacardPosting
import PlacardTesting
import Synchronization
import Testing

@Suite("P25: content of one's own") struct ContentTests {
  private struct Volume: Identifiable, AccessibleMessage, Equatable {
    let id = "volume"
    var level: Double
    var note: String?

    var message: Message {
      Message("Volume \(percent) %", body: note)
    }

    func spokenText(in words: AnnouncementWords) -> String { "Volume \(percent) \(words.percent)" }

    private var percent: Int { Int((level * 100).rounded()) }
  }

  private struct Order: Identifiable, AccessibleMessage {
    let id: Int
    var state = "packed"

    var message: Message { Message("Order \(id)", body: state, severity: .warning) }
  }

  private let poster = RecordingPoster()
  private let manager: PostManager

  init() {
    manager = PostManager(
      posters: [poster], lanes: [.main(.stack())], clock: ManualClock())
  }

  /// What is announced and what takes the focus, in order.
  private var said: [String] { poster.events.compactMap(\.announcement?.text) }

  @Test("P25: it is posted as it is, under its own id, with a message for those who read")
  func posted() async {
    let volume = manager.post(Volume(level: 0.4), .bottom)
    #expect(volume.id == "volume" && volume.admission == .shown)
    let post = manager.post(withID: "volume")
    #expect(post?.content as? Volume == Volume(level: 0.4))
    #expect(post?.message == Message("Volume 40 %", id: "volume"))
    #expect(post?.options.placement == .bottom)
    #expect(manager.post(Volume(level: 0.9)).admission == .duplicate)
    #expect(manager.post(Order(id: 7)).id == "Order:7")
    #expect(manager.post(withID: "Order:7")?.content is Order)
    #expect(manager.post("Plain").id == Message("Plain").id)
    #expect(manager.current()?.content is Message)
    await manager.close()
    let shown = poster.calls.compactMap { call in
      if case .show(let post) = call { post } else { nil }
    }
    #expect(shown.map { $0.content is Message } == [false, false, true])
  }

  @Test("P25: its update is typed; message, announcement and drawing follow, and the id stays")
  func updated() async {
    let volume = manager.post(Volume(level: 0.4))
    await manager.flush()
    volume.update { $0.level = 0.5 }
    #expect(manager.post(withID: "volume")?.content as? Volume == Volume(level: 0.5))
    #expect(manager.post(withID: "volume")?.message.title == "Volume 50 %")
    volume.update { $0.note = "Headphones" }
    await manager.flush()
    #expect(said == ["Volume 40 percent", "Volume 50 percent"])
    volume.hide(animated: false)
    volume.update { $0.level = 1 }
    #expect(await volume.outcome == .closed(.hidden))
    await manager.close()
  }

  @Test("X2: content that says what its message says announces only what is new of it")
  func announcements() async {
    let order = manager.post(Order(id: 7))
    order.update { $0.state = "sent" }
    await manager.flush()
    #expect(said == ["Warning, Order 7, packed", "sent"])
    await manager.close()
  }

  @Test("P25: an update runs outside the lock, and again where the content changed meanwhile")
  func contended() async {
    let volume = manager.post(Volume(level: 0))
    let isFirst = Mutex(true)
    volume.update { content in
      let interrupts = isFirst.withLock { isFirst in
        defer { isFirst = false }
        return isFirst
      }
      if interrupts { volume.update { $0.note = "Speaker" } }
      content.level += 0.25
    }
    #expect(
      manager.post(withID: "volume")?.content as? Volume == Volume(level: 0.25, note: "Speaker"))
    let message = manager.post(Message("A", id: "a"))
    message.update { $0.body = manager.post(withID: "a")?.message.title }
    #expect(manager.post(withID: "a")?.message.body == "A")
    await manager.close()
  }

  @Test(
    "P5, P25: a duplicate that updates brings its content; a typed update leaves another type alone"
  )
  func replaced() async {
    let volume = manager.post(Volume(level: 0.4))
    manager.post(Volume(level: 0.6), PostOptions(duplicates: .update))
    #expect(manager.post(withID: "volume")?.content as? Volume == Volume(level: 0.6))
    volume.update { $0.level += 0.1 }
    #expect(manager.post(withID: "volume")?.message.title == "Volume 70 %")
    manager.post(Message("Muted", id: "volume"), PostOptions(duplicates: .update))
    volume.update { $0.level = 1 }
    #expect(manager.post(withID: "volume")?.message.title == "Muted")
    #expect(manager.post(withID: "volume")?.content is Message)
    await manager.flush()
    #expect(
      said == ["Volume 40 percent", "Volume 60 percent", "Volume 70 percent", "Muted"])
    await manager.close()
  }

  @Test("P25: a change of the message by id leaves the content as it is")
  func changedByID() async {
    manager.post(Volume(level: 0.4))
    manager.update(id: "volume") { $0.severity = .warning }
    #expect(manager.post(withID: "volume")?.message.severity == .warning)
    #expect(manager.post(withID: "volume")?.content as? Volume == Volume(level: 0.4))
    await manager.close()
  }

  @Test("P25, P13: what is recalled or snoozed comes back with its content")
  func recalled() async {
    manager.post(Volume(level: 0.4)).hide(animated: false)
    manager.recall(id: "volume")
    #expect(manager.post(withID: "volume")?.content as? Volume == Volume(level: 0.4))
    manager.snooze(id: "volume", for: .seconds(9))
    #expect(manager.delayed(id: "volume")?.content as? Volume == Volume(level: 0.4))
    await manager.close()
  }

  @Test("P25: rules are applied to its message, also after an update")
  func ruled() async {
    var change = Rule.Change()
    change.severity = .warning
    let ruled = PostManager(
      posters: [RecordingPoster()], rules: RuleBook(rules: [Rule(set: change)]),
      clock: ManualClock())
    let volume = ruled.post(Volume(level: 0.4))
    volume.update { $0.level = 0.5 }
    #expect(ruled.post(withID: "volume")?.message.severity == .warning)
    #expect(ruled.post(withID: "volume")?.message.title == "Volume 50 %")
    await ruled.close()
  }

  @Test("X1: what is said is in the manager's language, which can be set")
  func language() async {
    let german = AnnouncementWords(warning: "Warnung", percent: "Prozent")
    let manager = PostManager(
      posters: [poster], lanes: [.main(.stack())], words: german, clock: ManualClock())
    #expect(manager.words == german)
    manager.post(Volume(level: 0.4))
    let order = manager.post(Message("Voll", severity: .warning), PostOptions(dim: .gray()))
    order.update { $0.severity = .error }
    manager.words.warning = "Achtung"
    manager.post(Order(id: 7))
    manager.words = .english
    manager.post(Order(id: 8))
    await manager.flush()
    #expect(
      said == [
        "Volume 40 Prozent", "Warnung, Voll", "Error", "Achtung, Order 7, packed",
        "Warning, Order 8, packed",
      ])
    await manager.close()
  }

  @Test("P25: an error is content: a poster gets it, an update replaces it")
  func error() async {
    struct Full: Error, AccessibleMessage {
      var volume = "/var"
      var message: Message { Message("\(volume) is full", id: "full") }
      func spokenText(in words: AnnouncementWords) -> String { "No space on \(volume)" }
    }
    let handle = manager.post(Full())
    let post = manager.post(withID: "full")
    #expect((post?.content as? ErrorContent)?.error is Full)
    #expect(post?.message.severity == .error)
    handle.update { $0.error = Full(volume: "/home") }
    #expect(manager.post(withID: "full")?.message.title == "/home is full")
    await manager.flush()
    #expect(said == ["No space on /var", "No space on /home"])
    await manager.close()
  }

  @Test("P25: two posts are equal when their contents are")
  func equality() {
    func post(_ content: any Identifiable & Sendable) -> Post {
      Post(number: 1, message: "Volume", content: content)
    }
    final class Object: Identifiable, Sendable {}
    struct Opaque: Identifiable { let id = 1 }
    let object = Object()
    #expect(post(Volume(level: 0.4)) == post(Volume(level: 0.4)))
    #expect(post(Volume(level: 0.4)) != post(Volume(level: 0.5)))
    #expect(post(Volume(level: 0.4)) != Post(number: 1, message: "Volume"))
    #expect(post(object) == post(object) && post(object) != post(Object()))
    #expect(post(Opaque()) != post(Opaque()))
  }
}

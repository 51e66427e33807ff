import PlacardAccessibility
import PlacardModels
import PlacardPosting
import PlacardTesting
import Testing

@Suite("What a manager releases last")
struct ReleaseUnderLockTests {
  @Test(
    "P8: a pending change that keeps a registration is dropped with its post",
    .timeLimit(.minutes(1)))
  func pendingChange() async {
    let messages = PostManager(posters: [], clock: ManualClock())
    let handle = messages.post(id: "made") { "Made" }
    keepRegistration(of: messages, in: handle)
    handle.hide()
    #expect(await handle.outcome == .closed(.cancelled))
  }

  @Test("P21: content that keeps an owner is forgotten with the history", .timeLimit(.minutes(1)))
  func ownerInContent() {
    let messages = PostManager(posters: [], historyLimit: 1, clock: ManualClock())
    for number in 0..<3 {
      messages.post(Owning(id: "\(number)", owner: messages.makeOwner())).hide()
    }
    #expect(messages.count(id: "0") == 0)
  }

  private struct Owning: Identifiable, AccessibleMessage {
    let id: String
    let owner: PostOwner
    var message: Message { "Owning \(id)" }
  }

  private func keepRegistration(of messages: PostManager, in handle: PostHandle<Message>) {
    let listening = messages.listen { _ in }
    handle.update { message in
      message.body = "\(listening)"
    }
  }
}

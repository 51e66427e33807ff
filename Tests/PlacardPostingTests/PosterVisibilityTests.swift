import PlacardModels
import PlacardPosting
import PlacardTesting
import Synchronization
import Testing

@Suite("What is seen of a poster") struct PosterVisibilityTests {
  /// Ways in which a poster may be wrong, and a part of the sentence that says so.
  enum Fault: String, CaseIterable {
    case neverShows = "show: post-0 is not seen"
    case neverHides = "hide: post-0 is seen"
    case hidesAll = "hide: post-1 is not seen"
    case updatesAnother = "update: another post changes"
    case ignoresUpdates = "the new content is not seen"
    case showsByUpdate = "update of a post that is not shown"
    case raw = "a control character is seen"
    case moody = "timing: differs"
    case stays = "close: posts are still seen"
    case refuses = "throws"
  }

  /// The texts on screen by id, with a fault or without.
  private final class WalkSetup: Poster {
    struct Refusal: Error {}

    let fault: Fault?
    private let shown = Mutex<[String: String]>([:])

    init(_ fault: Fault? = nil) { self.fault = fault }

    var texts: [String: String] { shown.withLock { $0 } }

    func timing(for post: Post) -> PostTiming {
      fault == .moody && post.message.title == "plain"
        ? PostTiming(entrance: .seconds(1), exit: .zero) : .zero
    }

    func show(_ post: Post) async throws {
      if fault == .refuses { throw Refusal() }
      if fault != .neverShows { put(post, under: post.id) }
    }

    func update(_ post: Post) async throws {
      if fault == .ignoresUpdates { return }
      let isShown = texts[post.id] != nil || fault == .showsByUpdate
      if isShown { put(post, under: fault == .updatesAnother ? "post-0" : post.id) }
    }

    func hide(_ post: Post) async {
      switch fault {
      case .neverHides: break
      case .hidesAll: shown.withLock { $0 = [:] }
      default: shown.withLock { $0[post.id] = nil }
      }
    }

    func close() async {
      if fault != .stays { shown.withLock { $0 = [:] } }
    }

    private func put(_ post: Post, under id: String) {
      let text = (post.message.title ?? "") + (post.message.body ?? "")
      let clean = String(text.unicodeScalars.filter { $0.properties.generalCategory != .control })
      shown.withLock { $0[id] = fault == .raw ? text : clean }
    }
  }

  @Test("A poster that shows what it is asked to show keeps the laws")
  func right() async {
    await PosterLaws.check {
      WalkSetup()
    } visible: {
      $0.texts
    }
  }

  @Test("The laws find what is wrong", arguments: Fault.allCases)
  func wrong(fault: Fault) async {
    let found = await PosterLaws.violations(of: { WalkSetup(fault) }, visible: { $0.texts })
    #expect(found.contains { $0.contains(fault.rawValue) }, "\(found)")
  }
}

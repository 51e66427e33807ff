package import PlacardModels
package import PlacardPosting
import Synchronization

/// Wraps another poster, injects a fault, and records every call.
package final class FaultInjectingPoster: Poster {
  /// What a call throws that fails on purpose.
  package struct Refusal: Error, Hashable {}

  /// How it behaves.
  package let fault: PosterFault
  /// Where a slow one waits.
  package let gate: Gate
  private let base: any Poster
  private let meddle: @Sendable (Post) -> Void
  private let state = Mutex((calls: [RecordingPoster.Call](), signals: PosterSignals?.none))

  /// Creates a poster.
  ///
  /// - Parameters:
  ///   - base: Who does the work.
  ///   - fault: How it behaves.
  ///   - meddle: What a meddling one does from inside each of its calls.
  package init(
    _ base: some Poster, _ fault: PosterFault, meddle: @escaping @Sendable (Post) -> Void = { _ in }
  ) {
    self.base = base
    self.fault = fault
    self.meddle = meddle
    gate = Gate(isOpen: fault != .slow)
  }

  /// The calls that were begun, in order.
  package var calls: [RecordingPoster.Call] {
    state.withLock { $0.calls }
  }

  /// What the other one can do.
  package var capabilities: PosterCapabilities { base.capabilities }

  /// What the other one says.
  package func timing(for post: Post) -> PostTiming { base.timing(for: post) }

  /// Keeps the signals and passes them on.
  package func attach(_ signals: PosterSignals) {
    state.withLock { $0.signals = signals }
    base.attach(signals)
  }

  /// Shows a post, subject to the fault.
  ///
  /// - Throws: ``Refusal`` when it is a failing one, or what the other one throws.
  package func show(_ post: Post) async throws {
    try await behave(.show(post), about: post) { try await self.base.show(post) }
  }

  /// Updates a post, subject to the fault.
  ///
  /// - Throws: ``Refusal`` when it is a failing one, or what the other one throws.
  package func update(_ post: Post) async throws {
    try await behave(.update(post), about: post) { try await self.base.update(post) }
  }

  /// Hides a post, subject to the fault.
  package func hide(_ post: Post) async {
    try? await behave(.hide(post), about: post) { await self.base.hide(post) }
  }

  /// Receives an event, subject to the fault.
  ///
  /// - Throws: ``Refusal`` when it is a failing one, or what the other one throws.
  package func observe(_ event: PostEvent) async throws {
    try await behave(.record(event), about: nil) { try await self.base.observe(event) }
  }

  /// Closes the other one.
  package func close() async {
    state.withLock { $0.calls.append(.close) }
    await base.close()
  }

  /// Flushes the other one.
  package func flushAtExit(_ posts: [Post]) { base.flushAtExit(posts) }

  private func behave(
    _ call: RecordingPoster.Call, about post: Post?, _ work: () async throws -> Void
  ) async throws {
    let signals = state.withLock { state in
      state.calls.append(call)
      return state.signals
    }
    switch fault {
    case .calm: break
    case .slow: await gate.pass()
    case .failing: throw Refusal()
    case .silent: return
    case .babbling: if let signals { babble(signals, about: post) }
    case .touchy: if let signals, let post { touch(signals, post) }
    case .meddling: if let post { meddle(post) }
    }
    try await work()
  }

  /// Numbers that never were, that are not yet, and that are no more.
  private func babble(_ signals: PosterSignals, about post: Post?) {
    let gone = calls.compactMap { call in
      if case .hide(let post) = call, post.number != calls.count { post.number } else { Int?.none }
    }
    for number in [0, -1, .max, .min] + gone.suffix(2) {
      signals(.tapped(number: number))
      signals(.action(number: number, id: "nothing"))
      signals(.dismissed(number: number))
      signals(.panBegan(number: number))
      signals(.panEnded(number: number, travel: .nan, velocity: .infinity))
      signals(.hovered(number: number, inside: true))
      signals(.hovered(number: number, inside: false))
      signals(.lost(number: number))
    }
  }

  private func touch(_ signals: PosterSignals, _ post: Post) {
    signals(.hovered(number: post.number, inside: true))
    signals(.panBegan(number: post.number))
    signals(.panEnded(number: post.number, travel: .nan, velocity: 0))
    signals(.hovered(number: post.number, inside: false))
    signals(.tapped(number: post.number))
    signals(.action(number: post.number, id: post.message.actions.first?.id ?? "none"))
    signals(.focus(false))
    signals(.focus(true))
    signals(.idle(true))
    signals(.idle(false))
    signals(.tappedOutside)
    if post.number.isMultiple(of: 3) { signals(.dismissed(number: post.number)) }
    if post.number.isMultiple(of: 5) { signals(.lost(number: post.number)) }
  }
}

import PlacardModels
import Synchronization

/// What stands between a manager and one poster: deliveries in order, carried out one at a time.
///
/// Putting in never waits. A slow poster holds at most one delivery for each post that is on the
/// board, and events only for a poster that asks for them.
final class PosterMailbox: Sendable {
  typealias Delivery = DeliveryLine.Delivery

  private struct State {
    var line = DeliveryLine()
    var isClosed = false
    var carriedOut = 0
    var reader: CheckedContinuation<Delivery?, Never>?
  }

  let poster: any Poster
  let wantsEvents: Bool
  private let state = Mutex(State())

  init(_ poster: any Poster) {
    self.poster = poster
    wantsEvents = poster.capabilities.contains(.records)
  }

  /// How many deliveries wait.
  var count: Int {
    state.withLock { $0.line.count }
  }

  /// How many deliveries the poster has come through.
  var carriedOut: Int {
    state.withLock { $0.carriedOut }
  }

  /// Takes over a delivery; false once the mailbox is closed.
  @discardableResult
  func put(_ delivery: Delivery) -> Bool {
    let (isTaken, reader) = state.withLock { state in
      guard !state.isClosed else { return (false, CheckedContinuation<Delivery?, Never>?.none) }
      defer { state.reader = nil }
      if state.reader == nil { state.line.put(delivery) }
      return (true, state.reader)
    }
    reader?.resume(returning: delivery)
    return isTaken
  }

  /// Waits until everything put in before has been carried out.
  func flush() async {
    let barrier = Settled<Bool>()
    guard put(.barrier(barrier)) else { return }
    _ = await barrier.value
  }

  /// Ends the deliveries; what was put in before is still carried out.
  func close() {
    let reader = state.withLock { state in
      state.isClosed = true
      defer { state.reader = nil }
      return state.reader
    }
    reader?.resume(returning: nil)
  }

  /// Carries out deliveries until the mailbox is closed and empty.
  ///
  /// - Parameter failed: Told of each error, with the post that could not be shown, if it was that.
  func run(failed: @Sendable (any Error, Post?) -> Void) async {
    while let delivery = await next() {
      do {
        try await carryOut(delivery)
      } catch {
        if case .show(let post) = delivery { failed(error, post) } else { failed(error, nil) }
      }
      state.withLock { $0.carriedOut += 1 }
    }
    await poster.close()
  }

  private func carryOut(_ delivery: Delivery) async throws {
    switch delivery {
    case .show(let post): try await poster.show(post)
    case .update(let post): try await poster.update(post)
    case .hide(let post): await poster.hide(post)
    case .event(let event): try await poster.record(event)
    case .barrier(let barrier): barrier.settle(true)
    }
  }

  private func next() async -> Delivery? {
    await withCheckedContinuation { continuation in
      let ready = state.withLock { state -> Delivery?? in
        if let delivery = state.line.takeFirst() { return .some(delivery) }
        if state.isClosed { return .some(nil) }
        state.reader = continuation
        return .none
      }
      if let ready { continuation.resume(returning: ready) }
    }
  }
}

import PlacardModels
import Synchronization

/// What stands between a manager and one poster: deliveries in order, carried out one at a time.
///
/// Putting in never waits. Of one post only the latest wanted state is kept: an update replaces the
/// one that still waits, and a show whose end comes before it was carried out vanishes with it. So a
/// slow poster holds at most one delivery for each post that is on the board, and events only for a
/// poster that asks for them.
final class PosterMailbox: Sendable {
  enum Delivery: Sendable {
    case show(Post)
    case update(Post)
    case hide(Post)
    case event(PostEvent)
    /// Everything put in before has been carried out.
    case barrier(CheckedContinuation<Void, Never>)
  }

  private struct State {
    /// Taken deliveries leave nil behind, until the front is cut off.
    var deliveries: [Delivery?] = []
    var head = 0
    /// Where the pending show or update of a post stands.
    var pending: [Int: Int] = [:]
    var isClosed = false
    var reader: CheckedContinuation<Delivery?, Never>?

    mutating func merge(_ delivery: Delivery) {
      switch delivery {
      case .event, .barrier: deliveries.append(delivery)
      case .show(let post):
        pending[post.number] = deliveries.count
        deliveries.append(delivery)
      case .update(let post):
        guard let place = pending[post.number] else {
          pending[post.number] = deliveries.count
          return deliveries.append(delivery)
        }
        if case .show? = deliveries[place] {
          deliveries[place] = .show(post)
        } else {
          deliveries[place] = delivery
        }
      case .hide(let post):
        guard let place = pending.removeValue(forKey: post.number) else {
          return deliveries.append(delivery)
        }
        let wasNeverShown = if case .show? = deliveries[place] { true } else { false }
        deliveries[place] = nil
        if !wasNeverShown { deliveries.append(delivery) }
      }
    }

    mutating func takeFirst() -> Delivery? {
      while head < deliveries.count {
        let delivery = deliveries[head]
        deliveries[head] = nil
        head += 1
        guard let delivery else { continue }
        switch delivery {
        case .show(let post), .update(let post): pending[post.number] = nil
        case .hide, .event, .barrier: break
        }
        cutFront()
        return delivery
      }
      cutFront()
      return nil
    }

    /// Forgets the places already taken, once they are more than half of all.
    private mutating func cutFront() {
      guard head > 64, head * 2 > deliveries.count else {
        if head == deliveries.count {
          deliveries.removeAll(keepingCapacity: true)
          head = 0
        }
        return
      }
      deliveries.removeFirst(head)
      pending = pending.mapValues { $0 - head }
      head = 0
    }
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
    state.withLock { $0.deliveries.count - $0.head }
  }

  /// Takes over a delivery; false once the mailbox is closed.
  @discardableResult
  func put(_ delivery: Delivery) -> Bool {
    let (isTaken, reader) = state.withLock { state in
      guard !state.isClosed else { return (false, CheckedContinuation<Delivery?, Never>?.none) }
      defer { state.reader = nil }
      if state.reader == nil { state.merge(delivery) }
      return (true, state.reader)
    }
    reader?.resume(returning: delivery)
    return isTaken
  }

  /// Waits until everything put in before has been carried out.
  func flush() async {
    await withCheckedContinuation { continuation in
      if !put(.barrier(continuation)) { continuation.resume() }
    }
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
    }
    await poster.close()
  }

  private func carryOut(_ delivery: Delivery) async throws {
    switch delivery {
    case .show(let post): try await poster.show(post)
    case .update(let post): try await poster.update(post)
    case .hide(let post): await poster.hide(post)
    case .event(let event): try await poster.record(event)
    case .barrier(let continuation): continuation.resume()
    }
  }

  private func next() async -> Delivery? {
    await withCheckedContinuation { continuation in
      let ready = state.withLock { state -> Delivery?? in
        if let delivery = state.takeFirst() { return .some(delivery) }
        if state.isClosed { return .some(nil) }
        state.reader = continuation
        return .none
      }
      if let ready { continuation.resume(returning: ready) }
    }
  }
}

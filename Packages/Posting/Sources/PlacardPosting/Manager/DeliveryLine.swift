import PlacardModels

/// The deliveries that wait for one poster: of each post only the latest wanted state.
///
/// An update takes the place of the one that still waits; a show whose end comes before it was
/// carried out vanishes with it. Vanished places are swept, so that no burst leaves anything behind.
///
/// - Complexity: O(1) amortized to put in and to take out.
struct DeliveryLine: Sendable {
  enum Delivery: Sendable {
    case show(Post)
    case update(Post)
    case hide(Post)
    case event(PostEvent)
    /// Everything put in before has been carried out.
    case barrier(Settled<Bool>)
  }

  /// What was taken or has vanished leaves nil behind, until it is swept.
  private var places: [Delivery?] = []
  private var head = 0
  /// How many deliveries wait.
  private(set) var count = 0
  /// Where the pending show or update of a post stands.
  private var pending: [Int: Int] = [:]

  mutating func put(_ delivery: Delivery) {
    switch delivery {
    case .event, .barrier: append(delivery)
    case .show(let post):
      pending[post.number] = places.count
      append(delivery)
    case .update(let post):
      guard let place = pending[post.number] else {
        pending[post.number] = places.count
        return append(delivery)
      }
      if case .show? = places[place] {
        places[place] = .show(post)
      } else {
        places[place] = delivery
      }
    case .hide(let post):
      guard let place = pending.removeValue(forKey: post.number) else { return append(delivery) }
      let wasNeverShown = if case .show? = places[place] { true } else { false }
      places[place] = nil
      count -= 1
      if wasNeverShown { sweep() } else { append(delivery) }
    }
  }

  mutating func takeFirst() -> Delivery? {
    while head < places.count {
      let delivery = places[head]
      places[head] = nil
      head += 1
      guard let delivery else { continue }
      count -= 1
      switch delivery {
      case .show(let post), .update(let post): pending[post.number] = nil
      case .hide, .event, .barrier: break
      }
      sweep()
      return delivery
    }
    sweep()
    return nil
  }

  private mutating func append(_ delivery: Delivery) {
    places.append(delivery)
    count += 1
  }

  /// Closes the gaps once they are most of all places.
  private mutating func sweep() {
    guard places.count > 2 * count + 64 || head == places.count else { return }
    places.removeAll { $0 == nil }
    head = 0
    pending.removeAll(keepingCapacity: true)
    for (place, delivery) in places.enumerated() {
      switch delivery {
      case .show(let post), .update(let post): pending[post.number] = place
      case .hide, .event, .barrier, nil: break
      }
    }
  }
}

import Placard
import Synchronization

/// A poster that does nothing.
struct IdlePoster: Poster {
  func show(_ post: Post) async {}
  func hide(_ post: Post) async {}
}

/// A poster that records its calls, and their number.
protocol CountingPoster: Poster {
  /// Removes the records and returns their number.
  func takeCount() -> UInt64
}

/// Records the numbers of shown and hidden posts.
final class RecordingPosts: CountingPoster {
  private let numbers = Mutex<[Int]>([])

  func show(_ post: Post) async { remember(post.number) }
  func update(_ post: Post) async { remember(post.number) }
  func hide(_ post: Post) async { remember(-post.number) }

  func takeCount() -> UInt64 {
    numbers.withLock { numbers in
      defer { numbers.removeAll() }
      return UInt64(numbers.count)
    }
  }

  private func remember(_ number: Int) {
    numbers.withLock { $0.append(number) }
  }
}

/// Records all events.
final class RecordingEvents: CountingPoster {
  private let events = Mutex<[PostEvent]>([])

  var capabilities: PosterCapabilities { .records }

  func show(_ post: Post) async {}
  func hide(_ post: Post) async {}
  func observe(_ event: PostEvent) async {
    events.withLock { events in
      if events.count == 1 << 16 { events.removeAll(keepingCapacity: true) }
      events.append(event)
    }
  }

  func takeCount() -> UInt64 {
    events.withLock { events in
      defer { events.removeAll() }
      return UInt64(events.count)
    }
  }
}

/// Receives every event, and keeps only their number.
final class CountingEvents: CountingPoster {
  private let count = Mutex<UInt64>(0)

  var capabilities: PosterCapabilities { .records }

  func show(_ post: Post) async {}
  func hide(_ post: Post) async {}
  func observe(_ event: PostEvent) async { count.withLock { $0 += 1 } }

  func takeCount() -> UInt64 {
    count.withLock { count in
      defer { count = 0 }
      return count
    }
  }
}

/// Never returns from the first event.
struct HangingPoster: Poster {
  var capabilities: PosterCapabilities { .records }

  func show(_ post: Post) async {}
  func hide(_ post: Post) async {}
  func observe(_ event: PostEvent) async {
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
  }
}

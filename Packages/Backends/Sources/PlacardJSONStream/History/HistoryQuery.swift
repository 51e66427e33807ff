@_spi(Fields) public import PlacardModels

/// Which entries of a history are wanted; what is nil does not matter.
public struct HistoryQuery: Sendable, Equatable {
  /// The order of the entries.
  public enum Order: String, Sendable, Hashable, CaseIterable {
    case newestFirst, oldestFirst
  }

  /// Those that ended then or later, since the beginning of 1970 in UTC.
  public var since: Duration?
  /// So many of them at most, the first in the order.
  public var limit: Int?
  /// Those that are at least so serious.
  public var severity: Severity?
  /// Those of a group.
  public var group: String?
  /// Those of an id, compared byte for byte.
  public var id: String?
  /// Those that ended for a reason.
  public var reason: CloseReason?
  /// The order of the entries.
  public var order: Order

  /// Creates a query for everything, the newest first.
  public init(
    since: Duration? = nil, limit: Int? = nil, severity: Severity? = nil, group: String? = nil,
    id: String? = nil, reason: CloseReason? = nil, order: Order = .newestFirst
  ) {
    self.since = since
    self.limit = limit
    self.severity = severity
    self.group = group
    self.id = id
    self.reason = reason
    self.order = order
  }

  /// Whether an entry is one of those.
  public func matches(_ entry: HistoryEntry) -> Bool {
    entry.time >= since ?? entry.time && entry.message.severity >= severity ?? .trace
      && entry.options.group == group ?? entry.options.group
      && entry.reason == reason ?? entry.reason
      && (id.map { $0.utf8.elementsEqual(entry.id.utf8) } ?? true)
  }
}

@_spi(Fields) public import PlacardModels

/// A filter of history entries; nil matches everything.
public struct HistoryQuery: Sendable, Equatable {
  /// The order of the entries.
  public enum Order: String, Sendable, Hashable, CaseIterable {
    case newestFirst, oldestFirst
  }

  /// Entries that ended at this Unix time or later.
  public var since: Duration?
  /// Maximum number of entries, the first in the order.
  public var limit: Int?
  /// Entries of at least this severity.
  public var severity: Severity?
  /// Entries of this group.
  public var group: String?
  /// Entries with this id, compared byte for byte.
  public var id: String?
  /// Entries that ended for this reason.
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

  /// Whether an entry matches.
  public func matches(_ entry: HistoryEntry) -> Bool {
    entry.time >= since ?? entry.time && entry.message.severity >= severity ?? .trace
      && entry.options.group == group ?? entry.options.group
      && entry.reason == reason ?? entry.reason
      && (id.map { $0.utf8.elementsEqual(entry.id.utf8) } ?? true)
  }
}

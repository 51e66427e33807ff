public import PlacardModels

@_spi(Templates)
extension Template {
  /// What must be so for an element to be there.
  public indirect enum Condition: Sendable {
    /// The message has this.
    case has(Feature)
    /// The place has at least a number of columns.
    case columns(Int)
    /// The place has at least a number of rows.
    case rows(Int)
    /// The message is of one of these severities.
    case severity([Severity])
    /// It is not so.
    case not(Condition)
    /// All of it is so.
    case all([Condition])
    /// Some of it is so.
    case any([Condition])
  }

  /// What a message may have; blank texts count as absent.
  public enum Feature: String, Sendable, Hashable, CaseIterable {
    case title, body, icon, progress, takeaways, link, actions, fill
    /// Its count is above 1.
    case count
    /// A key or a button may dismiss it.
    case dismissible
    /// A picture or an icon of its own, or that of a severity other than information.
    case sign
    /// A picture at the start that is drawn in the place of the sign for information.
    case pictured
    /// A picture at the start or the end that is drawn.
    case picture
    /// Actions that take no more than a third of the columns.
    case shortActions
  }
}

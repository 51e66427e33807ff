@_spi(Inspection) public import PlacardLayout

/// Why a side of a box is as long as it is.
///
/// Where it began, what flexing made of it, and the limit that it met; together they give the length.
public struct SizeReason: Sendable, Equatable {
  /// Where a length comes from.
  public enum Origin: Sendable, Equatable {
    /// The box is hidden, and so is all below it.
    case hidden
    /// The layout was asked for it.
    case given
    /// The style sets it; percentages refer to `percentBase`.
    case set(Length, of: Double)
    /// The style sets the flex basis; percentages refer to `percentBase`.
    case basis(Length, of: Double)
    /// It is what the content wants, or how high it is at its width.
    case content
    /// It is as wide as there is space, which is less than the content wants.
    case space
    /// It is as narrow as the content can be, which is more than there is space.
    case narrowest
    /// It fills its line or its container.
    case stretched
    /// It follows from the other side by the ratio of width to height.
    case ratio(Double)
    /// It lies between two insets.
    case insets
  }

  /// What flexing added or took away.
  public enum Flex: Sendable, Equatable {
    /// A share of free space, in proportion to the item's factor.
    case grown(factor: Double, of: Double, free: Double)
    /// A share of missing space, 0 to 1, weighted by factor and size.
    case shrunk(share: Double, missing: Double)
  }

  /// What flexing or the origin ran into.
  public enum Limit: Sendable, Equatable {
    /// The least length that the style allows.
    case least(Double)
    /// The greatest length that the style allows.
    case most(Double)
    /// The box's own padding, below which no side can be.
    case padding(Double)
  }

  /// Where the length comes from.
  public var origin: Origin
  /// The length before flexing and limits, in points.
  public var base: Double
  /// What flexing did, if anything.
  public var flex: Flex?
  /// The limit that decided, if one did.
  public var limit: Limit?

  /// The length that follows, in points.
  public var length: Double {
    switch limit {
    case .least(let length), .most(let length), .padding(let length): return length
    case nil: break
    }
    switch flex {
    case .grown(let factor, let sum, let free): return base + free * factor / sum
    case .shrunk(let share, let missing): return base - missing * share
    case nil: return base
    }
  }
}

/// The reason as a few words: `basis 10 + grow 1/2 of 20 free`, `stretched, max 30`, `50% of 40`.
extension SizeReason: CustomStringConvertible {
  /// The words.
  public var description: String {
    var text = origin.text
    if flex != nil || limit != nil { text += origin.wordBefore(base) }
    switch flex {
    case .grown(let factor, let sum, let free):
      text += " + grow \(factor.short)\(sum == 1 ? "" : "/\(sum.short)") of \(free.short) free"
    case .shrunk(let share, let missing):
      text += " - shrink \((share * 100).short)% of \(missing.short) missing"
    case nil: break
    }
    switch limit {
    case .least(let length): text += ", min \(length.short)"
    case .most(let length): text += ", max \(length.short)"
    case .padding(let length): text += ", its padding \(length.short)"
    case nil: break
    }
    return text
  }
}

extension SizeReason.Origin {
  fileprivate var text: String {
    switch self {
    case .hidden: "hidden"
    case .given: "given"
    case .set(.percent(let percent), let percentBase): "\(percent.short)% of \(percentBase.short)"
    case .set: "set"
    case .basis(.percent(let percent), let percentBase):
      "basis \(percent.short)% of \(percentBase.short)"
    case .basis(.points(let points), _): "basis \(points.short)"
    case .basis(.auto, _): "basis auto"
    case .content: "content"
    case .space: "all the room"
    case .narrowest: "content at its narrowest"
    case .stretched: "stretched"
    case .ratio(let ratio): "ratio \(ratio.short)"
    case .insets: "between its insets"
    }
  }

  /// The size before flexing and limits.
  fileprivate func wordBefore(_ base: Double) -> String {
    switch self {
    case .basis(.points(let points), _): points == base ? "" : ", padding \(base.short)"
    case .set(.percent, _), .basis: " = \(base.short)"
    default: " \(base.short)"
    }
  }
}

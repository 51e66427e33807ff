/// Corners of a box, by writing direction.
public struct Corners: OptionSet, Sendable, Hashable {
  /// One bit a corner.
  public let rawValue: UInt8

  /// Creates corners from their bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Above, where writing starts.
  public static let topLeading = Corners(rawValue: 1)
  /// Above, where writing ends.
  public static let topTrailing = Corners(rawValue: 2)
  /// Below, where writing starts.
  public static let bottomLeading = Corners(rawValue: 4)
  /// Below, where writing ends.
  public static let bottomTrailing = Corners(rawValue: 8)
  /// Both above.
  public static let top: Corners = [.topLeading, .topTrailing]
  /// Both below.
  public static let bottom: Corners = [.bottomLeading, .bottomTrailing]
  /// All four.
  public static let all: Corners = [.top, .bottom]

  /// The same corners with left and right exchanged.
  var mirrored: Corners {
    Corners(rawValue: (rawValue & 0b0101) << 1 | (rawValue & 0b1010) >> 1)
  }
}

/// A length that may be absolute, relative to the container, or left to the layout.
///
/// Integer and float literals are points, and `25%` is a quarter of the container's inner extent.
/// Infinite and NaN values count as `auto`.
public enum Length: Sendable, Equatable {
  /// Left to the layout.
  case auto
  /// A length in points.
  case points(Double)
  /// A share of the container's inner extent; 100 is all of it.
  case percent(Double)

  /// A length of whole terminal cells.
  public static func cells(_ count: Int) -> Length { .points(Double(count)) }
}

extension Length: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// A length in points.
  public init(integerLiteral value: Int) { self = .points(Double(value)) }
  /// A length in points.
  public init(floatLiteral value: Double) { self = .points(value) }
}

/// Turns a number into a share of the container's extent.
postfix operator %

/// A share of the container's extent: `50%` is half of it.
public postfix func % (value: Double) -> Length { .percent(value) }

/// A share of the container's extent: `50%` is half of it.
public postfix func % (value: Int) -> Length { .percent(Double(value)) }

/// The opposite length: `-5` points or `-5` percent; `auto` stays `auto`.
public prefix func - (value: Length) -> Length {
  switch value {
  case .auto: .auto
  case .points(let points): .points(-points)
  case .percent(let percent): .percent(-percent)
  }
}

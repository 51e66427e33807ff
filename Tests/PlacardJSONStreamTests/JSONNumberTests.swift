@_spi(Fields) import PlacardJSONStream
@_spi(Fields) import PlacardModels
import Testing

@Suite("J1 JSON numbers") struct JSONNumberTests {
  private func number(_ literal: String) throws -> JSONNumber {
    guard case .number(let number) = try JSONValue(parsing: literal.utf8).content else {
      throw NotANumber()
    }
    return number
  }

  private struct NotANumber: Error {}

  static let integers: [(literal: String, integer: Int?)] = [
    ("0", 0), ("-0", 0), ("42", 42), ("-7", -7), ("3.0", 3), ("0.3e1", 3), ("30e-1", 3),
    ("1e3", 1000),
    ("9223372036854775807", .max), ("-9223372036854775808", .min),
    ("9223372036854775806", .max - 1),
    ("9007199254740993", 9_007_199_254_740_993), ("9223372036854775808", .max),
    ("-9223372036854775809", .min), ("1e400", .max), ("-1e400", .min), ("1e30", .max),
    ("0e99999999999999999999", 0), ("1e-400", nil), ("1.5", nil), ("0.1", nil), ("15e-1", nil),
    ("0.0", 0), ("-922337203685477580.8e1", .min),
  ]

  @Test(arguments: integers) func integersAreExactOrClamped(_ literal: String, _ integer: Int?)
    throws
  {
    #expect(try number(literal).integer == integer)
  }

  static let seconds: [(literal: String, seconds: Duration?)] = [
    ("0", .zero), ("2", .seconds(2)), ("0.4", .milliseconds(400)), ("1e-9", .nanoseconds(1)),
    ("0.0000000005", .nanoseconds(1)), ("0.0000000004999999999999999999", .zero),
    ("2.0000000005", .seconds(2) + .nanoseconds(1)), ("-0.0000000005", .nanoseconds(-1)),
    ("123456789.123456789", .seconds(123_456_789) + .nanoseconds(123_456_789)),
    ("0.9999999995", .seconds(1)), ("5e-10", .nanoseconds(1)), ("1e-400", .zero),
    ("1.5e1", .seconds(15)),
    ("999999999999999999", .seconds(999_999_999_999_999_999)), ("1e18", nil), ("1e400", nil),
    ("-1e18", nil), ("-3.25", .milliseconds(-3250)),
  ]

  @Test(arguments: seconds) func secondsAreRoundedToNanoseconds(
    _ literal: String, _ seconds: Duration?
  ) throws {
    #expect(try number(literal).seconds == seconds)
  }

  @Test func doublesAreTheNearestAndInfiniteBeyond() throws {
    #expect(try number("0.1").double == 0.1)
    #expect(try number("1e400").double == .infinity)
    #expect(try number("-1e400").double == -.infinity)
    #expect(try number("1e-400").double == 0)
  }
}

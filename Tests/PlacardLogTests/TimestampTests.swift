import PlacardLog
import Testing

@Suite("G1 Moments as RFC 3339 writes them") struct TimestampTests {
  static let moments: [(seconds: Int64, text: String)] = [
    (0, "1970-01-01T00:00:00.000Z"), (951_782_400, "2000-02-29T00:00:00.000Z"),
    (4_107_542_399, "2100-02-28T23:59:59.000Z"), (-1, "1969-12-31T23:59:59.000Z"),
    (-62_135_596_800, "0001-01-01T00:00:00.000Z"), (-62_198_755_200, "-0001-01-01T00:00:00.000Z"),
    (253_402_300_799, "9999-12-31T23:59:59.000Z"),
  ]

  @Test(arguments: moments) func days(_ seconds: Int64, _ text: String) {
    #expect(Timestamp(sinceEpoch: .seconds(seconds)).text() == text)
  }

  @Test(
    arguments: zip(
      [-1, 0, 1, 3, 9, 99],
      [
        "00:00:01Z", "00:00:01Z", "00:00:01.9Z", "00:00:01.999Z", "00:00:01.999999999Z",
        "00:00:01.999999999Z",
      ]))
  func decimalsAreCutOff(_ decimals: Int, _ time: String) {
    let moment = Timestamp(sinceEpoch: .nanoseconds(1_999_999_999))
    #expect(moment.text(decimals: decimals) == "1970-01-01T" + time)
  }

  @Test func aFractionBefore1970CountsForwardToo() {
    let moment = Timestamp(sinceEpoch: .milliseconds(-250))
    #expect(moment.description == "1969-12-31T23:59:59.750Z")
    #expect(moment < Timestamp(sinceEpoch: .zero))
  }

  @Test func theSystemsClockIsReadAndWrittenByDefault() {
    let text = Timestamp.now.text()
    #expect(text.utf8.count == 24 && text > "2025-01-01T00:00:00.000Z")
  }
}

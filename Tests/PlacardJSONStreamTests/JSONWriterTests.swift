@_spi(Fields) import PlacardJSONStream
@_spi(Fields) import PlacardModels
import Testing

@Suite("J1 JSON writer") struct JSONWriterTests {
  private func written(_ body: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    body(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  static let texts: [(text: String, json: String)] = [
    ("", #""""#), ("plain", #""plain""#), (#"a"b\c/"#, #""a\"b\\c/""#),
    ("\u{8}\t\n\u{C}\r", #""\b\t\n\f\r""#),
    ("\u{0}\u{1}\u{F}\u{10}\u{1B}\u{1F}", #""\u0000\u0001\u000f\u0010\u001b\u001f""#),
    ("\u{7F}é漢🎉\u{2028}\u{2029}", #""\u007fé漢🎉\u2028\u2029""#),
    ("a\u{80}\u{9B}31m\u{9F}\u{A0}", "\"a\\u0080\\u009b31m\\u009f\u{A0}\""),
    ("\u{61C}\u{200D}\u{200E}\u{200F}\u{2010}", "\"\\u061c\u{200D}\\u200e\\u200f\u{2010}\""),
    ("\u{2027}\u{202A}\u{202E}\u{202F}", "\"\u{2027}\\u202a\\u202e\u{202F}\""),
    ("\u{2065}\u{2066}\u{2069}\u{206A}", "\"\u{2065}\\u2066\\u2069\u{206A}\""),
    ("eight by\teight", #""eight by\teight""#), ("12345678\"2345678\\", #""12345678\"2345678\\""#),
  ]

  @Test(arguments: texts) func textsHoldNoMoreEscapesThanTheyMust(_ text: String, _ json: String) {
    #expect(written { $0.string(text) } == json)
  }

  static let durations: [(duration: Duration, json: String)] = [
    (.zero, "0"), (.seconds(2), "2"), (.milliseconds(400), "0.4"), (.milliseconds(1500), "1.5"),
    (.nanoseconds(1), "0.000000001"), (.nanoseconds(1_000_000_010), "1.00000001"),
    (.milliseconds(-250), "-0.25"), (.seconds(-3), "-3"),
    (Duration(secondsComponent: 0, attosecondsComponent: 500_000_000), "0.000000001"),
    (Duration(secondsComponent: 0, attosecondsComponent: 499_999_999), "0"),
    (Duration(secondsComponent: 0, attosecondsComponent: -499_999_999), "0"),
    (Duration(secondsComponent: 1, attosecondsComponent: 999_999_999_900_000_000), "2"),
    (Duration(secondsComponent: -1, attosecondsComponent: -999_999_999_500_000_000), "-2"),
    (.seconds(123_456_789_012) + .nanoseconds(987_654_321), "123456789012.987654321"),
    (.seconds(Int64.max), "9223372036854775807"), (.seconds(Int64.min), "-9223372036854775808"),
    (.seconds(18_446_744_073) + .nanoseconds(709_551_616), "18446744073.709551616"),
  ]

  @Test(arguments: durations) func durationsAreExactDecimals(_ duration: Duration, _ json: String) {
    #expect(written { $0.seconds(duration) } == json)
  }

  static let doubles: [(value: Double, json: String)] = [
    (0, "0"), (-0.0, "-0"), (1, "1"), (0.1, "0.1"), (1.0 / 3, "0.3333333333333333"),
    (1e16, "1e+16"),
    (.leastNonzeroMagnitude, "5e-324"), (.greatestFiniteMagnitude, "1.7976931348623157e+308"),
    (.nan, "null"),
    (.infinity, "null"), (-.infinity, "null"),
  ]

  @Test(arguments: doubles) func doublesAreShort(_ value: Double, _ json: String) {
    #expect(written { $0.number(value) } == json)
  }

  @Test func commasStandBetweenAndNowhereElse() {
    let json = written {
      $0.object {
        $0.key("a")
        $0.array { writer in
          writer.number(1)
          writer.null()
          writer.array([])
          writer.object { _ in }
          writer.bool(true)
        }
        $0.key("b\n")
        $0.string("x")
      }
      $0.newline()
      $0.object { _ in }
    }
    #expect(json == #"{"a":[1,null,[],{},true],"b\n":"x"}"# + "\n{}")
  }

  @Test(arguments: 1...4) func whatIsWrittenReadsTheSame(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let text = random.text(upTo: 30)
      let back = try JSONValue(parsing: written { $0.string(text) }.utf8)
      guard case .string(let read) = back.content else {
        return #expect(Bool(false), "seed \(seed)")
      }
      #expect(read.utf8.elementsEqual(text.utf8), "seed \(seed)")

      let value = Double(bitPattern: random.next())
      guard value.isFinite else { continue }
      let number = try JSONValue(parsing: written { $0.number(value) }.utf8)
      guard case .number(let read) = number.content else {
        return #expect(Bool(false), "seed \(seed)")
      }
      #expect(read.double == value, "seed \(seed)")

      let duration = Duration.nanoseconds(Int64.random(in: .min ... .max, using: &random))
      let time = try JSONValue(parsing: written { $0.seconds(duration) }.utf8)
      guard case .number(let read) = time.content else {
        return #expect(Bool(false), "seed \(seed)")
      }
      #expect(read.seconds == duration, "seed \(seed)")
    }
  }
}

import Placard
import Testing

@testable import PlacardBench

struct ReportTests {
  @Test(arguments: [
    (0.0, "0.00 ns"), (4.2, "4.20 ns"), (9.996, "10.0 ns"), (99.96, "100 ns"), (999.4, "999 ns"),
    (999.6, "1.00 µs"), (31_450, "31.5 µs"), (1_234_000, "1.23 ms"), (1.2e9, "1200 ms"),
  ])
  func timesHaveTheUnitThatSuitsThem(nanoseconds: Double, text: String) {
    #expect(Figure.time(nanoseconds) == text)
  }

  @Test func countsAreWholeWhereTheyAre() {
    #expect(Figure.count(3) == "3")
    #expect(Figure.count(2.5) == "2.50")
    #expect(Figure.ratio(0.314) == "0.31×")
    #expect(Figure.number(-1.05) == "-1.05")
    #expect(Figure.number(-0.001) == "0.00")
    #expect(Figure.number(.nan) == "nan")
    #expect(Figure.number(.infinity) == "inf")
  }

  @Test func columnsAreAsWideAsTheyNeed() {
    var table = Table("subject", "median")
    table.add(["a", "31.5 µs"])
    table.add(["text/columns", ""])
    #expect(
      table.text == """
        subject        median
        a             31.5 µs
        text/columns

        """)
  }

  @Test func tableShowsAllFigures() {
    let result = BenchResult(measurements: [
      .sample("a/x"), .sample("a/y", baseline: "a/x", ratio: 2),
    ])
    #expect(
      result.table == """
        subject   median      min      max     per part  allocations  bytes  ratio to baseline
        a/x      20.0 ns  18.0 ns  25.0 ns  5.00 ns/row         1.50     96                  –
        a/y      20.0 ns  18.0 ns  25.0 ns  5.00 ns/row         1.50     96          2.00× a/x

        """)
  }

  @Test func jsonReadsBackTheSame() throws {
    var plain = Measurement.sample("b/\"z\"")
    plain.part = nil
    plain.allocations = nil
    plain.allocatedBytes = nil
    let result = BenchResult(measurements: [
      .sample("a/x"), .sample("a/y", baseline: "a/x", ratio: 0.3), plain,
    ])
    #expect(try BenchResult(json: result.json) == result)
  }

  @Test(arguments: [
    "", "[]", "{\"subjects\":1}", "{\"subjects\":[{}]}",
    "{\"subjects\":[{\"name\":\"a\",\"iterations\":1,\"samples\":[]}]}",
    "{\"subjects\":[{\"name\":1,\"iterations\":1,\"samples\":[1]}]}",
    "{\"subjects\":[{\"name\":\"a\",\"iterations\":1,\"samples\":[1,\"2\"]}]}",
  ])
  func whatIsNoResultIsRefused(text: String) {
    #expect(throws: Problem.self) { try BenchResult(json: Array(text.utf8)) }
  }
}

extension Measurement {
  static func sample(
    _ name: String, median: Double = 20, baseline: String? = nil, ratio: Double? = nil
  ) -> Measurement {
    Measurement(
      name: name, part: .init(count: 4, name: "row"), iterations: 100,
      samples: Samples([median, median * 0.9, median * 1.25]), allocations: 1.5, allocatedBytes: 96,
      baseline: baseline,
      quotients: ratio.map { Samples([$0 * 0.98, $0, $0 * 1.02]) })
  }
}

@testable import PlacardTasks
import Testing

@Suite("P13: figures in words") struct ProgressTextTests {
  @Test(
    "P13: bytes in powers of 1000",
    arguments: [
      (0, "0 B"), (-5, "0 B"), (.nan, "0 B"), (999, "999 B"), (999.6, "1.0 kB"), (1000, "1.0 kB"),
      (1_500_000, "1.5 MB"), (999_949, "999.9 kB"), (999_950, "1.0 MB"), (12.3e18, "12.3 EB"),
      (.infinity, "999.9 QB"),
    ] as [(Double, String)])
  func decimal(count: Double, text: String) {
    #expect(ProgressText.bytes(count) == text)
  }

  @Test(
    "P13: bytes in powers of 1024",
    arguments: [
      (1023, "1023 B"), (1024, "1.0 KiB"), (1536, "1.5 KiB"), (1_048_575, "1.0 MiB"),
      (1_047_500, "1022.9 KiB"), (5e9, "4.7 GiB"), (.infinity, "1023.9 YiB"),
    ] as [(Double, String)])
  func binary(count: Double, text: String) {
    #expect(ProgressText.bytes(count, .binary) == text)
  }

  @Test(
    "P13: rates, by the minute or the hour where they are low",
    arguments: [
      (1_500_000, .bytes, "1.5 MB/s"), (0.4, .bytes, "0 B/s"), (2048, .binaryBytes, "2.0 KiB/s"),
      (12.34, .items("files"), "12.3 files/s"), (12, .items("files"), "12 files/s"),
      (3, .steps, "3/s"), (12_345, .items("rows"), "12.3k rows/s"),
      (0.05, .items("files"), "3 files/min"), (0.001, .items("files"), "3.6 files/h"),
      (0, .items("files"), "0 files/s"), (-1, .items("files"), "0 files/s"),
      (.nan, .steps, "0/s"), (.infinity, .steps, "999.9Q/s"),
    ] as [(Double, ProgressUnit, String)])
  func rates(rate: Double, unit: ProgressUnit, text: String) {
    #expect(ProgressText.rate(rate, of: unit) == text)
  }

  @Test(
    "P13: times in their two greatest units, a part of a second as a whole one",
    arguments: [
      (.zero, "0 s"), (.seconds(-3), "0 s"), (.milliseconds(1), "1 s"), (.seconds(42), "42 s"),
      (.milliseconds(59_001), "1 min 0 s"), (.seconds(125), "2 min 5 s"),
      (.seconds(3725), "1 h 2 min"), (.seconds(273_600), "3 d 4 h"),
      (.seconds(Int64.max), "106751991167300 d 15 h"),
    ] as [(Duration, String)])
  func times(time: Duration, text: String) {
    #expect(ProgressText.time(time) == text)
  }

  @Test("P13: units carry the names that messages carry")
  func units() {
    #expect(ProgressUnit.items("bytes") == .bytes)
    #expect(ProgressUnit.items("") == .steps)
    #expect(ProgressUnit.items("files").name == "files")
    #expect(ProgressUnit.binaryBytes.name == "bytes")
    #expect(ProgressUnit.steps.name == nil)
  }
}

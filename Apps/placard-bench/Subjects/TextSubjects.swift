import Placard
import PlacardText

extension Subject {
  /// Widths, with the standard library's count of characters as baseline; the sanitizer; wrapping.
  static let text = [
    Subject("text/count-ascii", part: .bytes(BenchFixture.ascii.utf8.count)) {
      Loop(over: BenchFixture.varied(BenchFixture.ascii)) { UInt64($0.count) }
    },
    Subject(
      "text/columns-ascii", baseline: "text/count-ascii",
      part: .bytes(BenchFixture.ascii.utf8.count)
    ) {
      Loop(over: BenchFixture.varied(BenchFixture.ascii)) { UInt64(columns(of: $0)) }
    },
    Subject("text/count-wide", part: .bytes(BenchFixture.wide.utf8.count)) {
      Loop(over: BenchFixture.varied(BenchFixture.wide)) { UInt64($0.count) }
    },
    Subject(
      "text/columns-wide", baseline: "text/count-wide", part: .bytes(BenchFixture.wide.utf8.count)
    ) {
      Loop(over: BenchFixture.varied(BenchFixture.wide)) { UInt64(columns(of: $0)) }
    },
    Subject("text/sanitize-clean", part: .bytes(BenchFixture.body.utf8.count)) {
      Loop(over: BenchFixture.varied(BenchFixture.body)) { UInt64(Sanitizer.block($0).utf8.count) }
    },
    Subject(
      "text/sanitize-hostile", baseline: "text/sanitize-clean",
      part: .bytes(BenchFixture.hostile.utf8.count)
    ) {
      Loop(over: BenchFixture.varied(BenchFixture.hostile)) {
        UInt64(Sanitizer.block($0).utf8.count)
      }
    },
    Subject("text/prepare-300-words", part: .bytes(BenchFixture.body.utf8.count)) {
      Loop(over: BenchFixture.varied(BenchFixture.body)) { UInt64(TextBlock($0).naturalColumns) }
    },
    Subject("text/rows-300-words", part: .bytes(BenchFixture.body.utf8.count)) {
      Loop(over: [40, 60, 72, 80]) { [block = TextBlock(BenchFixture.body)] in
        UInt64(block.rows(wrappedTo: $0))
      }
    },
    Subject("text/wrap-300-words", part: .bytes(BenchFixture.body.utf8.count)) {
      Loop(over: BenchFixture.varied(BenchFixture.body)) {
        UInt64(TextBlock($0).lines(wrappedTo: 72).count)
      }
    },
  ]
}

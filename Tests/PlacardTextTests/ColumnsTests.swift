@testable import PlacardText
import Testing

/// How many columns text takes, in both models.
@Suite("Columns")
struct ColumnsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    let cluster: Int
    let legacy: Int
    var testDescription: String { text.escaped }

    init(_ text: String, _ cluster: Int, legacy: Int? = nil) {
      self.text = text
      self.cluster = cluster
      self.legacy = legacy ?? cluster
    }
  }

  @Test(arguments: [
    Row("", 0), Row("Build finished", 14), Row("~!\"#$%&'()", 10), Row("a\u{1B}b\n\u{7F}", 2),
    Row("naïve café", 10), Row("nai\u{308}ve", 5), Row("a\u{300}\u{301}\u{302}", 1),
    Row("日本語", 6), Row("ｶﾞﾊﾟ", 4), Row("ＡＢＣ", 6), Row("𠮷野家", 6), Row("、。「」", 8), Row("\u{3000}", 2),
    Row("한글", 4), Row("\u{1112}\u{1161}\u{11AB}", 2), Row("\u{1161}", 0),
    Row("\u{A960}\u{D7B0}\u{D7CB}", 2), Row("\u{1100}\u{AC00}", 4),
    Row("\u{1100}\u{1100}\u{1161}", 4),
    Row("\u{1100}\u{AC00}\u{11A8}", 4), Row("\u{4DC0}\u{4DFF}", 4), Row("☰⚊", 4),
    Row("\u{1D300}", 2),
    Row("±§×÷", 4), Row("─│╭█░", 5), Row("✓✗●▲◆…", 6),
    Row("soft\u{AD}hyphen", 11), Row("\u{600}12", 3), Row("\u{6DD}", 1),
    Row("zero\u{200B}width\u{2060}\u{FEFF}", 9), Row("\u{3164}\u{FFA0}\u{115F}", 0),
    Row("\u{2068}a\u{2069}\u{200E}", 1),
    Row("\u{E000}", 1), Row("\u{10FFFD}", 1), Row("�", 1),
  ])
  func plainText(_ row: Row) {
    #expect(columns(of: row.text) == row.cluster)
    #expect(columns(of: row.text, model: .legacy) == row.legacy)
  }

  @Test(arguments: [
    Row("🚀", 2), Row("😀👍", 4), Row("⌚", 2), Row("❤", 1), Row("☎", 1),
    Row("❤️", 2, legacy: 1), Row("☎️", 2, legacy: 1), Row("⌚︎", 1, legacy: 2), Row("☎︎", 1),
    Row("a\u{FE0F}", 1), Row("1\u{FE0F}\u{20E3}", 2, legacy: 1), Row("1\u{20E3}", 1),
    Row("#️⃣", 2, legacy: 1),
    Row("👍🏽", 2, legacy: 4), Row("☝🏽", 1, legacy: 3), Row("🏽", 2),
    Row("👨‍👩‍👧‍👦", 2, legacy: 8), Row("❤️‍🔥", 2, legacy: 3), Row("🏳️‍🌈", 2, legacy: 3), Row("👩🏽‍💻", 2, legacy: 6),
    Row("🇩🇪", 2), Row("🇩🇪🇫🇷", 4), Row("🇩", 1), Row("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), Row("\u{1FAE8}", 2),
    Row("\u{1FAE9}", 2),
  ])
  func emoji(_ row: Row) {
    #expect(columns(of: row.text) == row.cluster)
    #expect(columns(of: row.text, model: .legacy) == row.legacy)
  }

  @Test(arguments: [
    Row("नमस्ते", 4), Row("क्षि", 2, legacy: 3), Row("কী", 2), Row("தமிழ்", 4), Row("ภาษาไทย", 7),
    Row("กำ", 2),
    Row("สวัสดี", 4), Row("ສະບາຍດີ", 6), Row("မြန်မာ", 5), Row("ខ្មែរ", 4), Row("བོད་", 3), Row("مرحبا", 5),
    Row("می‌خواهم", 7), Row("שָׁלוֹם", 4),
  ])
  func scriptsWithMarks(_ row: Row) {
    #expect(columns(of: row.text) == row.cluster)
    #expect(columns(of: row.text, model: .legacy) == row.legacy)
  }

  @Test("Text is counted by its bytes as it is by its clusters, whole or as a part")
  func bytesAndClustersAgree() {
    let seed: UInt64 = 6
    var random = NastyText(seed: seed)
    for round in 0..<1500 {
      let text = random.text(
        of: round % 2 == 0 ? NastyText.hostile : NastyText.harmless, length: 12)
      for model in WidthModel.allCases {
        let sum = text.clusters(model: model).reduce(0) { $0 + $1.columns }
        let isSame =
          columns(of: text, model: model) == sum
          && columns(of: "日\(text)".dropFirst(), model: model)
            == columns(of: String("日\(text)".dropFirst()), model: model)
        #expect(isSame, "seed \(seed), round \(round): \(text.escaped)")
      }
    }
  }

  @Test func substringCountsOnlyItself() {
    let text = "日本 and more"
    #expect(columns(of: text.dropFirst(3)) == 8)
    #expect(columns(of: text.prefix(2)) == 4)
  }

  @Test func characterCountsAsItsText() {
    #expect(Character("日").columns() == 2)
    #expect(Character("👍🏽").columns(model: .legacy) == 4)
    #expect(Character("\n").columns() == 0)
  }

  @Test(arguments: ["a", "é", "日", "한", "─", "✓", "🚀", "…", "e\u{301}", "❤", "\u{1100}\u{AC00}"])
  func certainWidthIsUnambiguous(_ character: Character) {
    #expect(!character.hasAmbiguousWidth)
  }

  @Test(arguments: [
    "❤️", "⌚︎", "1️⃣", "👍🏽", "👨‍👩‍👧‍👦", "🇩🇪", "\u{E0B0}", "की", "\u{1FAE8}", "\u{1161}", "กำ", "\u{1FAE9}",
    "\u{4DC0}",
    "☰",
  ])
  func uncertainWidthIsAmbiguous(_ character: Character) {
    #expect(character.hasAmbiguousWidth)
  }

  @Test func versionIsThatOfTheData() {
    #expect(UnicodeVersion.widths == UnicodeVersion(major: 18, minor: 0))
    #expect(UnicodeVersion(major: 15, minor: 1).description == "15.1.0")
  }

  @Test func clustersAreTheCharacters() {
    var random = NastyText(seed: 3)
    for round in 0..<1500 {
      let text = random.text(of: NastyText.hostile, length: 30)
      let clusters = text.clusters().map { Character(String($0.text)) }
      let isSame = clusters == Array(text)
      #expect(isSame, "round \(round): \(text.escaped)")
      let sum = text.reduce(0) { $0 + $1.columns(model: .legacy) }
      #expect(columns(of: text, model: .legacy) == sum)
    }
  }

  /// Where the table sees a boundary, so must the standard library, whatever its Unicode version.
  @Test func everyScalarIsSplitAsTheStandardLibraryDoes() {
    var text = String.UnicodeScalarView()
    for value in UInt32(0x20)..<0x20000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      text.append(scalar)
      text.append(scalar)
    }
    let characters = String(text)
    let isSame = zip(characters.clusters(), characters).allSatisfy { cluster, character in
      cluster.text.utf8.count == character.utf8.count
    }
    #expect(isSame)
  }
}

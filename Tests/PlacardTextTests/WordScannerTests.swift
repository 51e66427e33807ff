import Testing

@testable import PlacardText

struct WordScannerTests {
  @Test("Words of ASCII are found by bytes as they are by clusters")
  func bytesAndClustersAgree() throws {
    let seed: UInt64 = 5
    var random = NastyText(seed: seed)
    for round in 0..<2000 {
      var text = ""
      for _ in 0..<round % 24 {
        text += "aZ5--.  \n~".randomElement(using: &random).map(String.init) ?? ""
      }
      let words = try #require(WordScanner.words(ofASCII: text))
      let expected = WordScanner.words(ofClusters: text, model: .cluster)
      #expect(
        words.map(\.parts) == expected.map(\.parts),
        "seed \(seed), round \(round): \(text.debugDescription)")
    }
    #expect(WordScanner.words(ofASCII: "a\tb") == nil)
    #expect(WordScanner.words(ofASCII: "é") == nil)
  }
}

extension TextBlock.Word {
  fileprivate var parts: [Int] {
    [gapStart, start, end, gap, columns, startsLine ? 1 : 0]
  }
}

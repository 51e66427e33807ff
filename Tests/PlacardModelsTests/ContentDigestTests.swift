import PlacardModels
import Testing

@Suite("M3 Digests of content") struct ContentDigestTests {
  private func digest(_ combine: (inout ContentDigest) -> Void) -> ContentDigest {
    var digest = ContentDigest()
    combine(&digest)
    return digest
  }

  /// The values were computed by another program from the description of the digest.
  @Test func stableValues() {
    #expect(digest { _ in }.text == "706fs55xc2g0k")
    #expect(digest { $0.combine("") }.text == "4f0e3jkp61jq1")
    #expect(digest { $0.combine(-1) }.text == "eh188pmdgdchw")
    #expect(digest { $0.combine(-1.5) }.text == "dam45xj2j2er1")
  }

  @Test("Texts of every length, each followed by each, differ")
  func lengths() {
    let texts =
      (0...40).map { String(repeating: "a", count: $0) } + ["\u{0}", "\u{0}\u{0}", "a\u{0}"]
    var digests: Set<UInt64> = []
    for first in texts {
      digests.insert(digest { $0.combine(first) }.value)
      for second in texts {
        digests.insert(
          digest {
            $0.combine(first); $0.combine(second)
          }.value)
      }
    }
    #expect(digests.count == texts.count * (texts.count + 1))
  }

  @Test("A change of one bit anywhere changes about half of the digest")
  func avalanche() {
    var flips = 0
    var least = 64
    var trials = 0
    for length in [1, 7, 8, 9, 15, 16, 17, 24, 25, 33] {
      let bytes = (0..<length).map { UInt8(truncatingIfNeeded: 40 + $0) }
      let before = digest { $0.combine(String(decoding: bytes, as: UTF8.self)) }.value
      for index in bytes.indices {
        for bit in 0..<6 {
          var changed = bytes
          changed[index] ^= 1 << bit
          let after = digest { $0.combine(String(decoding: changed, as: UTF8.self)) }.value
          let count = (before ^ after).nonzeroBitCount
          flips += count
          least = min(least, count)
          trials += 1
        }
      }
    }
    let mean = Double(flips) / Double(trials)
    #expect((31...33).contains(mean))
    #expect(least >= 12)
  }

  @Test func noneAnEmptyTextAndNumbersDiffer() {
    let digests = [
      digest { _ in }, digest { $0.combine(nil) }, digest { $0.combine("") },
      digest { $0.combine(0) }, digest { $0.combine(0.0) }, digest { $0.combine(1) },
      digest { $0.combine("\u{0}") }, digest { $0.combine(.infinity) },
    ]
    #expect(Set(digests.map(\.value)).count == digests.count)
  }

  @Test func zerosAreOneAndSoIsWhatIsNoNumber() {
    #expect(digest { $0.combine(-0.0) } == digest { $0.combine(0.0) })
    #expect(
      digest { $0.combine(Double.nan) } == digest { $0.combine(Double(nan: 7, signaling: false)) })
  }

  @Test("The text is the number, 13 digits of Crockford's base 32")
  func textOfTheNumber() throws {
    for number in 0..<200 {
      let digest = digest { $0.combine(number) }
      let digits = Array("0123456789abcdefghjkmnpqrstvwxyz")
      var value: UInt64 = 0
      for character in digest.text {
        value = value << 5 | UInt64(try #require(digits.firstIndex(of: character)))
      }
      #expect(value == digest.value && digest.text.utf8.count == 13)
    }
  }
}

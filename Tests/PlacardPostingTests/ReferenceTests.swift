import Testing

/// The queue against PROTOCOL 7 written down a second time.
@Suite("The reference board") struct ReferenceTests {
  @Test("Short random scripts tell the same story on both", arguments: 0..<8)
  func sameStory(part: UInt64) {
    let difference = Differential.compare(seeds: part * 250..<(part + 1) * 250)
    if let difference { Issue.record("\(difference)") }
  }
}

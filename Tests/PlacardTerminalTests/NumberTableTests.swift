import Testing

@testable import PlacardTerminal

@Suite("Number table (T1)") struct NumberTableTests {
  @Test("It holds what a dictionary holds, across its pages and in any order")
  func likeDictionary() {
    var table = NumberTable<Int>()
    var dictionary: [Int: Int] = [:]
    var state: UInt64 = 7
    for step in 0..<20_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let number = Int(state >> 33) % 1000
      switch state >> 60 {
      case 0..<7:
        table[number] = step
        dictionary[number] = step
      case 7..<9:
        table[number] = nil
        dictionary[number] = nil
      case 9..<13: #expect(table.remove(number) == dictionary.removeValue(forKey: number))
      default: #expect(table[number] == dictionary[number])
      }
    }
    for number in 0..<1100 { #expect(table[number] == dictionary[number]) }
  }
}

import Foundation
@_spi(Fields) import PlacardModels
import Testing

@Suite("M6 Values of any form") struct FieldValueTests {
  @Test(arguments: [
    #"[null,true,-3,2.5,"a",{"a":[],"b":{"c":null}}]"#, #"{"a":1e+300}"#, "[9223372036854775807]",
  ]) func everyFormIsReadAndWrittenAgain(json: String) throws {
    let value = try JSONDecoder().decode(FieldValue.self, from: Data(json.utf8))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(value), as: UTF8.self) == json)
  }
}

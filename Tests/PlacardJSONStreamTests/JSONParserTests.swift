import Foundation
@_spi(Fields) import PlacardJSONStream
@_spi(Fields) import PlacardModels
import Testing

@Suite("J1 JSON parser") struct JSONParserTests {
  static let accepted: [(text: String, rewritten: String)] = [
    ("null", "null"), (" true\t", "true"), ("\r\nfalse\n", "false"), ("\"\"", "\"\""),
    ("[]", "[]"), ("[ ]", "[]"), ("{}", "{}"), ("{ }", "{}"), ("[[],{}]", "[[],{}]"),
    ("0", "0"), ("-0", "-0"), ("-1", "-1"), ("10", "10"), ("1.5", "1.5"), ("1.50", "1.50"),
    ("1e5", "1e5"), ("1E+5", "1E+5"), ("1.0e-05", "1.0e-05"), ("[1 , 2]", "[1,2]"),
    ("123456789012345678901234567890", "123456789012345678901234567890"),
    (#"{"a":1,"b":[{"c":null}]}"#, #"{"a":1,"b":[{"c":null}]}"#),
    (#"{"":0}"#, #"{"":0}"#), (#"{"a":{"a":{}}}"#, #"{"a":{"a":{}}}"#),
    (#""\"\\\/\b\f\n\r\t""#, #""\"\\/\b\f\n\r\t""#), (#""\u0041\u00e9""#, "\"Aé\""),
    (#""\uD83D\uDE00""#, "\"😀\""), (#""\ud83d\ude00x""#, "\"😀x\""), (#""\u0000""#, #""\u0000""#),
    (#""\uFFFF""#, "\"\u{FFFF}\""), ("\"\u{7F}\"", #""\u007f""#), ("\"\u{2028}\"", #""\u2028""#),
    ("\"\u{10FFFF}\"", "\"\u{10FFFF}\""),
    (#"{"e\u0301":1,"é":2}"#, "{\"e\u{301}\":1,\"\u{E9}\":2}"),
    (#""a\tb\u0063""#, #""a\tbc""#),
  ]

  @Test(arguments: accepted) func accepts(_ text: String, _ rewritten: String) throws {
    #expect(Rewriting.text(try JSONValue(parsing: text.utf8)) == rewritten)
  }

  static let refused: [(text: String, column: Int)] = [
    ("", 1), ("  ", 3), ("nul", 4), ("nulL", 4), ("True", 1), ("NaN", 1), ("Infinity", 1),
    ("'a'", 1), ("undefined", 1), ("1 2", 3), ("[] []", 4), ("{}x", 3), ("//a", 1), ("/**/1", 1),
    ("[", 2), ("[1", 3), ("[1,", 4), ("[1,]", 4), ("[,1]", 2), ("[1,,2]", 4), ("[1 2]", 4),
    ("]", 1), ("[1}", 3), ("{", 2), ("{\"a\"", 5), ("{\"a\":", 6), ("{\"a\":1", 7),
    ("{\"a\":1,", 8),
    ("{\"a\":1,}", 8), ("{,}", 2), ("{\"a\" 1}", 6), ("{\"a\"::1}", 6), ("{a:1}", 2), ("{1:1}", 2),
    ("{\"a\":1 \"b\":2}", 8), ("{\"a\":1]", 7), ("{\"a\":1,\"a\":2}", 8),
    ("{\"b\":{\"a\":1,\"\\u0061\":2}}", 13),
    ("+1", 1), ("-", 2), ("--1", 2), (".5", 1), ("1.", 3), ("1.e1", 3), ("01", 2), ("-01", 3),
    ("00", 2), ("1e", 3), ("1e+", 4), ("1e1.5", 4), ("0x1", 2), ("1_000", 2), ("1,2", 2),
    ("\"", 1), ("\"a", 1), ("\"a\\\"", 1), ("\"a\\n", 1), ("\"a\nb\"", 3), ("\"\t\"", 2),
    ("\"x\\n\u{1}\"", 5),
    ("\"\\a\"", 2), ("\"\\", 2), ("\"\\u12\"", 6), ("\"\\u12G4\"", 6), ("\"\\U0041\"", 2),
    ("\"\\uD800\"", 2), ("\"a\\uDC00\"", 3), ("\"\\uD800\\u0041\"", 2), ("\"\\uD800\\n\"", 2),
    ("\"\\uD800\\uD800\"", 2), ("\"\\uD8\"", 6), ("\u{FEFF}1", 1), ("1\u{0}", 2), ("\u{A0}1", 1),
  ]

  @Test(arguments: refused) func refuses(_ text: String, at column: Int) {
    let problem = #expect(throws: Problem.self) { try JSONValue(parsing: text.utf8) }
    #expect(problem?.column == column, "\(problem?.message ?? "")")
  }

  static let illFormed: [(bytes: [UInt8], column: Int)] = [
    ([0x22, 0x61, 0xFF, 0x22], 3), ([0x22, 0xC0, 0xAF, 0x22], 2), ([0x22, 0xC3, 0x22], 2),
    ([0x22, 0xED, 0xA0, 0x80, 0x22], 2), ([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], 2),
    ([0x22, 0x5C, 0x6E, 0xC3, 0xA9, 0x80, 0x22], 6), ([0xFF], 1), ([0xFE, 0xFF, 0x00, 0x31], 1),
    ([0x31, 0x00], 2),
  ]

  @Test(arguments: illFormed) func refusesIllFormedBytes(_ bytes: [UInt8], at column: Int) {
    let problem = #expect(throws: Problem.self) { try JSONValue(parsing: bytes) }
    #expect(problem?.column == column)
  }

  @Test func everyPrefixOfADocumentIsRefused() throws {
    let document = Array(#"{"a":[1.5e3,true,null,"\u00e9\n"],"b":{"c":"é"}}"#.utf8)
    _ = try JSONValue(parsing: document)
    for length in 0..<document.count {
      #expect(throws: Problem.self) { try JSONValue(parsing: document[..<length]) }
    }
  }

  @Test(arguments: ["[", "{\"a\":"]) func nestingIsBoundedAndNeverCrashes(_ opening: String) throws
  {
    let closing = opening == "[" ? "]" : "}"
    func nested(_ depth: Int) -> String {
      String(repeating: opening, count: depth) + "1" + String(repeating: closing, count: depth)
    }
    _ = try JSONValue(parsing: nested(512).utf8)
    for depth in [513, 100_000] {
      let problem = #expect(throws: Problem.self) { try JSONValue(parsing: nested(depth).utf8) }
      #expect(problem?.column == 512 * opening.utf8.count + 1)
    }
  }

  @Test func manyKeysAreDistinguishedInLinearTime() {
    let keys = (0..<20_000).map { "\"k\($0)\":0" }
    let unique = "{" + keys.joined(separator: ",") + "}"
    #expect(throws: Never.self) { try JSONValue(parsing: unique.utf8) }
    let twice = "{" + (keys + ["\"k7\":1"]).joined(separator: ",") + "}"
    #expect(throws: Problem.self) { try JSONValue(parsing: twice.utf8) }
  }

  @Test func valuesKnowWhereTheyStood() throws {
    let value = try JSONValue(parsing: #"  {"é": [1, "x"], "b": null}"#.utf8)
    #expect(value.column == 3)
    #expect(value["é"]?.column == 10)
    #expect(value["b"]?.column == 25)
    guard case .array(let elements)? = value["é"]?.content else { return #expect(Bool(false)) }
    #expect(elements.map(\.column) == [11, 14])
  }

  @Test func slicesAreReadFromTheirOwnBeginning() throws {
    let bytes = Array("xx{\"a\":}yy".utf8)
    let problem = #expect(throws: Problem.self) { try JSONValue(parsing: bytes[2..<8]) }
    #expect(problem?.column == 6)
  }

  @Test(arguments: 1...4) func agreesWithFoundationOnRandomDocuments(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<150 {
      // Foundation drops U+FEFF inside texts.
      let text = random.document(depth: 4).replacing("\u{FEFF}", with: "")
      let ours = try JSONValue(parsing: text.utf8)
      let theirs = try JSONSerialization.jsonObject(
        with: Data(text.utf8), options: .fragmentsAllowed)
      let isSame = ours.isSame(as: theirs)
      #expect(isSame, "seed \(seed): \(text)")
    }
  }

  @Test(arguments: 5...8) func damagedDocumentsNeverTrap(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<300 {
      var bytes = Array(random.document(depth: 3).utf8)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        bytes[index] = UInt8.random(in: 0...255, using: &random)
      }
      do throws(Problem) {
        let value = try JSONValue(parsing: bytes)
        let again = try? JSONValue(parsing: Rewriting.text(value).utf8)
        #expect(again == value, "seed \(seed): \(bytes)")
      } catch {
        let column = error.column ?? 0
        #expect(1...(bytes.count + 1) ~= column, "seed \(seed): \(bytes)")
      }
    }
  }
}

/// Writes a value again, numbers in their own digits.
enum Rewriting {
  static func text(_ value: JSONValue) -> String {
    switch value.content {
    case .null: return "null"
    case .bool(let flag): return flag.description
    case .number(let number): return number.literal
    case .string(let text): return string(text)
    case .array(let values): return "[" + values.map(Self.text).joined(separator: ",") + "]"
    case .object(let members):
      return "{" + members.map { string($0.key) + ":" + text($0.value) }.joined(separator: ",")
        + "}"
    }
  }

  private static func string(_ text: String) -> String {
    var writer = JSONWriter()
    writer.string(text)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension SplitMix64 {
  /// A random document; object keys differ after Unicode normalization as well.
  fileprivate mutating func document(depth: Int) -> String {
    let space = ["", "", " ", "\n\t"].randomElement(using: &self) ?? ""
    switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &self) {
    case 0: return space + "null"
    case 1: return chance() ? "true" : "false" + space
    case 2: return space + Int64.random(in: .min ... .max, using: &self).description
    case 3:
      return Double(Int.random(in: -1_000_000...1_000_000, using: &self) / 7).description + "e-3"
    case 4: return escaped(text())
    case 5:
      let elements = (0..<Int.random(in: 0...4, using: &self)).map { _ in document(depth: depth - 1)
      }
      return "[" + space + elements.joined(separator: ",") + space + "]"
    default:
      let members = (0..<Int.random(in: 0...4, using: &self)).map { index in
        escaped("\(index)" + text()) + space + ":" + document(depth: depth - 1)
      }
      return "{" + space + members.joined(separator: space + ",") + "}"
    }
  }

  /// The text as a JSON string in which any character may be escaped, and some must be.
  private mutating func escaped(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      if chance(0.2) || scalar.value < 0x20 || scalar == "\"" || scalar == "\\" {
        for unit in String(scalar).utf16 {
          result += "\\u" + String(0x1_0000 + Int(unit), radix: 16, uppercase: chance()).dropFirst()
        }
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension JSONValue {
  fileprivate func isSame(as other: Any) -> Bool {
    switch content {
    case .null: other is NSNull
    case .bool(let flag): (other as? Bool) == flag
    case .number(let number):
      (other as? NSNumber).map { other in
        // Foundation reads long integers as decimals, whose Double may be off by one unit.
        number.integer.map { other.stringValue == "\($0)" }
          ?? (abs(other.doubleValue - number.double) <= number.double.ulp.magnitude)
      } ?? false
    case .string(let text): (other as? String)?.utf16.elementsEqual(text.utf16) == true
    case .array(let values):
      (other as? [Any]).map { other in
        other.count == values.count && zip(values, other).allSatisfy { $0.isSame(as: $1) }
      } ?? false
    case .object(let members):
      (other as? [String: Any]).map { other in
        other.count == members.count
          && members.allSatisfy { member in
            other[member.key].map { member.value.isSame(as: $0) } ?? false
          }
      } ?? false
    }
  }
}

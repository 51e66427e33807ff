@_spi(Fields) import PlacardModels

/// Fast path for the line that scripts mostly consist of: a post of texts in printable ASCII, with or
/// without its time.
///
/// It accepts only what the parser and the table of keys accept, with the same result; any other
/// line, valid or not, is left to them.
struct PlainPostLine {
  /// The time; nil without one.
  private(set) var at: Duration?
  private var title: String?
  private var body: String?
  private var id: String?
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  /// Parses a line; nil if it is not of this form.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    guard parse() else { return nil }
  }

  /// The message.
  var message: Message {
    var message = Message(title: title, body: body)
    message.explicitID = id
    return message
  }

  private mutating func parse() -> Bool {
    var hasPost = false
    guard take("{") else { return false }
    repeat {
      if !hasPost, take("\"post\"") {
        guard take(":"), parsePost() else { return false }
        hasPost = true
      } else {
        guard at == nil, take("\"at\""), take(":"), let time = seconds() else { return false }
        at = time
      }
    } while take(",")
    guard take("}") else { return false }
    skipSpaces()
    return hasPost && position == bytes.count
  }

  private mutating func parsePost() -> Bool {
    guard take("{") else { return false }
    repeat {
      if title == nil, take("\"title\"") {
        guard let text = text() else { return false }
        title = text
      } else if id == nil, take("\"id\"") {
        guard let text = text() else { return false }
        id = text
      } else {
        guard body == nil, take("\"body\""), let text = text() else { return false }
        body = text
      }
    } while take(",")
    return take("}") && (title != nil || body != nil)
  }

  /// Parses a colon, and a text without escapes that is not empty.
  private mutating func text() -> String? {
    guard take(":"), take("\"") else { return nil }
    let (start, end) = (position, bytes.endOfPlainASCII(from: position))
    guard end > start, end < bytes.count, bytes[end] == UInt8(ascii: "\"") else { return nil }
    position = end + 1
    return String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
  }

  /// Parses a number below 10¹⁵ without exponent, with at most nine places.
  private mutating func seconds() -> Duration? {
    skipSpaces()
    let start = position
    let whole = digits()
    guard 1...15 ~= position - start, position == start + 1 || bytes[start] != UInt8(ascii: "0")
    else { return nil }
    guard position < bytes.count, bytes[position] == UInt8(ascii: ".") else {
      return ended(.seconds(whole))
    }
    position += 1
    let first = position
    var nanoseconds = digits()
    guard 1...9 ~= position - first else { return nil }
    for _ in (position - first)..<9 { nanoseconds *= 10 }
    return ended(.seconds(whole) + .nanoseconds(nanoseconds))
  }

  /// The time if the number ends at the position.
  private func ended(_ time: Duration) -> Duration? {
    guard position < bytes.count else { return nil }
    switch bytes[position] {
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: " "): return time
    default: return nil
    }
  }

  /// Parses up to 16 digits.
  private mutating func digits() -> Int64 {
    var value: Int64 = 0
    let end = min(position + 16, bytes.count)
    while position < end, case let digit = bytes[position] &- UInt8(ascii: "0"), digit < 10 {
      value = value * 10 + Int64(digit)
      position += 1
    }
    return value
  }

  private mutating func skipSpaces() {
    while position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
  }

  /// Moves past spaces and a token, if it comes next.
  private mutating func take(_ token: StaticString) -> Bool {
    skipSpaces()
    let length = token.utf8CodeUnitCount
    guard bytes.count - position >= length else { return false }
    for index in 0..<length where bytes[position + index] != token.utf8Start[index] {
      return false
    }
    position += length
    return true
  }
}

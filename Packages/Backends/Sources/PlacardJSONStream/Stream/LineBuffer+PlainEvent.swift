@_spi(Fields) import PlacardModels

// Fast path for events without details, and messages of texts alone, which most are: the same lines
// as by the tables of keys, without a call for each key that is absent.

extension PostEvent {
  /// Whether its line needs only the keys of the fast path.
  var isPlain: Bool {
    guard hasNoDetails else { return false }
    guard writesMessage, let message else { return true }
    return message.hasNoUncommonFields && options?.isEmpty ?? true
  }
}

extension LineBuffer {
  /// Appends the line of a plain event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - sequence: The number of the line.
  ///   - time: The digits of the event's time.
  mutating func append(_ event: PostEvent, sequence: Int, at time: [UInt8]) {
    append(atMost: event.plainLineLimit) { cursor in
      cursor.append(literal: #"{"placard":1,"kind":""#)
      cursor.append(word: event.kind.rawValue)
      cursor.append(literal: #"","seq":"#)
      cursor.append(decimal: sequence)
      cursor.append(literal: #","at":"#)
      time.withUnsafeBufferPointer { cursor.append(contentsOf: $0) }
      cursor.appendMembers(of: event)
      if event.writesMessage, let message = event.message { cursor.append(message) }
      cursor.append(literal: "}\n")
    }
  }
}

extension PostEvent {
  /// An upper bound of the bytes of its line: an escape is up to six times as long as its character.
  fileprivate var plainLineLimit: Int {
    var count = (id?.utf8.count ?? 0) + (lane?.utf8.count ?? 0)
    count += announcement?.text.utf8.count ?? 0
    if writesMessage, let message {
      count += (message.title?.utf8.count ?? 0) + (message.body?.utf8.count ?? 0)
      count += message.explicitID?.utf8.count ?? 0
    }
    return 512 + 6 * count
  }
}

extension ByteCursor {
  fileprivate mutating func appendMembers(of event: PostEvent) {
    if let id = event.id { append(#","id":""#, text: id) }
    if let number = event.number { append(#","post":"#, number: number) }
    if let lane = event.lane { append(#","lane":""#, text: lane) }
    if let admission = event.admission { append(#","admission":""#, word: admission.rawValue) }
    if let count = event.count { append(#","count":"#, number: count) }
    if let reason = event.reason { append(#","reason":""#, word: reason.rawValue) }
    guard let announcement = event.announcement else { return }
    append(#","text":""#, text: announcement.text)
    if event.kind == .announce {
      append(#","politeness":""#, word: announcement.politeness.rawValue)
    }
  }

  fileprivate mutating func append(_ message: Message) {
    append(literal: #","message":{"#)
    var isFirst = true
    if let title = message.title { append(#","title":""#, text: title, &isFirst) }
    if let body = message.body { append(#","body":""#, text: body, &isFirst) }
    if let id = message.explicitID { append(#","id":""#, text: id, &isFirst) }
    if message.severity != .info {
      append(#","severity":""#, text: message.severity.rawValue, &isFirst)
    }
    if message.urgency != .normal {
      append(#","urgency":""#, text: message.urgency.rawValue, &isFirst)
    }
    append(UInt8(ascii: "}"))
  }

  /// Appends a member of the message, without its comma if it is the first.
  private mutating func append(_ key: StaticString, text: String, _ isFirst: inout Bool) {
    let comma = isFirst ? 1 : 0
    isFirst = false
    append(
      contentsOf: UnsafeBufferPointer(
        start: key.utf8Start + comma, count: key.utf8CodeUnitCount - comma))
    appendEscaped(text)
    append(UInt8(ascii: "\""))
  }

  /// Appends a member with a text; the key ends with its opening quotation mark.
  private mutating func append(_ key: StaticString, text: String) {
    append(literal: key)
    appendEscaped(text)
    append(UInt8(ascii: "\""))
  }

  /// Appends a member with a word that needs no escapes; the key ends with its opening quotation
  /// mark.
  private mutating func append(_ key: StaticString, word: String) {
    append(literal: key)
    append(word: word)
    append(UInt8(ascii: "\""))
  }

  /// Appends a member with an integer.
  private mutating func append(_ key: StaticString, number value: Int) {
    append(literal: key)
    append(decimal: value)
  }

  /// Appends a word that needs no escapes.
  fileprivate mutating func append(word: String) {
    var word = word
    word.withUTF8 { append(contentsOf: $0) }
  }
}

import PlacardAccessibility

extension TerminalReply {
  /// Parses a reply in a control sequence; nil for any other sequence.
  init?(_ parameters: ControlParameters, _ final: UInt8) {
    switch (parameters.marker, final) {
    case (0x3F, 0x63):
      self = .attributes((0..<min(parameters.count, 32)).compactMap { parameters.number($0) })
    case (0x3F, 0x75):
      guard let flags = parameters.number(0) else { return nil }
      self = .keyboard(flags)
    case (0x3F, 0x79):
      guard parameters.count == 2, let mode = parameters.number(0),
        let state = parameters.numberBeforeDollar(1).flatMap(ModeState.init)
      else { return nil }
      self = .mode(mode, state)
    case (0x3F, 0x6E):
      guard parameters.number(0) == 997, let scheme = parameters.number(1),
        (1...2).contains(scheme)
      else { return nil }
      self = .scheme(isDark: scheme == 1)
    case (nil, 0x52):
      // In the first row it is indistinguishable from F3, which is a key then.
      guard parameters.count == 2, let row = parameters.number(0),
        let column = parameters.number(1),
        row > 1, column > 0
      else { return nil }
      self = .position(row: row - 1, column: column - 1)
    case (nil, 0x74):
      guard parameters.count == 3, parameters.number(0) == 6, let height = parameters.number(1),
        let width = parameters.number(2), (1...1000).contains(width), (1...1000).contains(height)
      else { return nil }
      self = .cellSize(width: width, height: height)
    default: return nil
    }
  }

  /// Parses a reply in a control string; nil for any other string.
  init?(_ kind: InputDecoder.StringKind, _ bytes: ArraySlice<UInt8>) {
    switch kind {
    case .device:
      guard bytes.starts(with: [0x3E, 0x7C]), bytes.count > 2, bytes.count <= 130,
        bytes.allSatisfy({ (0x20...0x7E).contains($0) })
      else { return nil }
      self = .version(String(decoding: bytes.dropFirst(2), as: UTF8.self))
    case .system:
      let parts = bytes.split(separator: 0x3B, omittingEmptySubsequences: false)
      guard parts.count == 2, let color = RGB(terminal: parts[1]) else { return nil }
      switch Int(decimal: parts[0]) {
      case 10: self = .foreground(color)
      case 11: self = .background(color)
      default: return nil
      }
    case .application:
      guard bytes.first == 0x47, let end = bytes.firstIndex(of: 0x3B) else { return nil }
      let keys = bytes[..<end].dropFirst().split(separator: 0x2C)
      guard
        let id = keys.first(where: { $0.starts(with: [0x69, 0x3D]) }).flatMap({
          Int(decimal: $0.dropFirst(2))
        })
      else { return nil }
      self = .graphics(id: id, isAccepted: bytes[end...].dropFirst().elementsEqual([0x4F, 0x4B]))
    case .other: return nil
    }
  }
}

extension ControlParameters {
  /// A number followed by `$`.
  fileprivate func numberBeforeDollar(_ index: Int) -> Int? {
    field(index).flatMap { $0.last == 0x24 ? Int(decimal: $0.dropLast()) : nil }
  }
}

extension RGB {
  /// Parses an X11 colour: `rgb:` or `rgba:` with one to four digits per channel, or `#` with one
  /// to four each.
  init?(terminal text: ArraySlice<UInt8>) {
    let channels: [ArraySlice<UInt8>]
    if text.first == 0x23 {
      let digits = text.dropFirst()
      guard digits.count % 3 == 0, (3...12).contains(digits.count) else { return nil }
      let width = digits.count / 3
      channels = (0..<3).map { digits.dropFirst($0 * width).prefix(width) }
    } else {
      let parts = text.split(separator: 0x3A, omittingEmptySubsequences: false)
      guard parts.count == 2 else { return nil }
      channels = parts[1].split(separator: 0x2F, omittingEmptySubsequences: false)
      let isOpaque = parts[0].elementsEqual([0x72, 0x67, 0x62]) && channels.count == 3
      let isAlpha = parts[0].elementsEqual([0x72, 0x67, 0x62, 0x61]) && channels.count == 4
      guard isOpaque || isAlpha else { return nil }
    }
    let values = channels.prefix(3).compactMap(Self.channel)
    guard values.count == 3 else { return nil }
    self.init(values[0], values[1], values[2])
  }

  /// Scales one to four hexadecimal digits to 0…255.
  private static func channel(_ digits: ArraySlice<UInt8>) -> UInt8? {
    guard (1...4).contains(digits.count),
      digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let value = Int(String(decoding: digits, as: UTF8.self), radix: 16)
    else { return nil }
    let most = 1 << (4 * digits.count) - 1
    return UInt8((value * 255 + most / 2) / most)
  }
}

extension InputDecoder {
  /// Emits the reply in a string, or consumes it.
  mutating func endString(_ kind: StringKind) {
    if !isOverlong, let reply = TerminalReply(kind, bytes[...]) {
      events.append(.reply(reply))
    }
    reset()
  }
}

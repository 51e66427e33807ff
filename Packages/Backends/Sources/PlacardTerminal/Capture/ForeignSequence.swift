/// An escape sequence of captured output, as far as it affects the line.
enum ForeignSequence: Equatable {
  /// SGR: colours and attributes.
  case rendition([[Int]])
  /// OSC 8: begins a link; nil ends it, or is an unsafe link.
  case link(TerminalLink?)
  /// CUF, CUB: by a number of columns; negative to the left.
  case move(Int)
  /// CHA, HPA: to a column, from 0.
  case column(Int)
  /// EL: to the end of the line, to its start, or all of it.
  case eraseToEnd
  case eraseToStart
  case eraseAll
  /// Any other sequence; ignored.
  case other

  /// Parses a sequence from the front of bytes that begin with ESC; nil, without consuming any, if
  /// it is incomplete.
  init?(takenFrom bytes: inout ArraySlice<UInt8>) {
    let body = bytes.dropFirst(2)
    switch bytes.dropFirst().first {
    case nil: return nil
    case 0x5B:
      guard let end = body.firstIndex(where: { !(0x20...0x3F).contains($0) }) else { return nil }
      self = Self.control(body[..<end], final: body[end])
      bytes = bytes[(body[end] < 0x20 ? end : end + 1)...]
    case 0x5D, 0x50, 0x58, 0x5E, 0x5F:
      guard let end = body.firstIndex(where: { $0 == 0x07 || $0 == 0x1B }),
        body[end] == 0x07 || end + 1 < body.endIndex
      else { return nil }
      self = bytes.dropFirst().first == 0x5D ? Self.command(body[..<end]) : .other
      // An ESC that does not end the string begins the next sequence.
      let isEnded = body[end] == 0x07 || body[end + 1] == 0x5C
      bytes = bytes[(isEnded ? end + (body[end] == 0x07 ? 1 : 2) : end)...]
    default:
      guard let end = bytes.dropFirst().firstIndex(where: { !(0x20...0x2F).contains($0) }) else {
        return nil
      }
      self = .other
      bytes = bytes[(bytes[end] < 0x20 ? end : end + 1)...]
    }
  }

  private static func control(_ parameters: ArraySlice<UInt8>, final: UInt8) -> Self {
    let isPlain = parameters.count <= 64 && parameters.allSatisfy { (0x30...0x3B).contains($0) }
    guard isPlain else { return .other }
    let groups = RenditionParameters.groups(of: parameters)
    let number = groups.first?.first ?? 0
    switch final {
    case 0x6D: return .rendition(groups)
    case 0x43: return .move(max(number, 1))
    case 0x44: return .move(-max(number, 1))
    case 0x47, 0x60: return .column(max(number, 1) - 1)
    case 0x4B where number < 3: return [.eraseToEnd, .eraseToStart, .eraseAll][number]
    default: return .other
    }
  }

  /// Parses `8 ; key=value:… ; address`.
  private static func command(_ bytes: ArraySlice<UInt8>) -> Self {
    let parts = bytes.split(separator: 0x3B, maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].elementsEqual([0x38]) else { return .other }
    let id = parts[1].split(separator: 0x3A).first { $0.starts(with: [0x69, 0x64, 0x3D]) }
    return .link(
      TerminalLink(
        String(decoding: parts[2], as: UTF8.self),
        id: id.map { String(decoding: $0.dropFirst(3), as: UTF8.self) }))
  }
}

extension InputDecoder {
  /// Processes one byte.
  mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: begin(byte)
    case .text(let partial): carryOn(partial, byte)
    case .escape: takeAfterEscape(byte)
    case .secondEscape: takeAfterSecondEscape(byte)
    case .control: takeInControl(byte)
    case .consoleKey where byte >= 0x20:
      finish(with: (0x41...0x45).contains(byte) ? .function(Int(byte) - 0x40) : nil)
    case .consoleKey: abandon(before: byte)
    case .singleShift: takeAfterSingleShift(byte)
    case .string(let kind): takeInString(kind, byte)
    case .stringEscape(let kind): takeInStringAfterEscape(kind, byte)
    case .legacyPointer where byte < 0x20: abandon(before: byte)
    case .legacyPointer(let left): state = left > 1 ? .legacyPointer(left: left - 1) : .ground
    case .paste(let ended): takeInPaste(byte, ended: ended)
    }
  }

  /// Resolves a pending sequence after its timeout.
  mutating func giveUp() {
    switch state {
    case .escape: events.append(.key(Key(.escape)))
    case .secondEscape:
      events += [.key(Key(.escape)), .key(Key(.escape))]
    case .control where bytes.isEmpty:
      emitFormerEscape()
      give(.character("["), .alt)
    case .singleShift:
      emitFormerEscape()
      give(.character("O"), .alt)
    case .text: give(.character("\u{FFFD}"))
    case .paste(let ended):
      keepNearEnd(ended)
      return endPaste()
    default: break
    }
    reset()
  }

  /// Resets the parser to the ground state.
  mutating func reset() {
    state = .ground
    isAlt = false
    isOverlong = false
    bytes.removeAll(keepingCapacity: bytes.capacity <= Self.stringLimit)
  }

  /// Buffers a byte, up to a limit.
  mutating func keep(_ byte: UInt8, upTo limit: Int) {
    if bytes.count < limit {
      bytes.append(byte)
    } else {
      isOverlong = true
    }
  }

  /// Emits a complete key, or consumes an unknown one.
  mutating func finish(with code: Key.Code?, _ modifiers: Key.Modifiers = []) {
    if let code {
      give(code, isAlt ? modifiers.union(.alt) : modifiers)
    }
    reset()
  }

  /// Emits Escape for the first of two ESC when the second one began no key.
  mutating func emitFormerEscape() {
    if isAlt { give(.escape) }
  }

  private mutating func give(_ code: Key.Code, _ modifiers: Key.Modifiers = []) {
    events.append(.key(Key(code, modifiers)))
  }

  private mutating func begin(_ byte: UInt8) {
    switch byte {
    case 0x1B: state = .escape
    case 0x80...:
      guard let partial = PartialScalar(first: byte) else {
        return finish(with: .character("\u{FFFD}"))
      }
      state = .text(partial)
    default:
      let key = Key(typed: byte)
      finish(with: key.code, key.modifiers)
    }
  }

  private mutating func carryOn(_ partial: PartialScalar, _ byte: UInt8) {
    var partial = partial
    switch partial.take(byte) {
    case .incomplete: state = .text(partial)
    case .complete(let scalar):
      finish(with: (0x80...0x9F).contains(scalar.value) ? nil : .character(scalar))
    case .broken:
      finish(with: .character("\u{FFFD}"))
      begin(byte)
    }
  }

  private mutating func takeAfterEscape(_ byte: UInt8) {
    switch byte {
    case 0x1B: state = .secondEscape
    case 0x5B: state = .control
    case 0x4F: state = .singleShift
    case 0x50: state = .string(.device)
    case 0x5D: state = .string(.system)
    case 0x5F: state = .string(.application)
    case 0x58, 0x5E: state = .string(.other)
    default:
      isAlt = true
      begin(byte)
    }
  }

  /// After two ESC: rxvt and PuTTY send ESC before a cursor key's sequence for Alt; otherwise the
  /// first ESC is a key of its own.
  private mutating func takeAfterSecondEscape(_ byte: UInt8) {
    switch byte {
    case 0x5B, 0x4F:
      isAlt = true
      state = byte == 0x5B ? .control : .singleShift
    default:
      give(.escape)
      takeAfterEscape(byte)
    }
  }

  private mutating func takeInControl(_ byte: UInt8) {
    switch byte {
    case 0x5B where bytes.isEmpty: state = .consoleKey
    case 0x24 where isSingleNumber: endControl(byte)
    case 0x20...0x3F: keep(byte, upTo: Self.sequenceLimit)
    case 0x40...0x7E: endControl(byte)
    case 0x7F: break
    default: abandon(before: byte)
    }
  }

  /// Whether the parameters are one number, as in rxvt's keys that end with `$`.
  private var isSingleNumber: Bool {
    !bytes.isEmpty && bytes.count <= 2 && bytes.allSatisfy { (0x30...0x39).contains($0) }
  }

  private mutating func takeAfterSingleShift(_ byte: UInt8) {
    switch byte {
    case 0x20...0x7E:
      guard let key = Key(singleShift: byte) else { return abandon(before: 0x18) }
      finish(with: key.code, key.modifiers)
    default:
      // Alt+O, then another byte.
      giveUp()
      begin(byte)
    }
  }

  private mutating func takeInString(_ kind: StringKind, _ byte: UInt8) {
    switch byte {
    case 0x1B: state = .stringEscape(kind)
    case 0x07 where kind == .system: endString(kind)
    case 0x18, 0x1A: reset()
    default: keep(byte, upTo: Self.stringLimit)
    }
  }

  private mutating func takeInStringAfterEscape(_ kind: StringKind, _ byte: UInt8) {
    if byte == 0x5C {
      endString(kind)
    } else {
      reset()
      state = .escape
      takeAfterEscape(byte)
    }
  }

  /// Discards an interrupted sequence; the byte is processed as a new one.
  private mutating func abandon(before byte: UInt8) {
    emitFormerEscape()
    reset()
    if byte != 0x18, byte != 0x1A {
      begin(byte)
    }
  }
}

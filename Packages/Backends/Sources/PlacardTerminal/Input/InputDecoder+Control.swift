extension InputDecoder {
  /// Emits the meaning of a control sequence that ends with `final`, or consumes it.
  mutating func endControl(_ final: UInt8) {
    let parameters = ControlParameters(bytes[...])
    let key = isOverlong ? nil : key(parameters, final)
    if let key {
      events.append(
        .key(Key(key.code, isAlt ? key.modifiers.union(.alt) : key.modifiers, key.phase)))
      return reset()
    }
    emitFormerEscape()
    switch (parameters.marker, final) {
    case _ where isOverlong: break
    case (nil, 0x7E) where parameters.number(0) == 200: return beginPaste()
    case (nil, 0x4D) where bytes.isEmpty:
      reset()
      state = .legacyPointer(left: 3)
      return
    case (nil, 0x49) where bytes.isEmpty: events.append(.focus(true))
    case (nil, 0x4F) where bytes.isEmpty: events.append(.focus(false))
    case (0x3C, 0x4D), (0x3C, 0x6D):
      if let pointer = Pointer(parameters, isRelease: final == 0x6D, in: size) {
        events.append(.pointer(pointer))
      }
    default:
      if let reply = TerminalReply(parameters, final) {
        events.append(.reply(reply))
      }
    }
    reset()
  }

  private func key(_ parameters: ControlParameters, _ final: UInt8) -> Key? {
    guard parameters.marker == nil else { return nil }
    let first = parameters.number(0)
    let modifiers = Key.modifiers(parameters.number(1))
    let phase: Key.Phase =
      switch parameters.number(1, part: 1) {
      case 2: .repeat
      case 3: .release
      default: .press
      }
    switch final {
    case 0x7E where first == 27:
      // xterm's modifyOtherKeys.
      return parameters.number(2).flatMap(Key.Code.init(kitty:)).map { Key($0, modifiers) }
    case 0x7E: return first.flatMap(Key.Code.init(number:)).map { Key($0, modifiers, phase) }
    case 0x75: return kittyKey(parameters, modifiers, phase)
    case 0x5A: return Key(.tab, modifiers.union(.shift), phase)
    case 0x61...0x64 where bytes.isEmpty:
      return Key.Code(final: final - 0x20).map { Key($0, .shift) }
    case 0x24, 0x5E, 0x40:
      // rxvt: Shift, Control, and both.
      let held: Key.Modifiers =
        final == 0x24 ? .shift : final == 0x5E ? .control : [.shift, .control]
      return first.flatMap(Key.Code.init(number:)).map { Key($0, held) }
    default:
      guard first ?? 1 == 1, parameters.count <= 2 else { return nil }
      return Key.Code(final: final).map { Key($0, modifiers, phase) }
    }
  }

  private func kittyKey(
    _ parameters: ControlParameters, _ modifiers: Key.Modifiers, _ phase: Key.Phase
  ) -> Key? {
    guard let number = parameters.number(0), let code = Key.Code(kitty: number) else { return nil }
    guard case .character = code, modifiers.subtracting(.shift).isEmpty,
      let text = parameters.number(2) ?? parameters.number(0, part: 1),
      let typed = Key.Code(kitty: text)
    else { return Key(code, modifiers, phase) }
    return Key(typed, modifiers.subtracting(.shift), phase)
  }
}

extension Pointer {
  /// Parses a report in SGR format; nil if it is malformed or its position is not a valid cell.
  init?(_ parameters: ControlParameters, isRelease: Bool, in size: TerminalSize?) {
    guard parameters.count == 3, let code = parameters.number(0), code < 256,
      let x = parameters.number(1), let y = parameters.number(2)
    else { return nil }
    let modifiers = Key.Modifiers(rawValue: code >> 2 & 0b111)
    let number = code & 0b11 | code >> 4 & 0b1100
    guard let action = Action(number, isMotion: code & 32 != 0, isRelease: isRelease) else {
      return nil
    }
    self.init(action, column: max(x, 1) - 1, row: max(y, 1) - 1, modifiers)
    guard let size, column >= size.columns || row >= size.rows else { return }
    switch action {
    case .drag, .release:
      column = min(column, max(size.columns, 1) - 1)
      row = min(row, max(size.rows, 1) - 1)
    case .press, .move, .scroll: return nil
    }
  }
}

extension Pointer.Action {
  /// Decodes a button number: 0…2 buttons, 3 none, 4…7 the wheel, 8…11 side buttons.
  fileprivate init?(_ number: Int, isMotion: Bool, isRelease: Bool) {
    switch (number, isMotion, isRelease) {
    case (3, true, _): self = .move
    case (4...7, false, false): self = .scroll([.up, .down, .left, .right][number - 4])
    case (3...7, _, _), (12..., _, _): return nil
    default:
      let button: Pointer.Button =
        switch number {
        case 0: .left
        case 1: .middle
        case 2: .right
        default: .extra(number)
        }
      self = isRelease ? .release(button) : isMotion ? .drag(button) : .press(button)
    }
  }
}

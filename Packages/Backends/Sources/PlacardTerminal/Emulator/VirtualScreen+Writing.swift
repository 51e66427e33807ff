import PlacardText

extension VirtualScreen {
  /// Reads bytes as a terminal would; a batch must be complete in itself.
  ///
  /// - Throws: `VirtualScreenError` at anything that this module does not send.
  public mutating func write(_ bytes: [UInt8]) throws(VirtualScreenError) {
    for (token, offset) in try TerminalToken.tokens(in: bytes) {
      switch token {
      case .text(let text): print(text)
      case .control(0x0D): moveCursor(row: cursorRow, column: 0)
      case .control(0x0A): lineFeed()
      case .control(let byte):
        throw VirtualScreenError(reason: "Control \(byte)", offset: offset)
      case .sequence(let parameters, let final):
        guard obey(parameters, final) else {
          let text = String(decoding: parameters + [final], as: UTF8.self)
          throw VirtualScreenError(reason: "Control sequence \"\(text)\"", offset: offset)
        }
      }
    }
  }

  private mutating func print(_ text: String) {
    for character in text {
      let width = min(character.columns(), 2, size.columns)
      guard width > 0 else { continue }
      if isWrapPending || cursorColumn + width > size.columns, isAutowrapping {
        screen[cursorRow].isWrapped = true
        cursorColumn = 0
        lineFeed()
      }
      let column = min(cursorColumn, size.columns - width)
      screen[cursorRow].put(
        .init(text: String(character), style: style, width: width), at: column)
      isWrapPending = column + width == size.columns && isAutowrapping
      cursorColumn = min(column + width, size.columns - 1)
    }
  }

  private mutating func lineFeed() {
    isWrapPending = false
    if cursorRow < size.rows - 1 {
      cursorRow += 1
    } else {
      history.append(screen.removeFirst())
      screen.append(VirtualRow(columns: size.columns))
    }
  }

  private mutating func moveCursor(row: Int, column: Int) {
    cursorRow = min(max(row, 0), size.rows - 1)
    cursorColumn = min(max(column, 0), size.columns - 1)
    isWrapPending = false
  }

  /// Carries out a control sequence; false if it is none of ours.
  private mutating func obey(_ parameters: ArraySlice<UInt8>, _ final: UInt8) -> Bool {
    if parameters.first == 0x3F {
      return setMode(parameters.dropFirst(), final)
    }
    if final == 0x6D {
      guard parameters.allSatisfy({ (0x30...0x3B).contains($0) }) else { return false }
      return style.apply(rendition: RenditionParameters.groups(of: parameters))
    }
    if parameters.isEmpty, final == 0x4A || final == 0x4B {
      erase(below: final == 0x4A)
      return true
    }
    guard let count = parameters.isEmpty ? 1 : Int(String(decoding: parameters, as: UTF8.self)),
      count > 0
    else { return false }
    if final == 0x4C {
      insertRows(count)
      return true
    }
    guard let motion = EscapeStream.Motion(rawValue: final) else { return false }
    switch motion {
    case .up: moveCursor(row: cursorRow - count, column: cursorColumn)
    case .down: moveCursor(row: cursorRow + count, column: cursorColumn)
    case .forward: moveCursor(row: cursorRow, column: cursorColumn + count)
    case .back: moveCursor(row: cursorRow, column: cursorColumn - count)
    case .column: moveCursor(row: cursorRow, column: count - 1)
    }
    return true
  }

  private mutating func erase(below: Bool) {
    screen[cursorRow].erase(from: cursorColumn)
    isWrapPending = false
    if below {
      for row in cursorRow + 1..<max(size.rows, cursorRow + 1) {
        screen[row] = VirtualRow(columns: size.columns)
      }
    }
  }

  private mutating func insertRows(_ count: Int) {
    let count = min(count, size.rows - cursorRow)
    screen.removeLast(count)
    screen.insert(
      contentsOf: Array(repeating: VirtualRow(columns: size.columns), count: count), at: cursorRow)
    cursorColumn = 0
    isWrapPending = false
  }

  private mutating func setMode(_ parameters: ArraySlice<UInt8>, _ final: UInt8) -> Bool {
    guard final == 0x68 || final == 0x6C,
      let number = Int(String(decoding: parameters, as: UTF8.self)),
      let mode = TerminalMode(rawValue: number)
    else { return false }
    let isOn = final == 0x68
    switch mode {
    case .autowrap: isAutowrapping = isOn
    case .cursor: isCursorVisible = isOn
    case .synchronized: isSynchronizing = isOn
    }
    return true
  }
}

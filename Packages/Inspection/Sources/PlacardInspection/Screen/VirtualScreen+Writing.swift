@_spi(Inspection) import PlacardTerminal
import PlacardText

extension VirtualScreen {
  /// Interprets bytes as a terminal would; the bytes must end with complete sequences.
  ///
  /// - Throws: `VirtualScreenError` for any sequence that Placard does not send.
  public mutating func write(_ bytes: [UInt8]) throws(VirtualScreenError) {
    for (token, offset) in try TerminalToken.tokens(in: bytes) {
      switch token {
      case .text(let text): print(text)
      case .control(0x0D): moveCursor(row: cursorRow, column: 0)
      case .control(0x0A):
        if returnsAtLineFeed { cursorColumn = 0 }
        lineFeed()
      case .control(0x08): moveCursor(row: cursorRow, column: cursorColumn - 1)
      case .control(0x07): bells += 1
      case .command(let text):
        guard heed(text) else {
          let text = String(decoding: text, as: UTF8.self)
          throw VirtualScreenError(reason: "Command \"\(text)\"", offset: offset)
        }
      case .stringEnd: break
      case .graphics(let text):
        guard draw(text) else {
          let text = String(decoding: text.prefix(80), as: UTF8.self)
          throw VirtualScreenError(reason: "Graphics command \"\(text)\"", offset: offset)
        }
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

  /// Records a command that shows nothing; false if it is none of ours.
  private mutating func heed(_ text: ArraySlice<UInt8>) -> Bool {
    let number = text.prefix { $0 != 0x3B }
    if number == [0x38] { return open(link: text.dropFirst(2)) }
    guard ["9", "99", "777"].contains(String(decoding: number, as: UTF8.self)) else { return false }
    commands.append(String(decoding: text, as: UTF8.self))
    return true
  }

  /// Begins a link of ours, or ends it.
  private mutating func open(link text: ArraySlice<UInt8>) -> Bool {
    let parameters = text.prefix { $0 != 0x3B }
    let address = text.dropFirst(parameters.count + 1)
    let id = parameters.starts(with: Array("id=".utf8)) ? parameters.dropFirst(3) : nil
    style.link = TerminalLink(
      String(decoding: address, as: UTF8.self), id: id.map { String(decoding: $0, as: UTF8.self) })
    return address.isEmpty == (style.link == nil)
  }

  private mutating func print(_ text: String) {
    let characters =
      widthModel == .legacy
      ? text.unicodeScalars.map(Character.init)
      : text.flatMap { $0.columns() > 2 ? $0.wideParts : [$0] }
    for character in characters {
      let width = min(character.columns(model: widthModel), 2, size.columns)
      guard width > 0 else {
        if widthModel == .legacy { mark(character) }
        continue
      }
      if isWrapPending || cursorColumn + width > size.columns, isAutowrapping {
        screen[cursorRow].isWrapped = true
        cursorColumn = 0
        lineFeed()
      }
      latest = character
      let column = min(cursorColumn, size.columns - width)
      screen[cursorRow].put(
        .init(text: String(character), style: style, width: width), at: column)
      isWrapPending = column + width == size.columns && isAutowrapping
      cursorColumn = min(column + width, size.columns - 1)
    }
  }

  /// Puts a mark on what was printed before the cursor.
  private mutating func mark(_ mark: Character) {
    var column = isWrapPending ? cursorColumn : cursorColumn - 1
    if column > 0, screen[cursorRow].cells[column].width == 0 { column -= 1 }
    guard column >= 0 else { return }
    screen[cursorRow].cells[column].text.append(mark)
  }

  private mutating func lineFeed() {
    isWrapPending = false
    if cursorRow < size.rows - 1 {
      cursorRow += 1
    } else {
      history.append(screen.removeFirst())
      screen.append(VirtualRow(columns: size.columns))
      for index in graphics.placements.indices { graphics.placements[index].row -= 1 }
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
      return style.apply(rendition: parameters)
    }
    if parameters.isEmpty, final == 0x4A || final == 0x4B {
      erase(below: final == 0x4A)
      return true
    }
    if final == 0x48 {
      return moveCursor(parameters)
    }
    guard let count = Self.count(parameters) else { return false }
    guard let function = ControlFunction(rawValue: final) else { return false }
    return carryOut(function, count)
  }

  /// A number above 0, which is 1 when it is left out.
  private static func count(_ digits: ArraySlice<UInt8>) -> Int? {
    if digits.isEmpty { return 1 }
    return Int(String(decoding: digits, as: UTF8.self)).flatMap { $0 > 0 ? $0 : nil }
  }

  private mutating func moveCursor(_ parameters: ArraySlice<UInt8>) -> Bool {
    let parts = parameters.split(separator: 0x3B, omittingEmptySubsequences: false)
    guard parts.count <= 2, let row = Self.count(parts.first ?? []),
      let column = Self.count(parts.count == 2 ? parts[1] : [])
    else { return false }
    moveCursor(row: row - 1, column: column - 1)
    return true
  }

  /// Carries out what takes a count; false if there is nothing to repeat.
  private mutating func carryOut(_ function: ControlFunction, _ count: Int) -> Bool {
    switch function {
    case .up: moveCursor(row: cursorRow - count, column: cursorColumn)
    case .down: moveCursor(row: cursorRow + count, column: cursorColumn)
    case .forward: moveCursor(row: cursorRow, column: cursorColumn + count)
    case .back: moveCursor(row: cursorRow, column: cursorColumn - count)
    case .column: moveCursor(row: cursorRow, column: count - 1)
    case .row: moveCursor(row: count - 1, column: cursorColumn)
    case .insertRows: insertRows(count)
    case .insertCells: screen[cursorRow].insert(blank, count: count, at: cursorColumn)
    case .deleteCells: screen[cursorRow].delete(count, at: cursorColumn, filling: blank)
    case .eraseCells: screen[cursorRow].erase(from: cursorColumn, count: count, with: blank)
    case .repeatLast:
      guard let latest else { return false }
      print(String(repeating: latest, count: count))
    }
    isWrapPending = isWrapPending && function == .repeatLast
    return true
  }

  /// What erasing leaves.
  private var blank: VirtualRow.Cell {
    let isColored = coloring && style.background != .standard
    return .init(style: isColored ? CellStyle(background: style.background) : .plain)
  }

  private mutating func erase(below: Bool) {
    screen[cursorRow].erase(from: cursorColumn, with: blank)
    isWrapPending = false
    if below {
      for row in cursorRow + 1..<max(size.rows, cursorRow + 1) {
        screen[row].erase(from: 0, with: blank)
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
      let mode = PrivateMode(rawValue: number)
    else { return false }
    let isOn = final == 0x68
    switch mode {
    case .autowrap: isAutowrapping = isOn
    case .cursor: isCursorVisible = isOn
    case .synchronized: isSynchronizing = isOn
    case .alternateScreen: showAlternate(isOn)
    }
    return true
  }
}

extension Character {
  /// The parts of a character that no terminal draws in two columns: each scalar with a width, with those
  /// without one that follow.
  fileprivate var wideParts: [Character] {
    var parts: [String] = []
    for scalar in unicodeScalars {
      if parts.isEmpty || Character(scalar).columns() > 0 {
        parts.append(String(Character(scalar)))
      } else {
        parts[parts.count - 1].unicodeScalars.append(scalar)
      }
    }
    return parts.map(Character.init)
  }
}

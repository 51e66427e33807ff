import PlacardViews

extension CellStyle {
  /// Applies the parameters of a Select Graphic Rendition sequence (ECMA-48, 8.3.117).
  ///
  /// - Parameter groups: one array per parameter, with its subparameters; an empty list resets.
  /// - Returns: Whether every parameter was understood; unknown ones are skipped.
  mutating func apply(rendition groups: [[Int]]) -> Bool {
    guard !groups.isEmpty else {
      self = .plain
      return true
    }
    var isUnderstood = true
    var index = 0
    while index < groups.count {
      let code = groups[index].first ?? 0
      if code == 38 || code == 48 {
        let (color, length) = Self.color(in: groups[index...])
        isUnderstood = isUnderstood && color != nil
        if code == 38 {
          foreground = color ?? foreground
        } else {
          background = color ?? background
        }
        index += length
      } else {
        isUnderstood = apply(code: code) && isUnderstood
        index += 1
      }
    }
    return isUnderstood
  }

  /// Applies the parameters of a Select Graphic Rendition sequence, given as bytes.
  ///
  /// - Parameter parameters: Digits, semicolons and colons.
  /// - Returns: Whether every parameter was understood; unknown ones are skipped.
  @_spi(Inspection) public mutating func apply(rendition parameters: ArraySlice<UInt8>) -> Bool {
    apply(rendition: RenditionParameters.groups(of: parameters))
  }

  /// Fast path for SGR parameters without subparameters.
  ///
  /// - Returns: Whether all were understood; if not, the style may be partly changed.
  mutating func apply(plainRendition bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    func number() -> Int? {
      var number = 0
      while index < bytes.count, bytes[index] != 0x3B {
        guard bytes[index] < 0x3A, number < 1000 else { return nil }
        number = number * 10 + Int(bytes[index]) - 0x30
        index += 1
      }
      index += 1
      return number
    }
    func channel() -> UInt8? { index <= bytes.count ? number().flatMap(UInt8.init(exactly:)) : nil }
    repeat {
      guard let code = number() else { return false }
      guard code == 38 || code == 48 else {
        guard apply(code: code) else { return false }
        continue
      }
      let color: CellColor
      switch channel() {
      case 5:
        guard let entry = channel() else { return false }
        color = .indexed(entry)
      case 2:
        guard let red = channel(), let green = channel(), let blue = channel() else { return false }
        color = .rgb(red, green, blue)
      default: return false
      }
      if code == 38 { foreground = color } else { background = color }
    } while index <= bytes.count
    return true
  }

  /// Applies one parameter without arguments.
  private mutating func apply(code: Int) -> Bool {
    switch code {
    case 0: self = .plain
    case 1: attributes.insert(.bold)
    case 2: attributes.insert(.dim)
    case 3: attributes.insert(.italic)
    case 4: attributes.insert(.underline)
    case 7: attributes.insert(.inverse)
    case 9: attributes.insert(.strikethrough)
    case 22: attributes.subtract([.bold, .dim])
    case 23: attributes.remove(.italic)
    case 24: attributes.remove(.underline)
    case 27: attributes.remove(.inverse)
    case 29: attributes.remove(.strikethrough)
    case 30...37: foreground = .indexed(UInt8(code - 30))
    case 39: foreground = .standard
    case 40...47: background = .indexed(UInt8(code - 40))
    case 49: background = .standard
    case 90...97: foreground = .indexed(UInt8(code - 90 + 8))
    case 100...107: background = .indexed(UInt8(code - 100 + 8))
    default: return false
    }
    return true
  }

  /// Parses an extended colour: `38;5;n`, `38;2;r;g;b`, or the same with colons in one parameter.
  private static func color(in groups: ArraySlice<[Int]>) -> (color: CellColor?, length: Int) {
    let head = groups.first ?? []
    let inGroup = head.count > 1
    let parts = inGroup ? head.dropFirst() : groups.dropFirst().prefix(4).map { $0.first ?? 0 }[...]
    let values = Array(parts)
    switch values.first {
    case 5 where values.count >= 2:
      return (UInt8(exactly: values[1]).map(CellColor.indexed), inGroup ? 1 : 3)
    case 2 where values.count >= 4:
      let channels = (inGroup ? values.suffix(3) : values[1...3]).compactMap(UInt8.init(exactly:))
      guard channels.count == 3 else { return (nil, inGroup ? 1 : 5) }
      return (.rgb(channels[0], channels[1], channels[2]), inGroup ? 1 : 5)
    default:
      return (nil, inGroup ? 1 : groups.count)
    }
  }
}

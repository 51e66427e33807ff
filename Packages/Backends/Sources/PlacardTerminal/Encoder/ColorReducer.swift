import PlacardViews

/// Reduces colours to the terminal's colour depth: the nearest in OKLab, each computed once.
struct ColorReducer: Sendable {
  let depth: ColorDepth
  private var known: [UInt32: UInt8] = [:]

  init(depth: ColorDepth) {
    self.depth = depth
  }

  /// The style with reduced colours and unchanged attributes.
  mutating func reduce(_ style: CellStyle) -> CellStyle {
    if depth == .trueColor { return style }
    var reduced = style
    reduced.foreground = reduce(style.foreground)
    reduced.background = reduce(style.background)
    return reduced
  }

  /// The colour itself, or the nearest available one.
  mutating func reduce(_ color: CellColor) -> CellColor {
    switch (depth, color) {
    case (_, .standard), (.trueColor, _), (.ansi256, .indexed), (.ansi16, .indexed(0...15)): color
    case (.none, _): .standard
    case (.ansi16, .indexed(let index)):
      reduce(rgb: XTermPalette.color(index))
    case (_, .rgb(let red, let green, let blue)):
      reduce(rgb: (red, green, blue))
    }
  }

  private mutating func reduce(rgb: (red: UInt8, green: UInt8, blue: UInt8)) -> CellColor {
    let key = UInt32(rgb.red) << 16 | UInt32(rgb.green) << 8 | UInt32(rgb.blue)
    if let index = known[key] { return .indexed(index) }
    if known.count == Self.limit {
      known.removeAll(keepingCapacity: true)
    }
    let wanted = OKLab(red: rgb.red, green: rgb.green, blue: rgb.blue)
    let candidates: ClosedRange<Int> = depth == .ansi16 ? 0...15 : 16...255
    var best = (index: candidates.lowerBound, distance: Double.infinity)
    for index in candidates {
      let distance = wanted.squaredDistance(to: XTermPalette.perceived[index])
      if distance < best.distance {
        best = (index, distance)
      }
    }
    known[key] = UInt8(best.index)
    return .indexed(UInt8(best.index))
  }

  private static let limit = 4096
}

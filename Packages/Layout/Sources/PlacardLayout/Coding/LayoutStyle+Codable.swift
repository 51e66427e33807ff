/// A style is one flat object that holds what differs from the defaults.
///
/// The keys are those of the fixtures: CSS's words, `rtl` for the writing direction, and `hidden`.
/// What is not finite, which JSON cannot say, is written as its meaning.
extension LayoutStyle: Codable {
  static let names = [
    "direction", "wrap", "justifyContent", "alignItems", "alignContent", "alignSelf", "grow",
    "shrink", "basis", "width", "height", "minWidth", "minHeight", "maxWidth", "maxHeight",
    "margin", "padding", "gap", "aspectRatio", "position", "inset", "hidden", "rtl",
    "verticalPercentBase",
  ]

  /// Reads an object of which every key may be absent or null.
  ///
  /// - Throws: `DecodingError` for a key that is not known and for a value of another form; it names
  ///   the key, what it accepts, and the way there.
  public init(from decoder: any Decoder) throws {
    self.init()
    try read(from: KeyReader(decoder, accepting: Self.names))
  }

  mutating func read(from keys: KeyReader) throws {
    direction = try keys.choice("direction") ?? direction
    wrap = try keys.choice("wrap", \.word) ?? wrap
    justify = try keys.choice("justifyContent") ?? justify
    alignItems = try keys.choice("alignItems") ?? alignItems
    alignContent = try keys.choice("alignContent") ?? alignContent
    alignSelf = try keys.choice("alignSelf") ?? alignSelf
    grow = try keys.number("grow") ?? grow
    shrink = try keys.number("shrink") ?? shrink
    basis = try keys.length("basis") ?? basis
    width = try keys.length("width") ?? width
    height = try keys.length("height") ?? height
    minWidth = try keys.length("minWidth") ?? minWidth
    minHeight = try keys.length("minHeight") ?? minHeight
    maxWidth = try keys.length("maxWidth") ?? maxWidth
    maxHeight = try keys.length("maxHeight") ?? maxHeight
    margin = try keys.edges("margin", absent: 0) ?? margin
    padding = try keys.edges("padding", absent: 0) ?? padding
    inset = try keys.edges("inset", absent: .auto) ?? inset
    aspectRatio = try keys.number("aspectRatio") ?? aspectRatio
    position = try keys.choice("position") ?? position
    isHidden = try keys.flag("hidden") ?? isHidden
    verticalPercentBase = try keys.choice("verticalPercentBase") ?? verticalPercentBase
    if let isRightToLeft = try keys.flag("rtl") {
      writingDirection = isRightToLeft ? .rightToLeft : .leftToRight
    }
    try readGap(from: keys)
  }

  private mutating func readGap(from keys: KeyReader) throws {
    if let gap = try? keys.number("gap") {
      (rowGap, columnGap) = (gap, gap)
    } else if let gap = try keys.object("gap", accepting: ["row", "column"], or: "a number") {
      rowGap = try gap.number("row") ?? 0
      columnGap = try gap.number("column") ?? 0
    }
  }
}

extension Wrap {
  /// How it is written: CSS has one word for no wrapping.
  var word: String { self == .noWrap ? "nowrap" : "\(self)" }
}

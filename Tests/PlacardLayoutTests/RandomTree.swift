import PlacardLayout

/// A generator that gives the same numbers for the same seed.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Makes trees of items with styles of all kinds.
struct RandomTree {
  var random: SeededGenerator
  /// The lengths a style may have.
  let lengths: [Double]

  mutating func stack(depth: Int) -> StackView {
    var stack = StackView(items: [])
    stack.style = style()
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      stack.items.append(item(depth: depth - 1))
    }
    return stack
  }

  private mutating func item(depth: Int) -> Item {
    if depth > 0, chance(2) { return Item(stack(depth: depth)) }
    if chance(2) { return Item(style: style()) }
    let size = Size(width: number(), height: number())
    let area = number()
    var item = Item { offer in
      offer.isUnbounded ? size : Size(width: min(size.width, offer.width), height: area)
    }
    item.style = style()
    return item
  }

  private mutating func style() -> LayoutStyle {
    var style = LayoutStyle()
    style.direction = one(of: Direction.allCases)
    style.wrap = chance(3) ? one(of: Wrap.allCases) : .noWrap
    style.justify = one(of: Justify.allCases)
    style.alignItems = one(of: Align.allCases)
    style.alignContent = one(of: AlignContent.allCases)
    style.alignSelf = one(of: AlignSelf.allCases)
    style.writingDirection = chance(6) ? one(of: WritingDirection.allCases) : .inherit
    style.verticalPercentBase = one(of: VerticalPercentBase.allCases)
    style.position = chance(8) ? .absolute : .relative
    style.isHidden = chance(10)
    if chance(2) { style.grow = number() }
    if chance(2) { style.shrink = number() }
    if chance(6) { style.aspectRatio = number() }
    if chance(4) { style.rowGap = number() }
    if chance(4) { style.columnGap = number() }
    for property in [
      \LayoutStyle.basis, \.width, \.height, \.minWidth, \.minHeight, \.maxWidth, \.maxHeight,
      \.margin.left, \.margin.top, \.margin.right, \.margin.bottom, \.padding.left, \.padding.top,
      \.padding.right, \.padding.bottom, \.inset.left, \.inset.top, \.inset.right, \.inset.bottom,
    ] where chance(4) {
      style[keyPath: property] = length()
    }
    if chance(5) { style.margin.start = length() }
    if chance(5) { style.padding.end = length() }
    return style
  }

  private mutating func length() -> Length {
    chance(6) ? .auto : chance(3) ? .percent(number()) : .points(number())
  }

  private mutating func number() -> Double { one(of: lengths) }

  private mutating func chance(_ outOf: Int) -> Bool {
    Int.random(in: 1...outOf, using: &random) == 1
  }

  private mutating func one<Value>(of values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }
}

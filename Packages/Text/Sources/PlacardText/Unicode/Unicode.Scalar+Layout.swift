extension Unicode.Scalar {
  /// The properties from the table, or the uniform ones of planes 2 to 16.
  var layout: ScalarProperties {
    let plane = ScalarTable.blocks.count * ScalarTable.blockSize
    let value = Int(value)
    guard value < plane else { return uniformLayout }
    let block = Int(ScalarTable.blocks[value / ScalarTable.blockSize])
    let kind = ScalarTable.scalars[block * ScalarTable.blockSize + value % ScalarTable.blockSize]
    return ScalarProperties(rawValue: ScalarTable.kinds[Int(kind)])
  }

  private var uniformLayout: ScalarProperties {
    switch value {
    case 0x20000...0x3FFFF:
      ScalarProperties(rawValue: 2 | ScalarProperties.Wrapping.ideograph.rawValue << 11)
        .union(.simple)
    case 0xE0000...0xE0FFF: .invisible
    default: ScalarProperties(rawValue: 1).union(.ambiguousWidth)
    }
  }
}

import PlacardTerminal

extension VirtualScreen {
  /// Whether the alternate screen is seen.
  public var isAlternate: Bool { primary != nil }

  /// Changes to the alternate screen, which is blank then, or back.
  mutating func showAlternate(_ isOn: Bool) {
    if isOn, primary == nil {
      swap(&primaryGraphics, &graphics)
      primary = (screen, cursorRow, cursorColumn)
      screen = Array(repeating: VirtualRow(columns: size.columns), count: size.rows)
    } else if !isOn, let known = primary {
      (screen, cursorRow, cursorColumn) = known
      swap(&primaryGraphics, &graphics)
      primary = nil
    }
  }
}

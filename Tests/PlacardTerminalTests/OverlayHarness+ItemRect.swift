import PlacardLayout

/// Where something other than the application is seen: its columns and rows.
func itemRect(_ harness: inout OverlayHarness, at time: Int = 2000) -> CellRect? {
  let lines = harness.text(at: time).split(separator: "\n").map(Array.init)
  let marks = lines.indices.filter { row in lines[row].contains { !$0.isASCII } }
  guard let top = marks.first, let bottom = marks.last else { return nil }
  let left = lines[top].firstIndex { !$0.isASCII } ?? 0
  let right = lines[top].lastIndex { !$0.isASCII } ?? 0
  return CellRect(column: left, row: top, columns: right - left + 1, rows: bottom - top + 1)
}

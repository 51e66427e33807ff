/// A node in the order of adding: its records and its relatives.
struct Slot {
  var item: ItemRecord
  var box: BoxRecord
  /// Where the style is kept; -1 where the records say all.
  var style: Int32 = -1
  var parent: Int32
  var firstChild: Int32 = -1
  var lastChild: Int32 = -1
  var nextSibling: Int32 = -1

  init(_ style: LayoutStyle, parent: Int32) {
    box = BoxRecord(style, in: BoxRecord())
    item = ItemRecord(style, box, in: BoxRecord())
    self.parent = parent
  }
}

import PlacardTerminal
import PlacardText

/// The keys in the status line.
struct GalleryKeys: Equatable {
  /// The name of the key.
  let name: String
  /// What it does.
  let label: String
  /// The key that a click on it stands for; nil for none.
  let code: Key.Code?

  private init(_ name: String, _ label: String, _ code: Key.Code? = nil) {
    (self.name, self.label, self.code) = (name, label, code)
  }

  /// The keys that can be pressed, the most important first.
  static func all(of model: GalleryModel) -> [GalleryKeys] {
    let arrows = model.isUnicode ? ("↑↓", "←→") : ("up/down", "left/right")
    if model.typing.isActive {
      return [GalleryKeys("Enter", "post", .enter), GalleryKeys("Esc", "leave the line", .escape)]
    }
    return [
      GalleryKeys("q", "quit", .character("q")), GalleryKeys("Enter", "post", .enter),
      GalleryKeys(arrows.0, "choose"), GalleryKeys(arrows.1, "page", .right),
      GalleryKeys("h", "hide all", .character("h")), GalleryKeys("c", "code", .character("c")),
      GalleryKeys("t", "theme", .character("t")), GalleryKeys("r", "motion", .character("r")),
    ]
  }

  /// The keys that fit beside the note, with the columns that each takes.
  static func placed(in model: GalleryModel) -> [(key: GalleryKeys, columns: Range<Int>)] {
    let space =
      model.size.columns - min(PlacardText.columns(of: model.note), model.size.columns / 3)
    var column = 1
    var placed: [(key: GalleryKeys, columns: Range<Int>)] = []
    for key in all(of: model) {
      let end = column + PlacardText.columns(of: key.name) + 1 + PlacardText.columns(of: key.label)
      guard end < space else { break }
      placed.append((key, column..<end))
      column = end + 2
    }
    return placed
  }
}

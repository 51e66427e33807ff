import PlacardModels
import PlacardViews

/// The pictures that messages name: the program's own by their names, else PNG files.
struct PictureLibrary: Sendable {
  private let pictures: [String: Picture]

  init(_ pictures: [String: Picture] = [:]) {
    self.pictures = pictures
  }

  /// The pictures of a message by the files that it names; what is no picture is left out.
  @inline(never)
  func pictures(of message: Message) -> [String: Picture] {
    var found: [String: Picture] = [:]
    var files = [message.leadingImage?.file, message.trailingImage?.file]
    if case .file(let file) = message.icon { files.append(file) }
    for case let file? in files {
      found[file] = pictures[file] ?? Picture(png: CLibrary.contents(of: file, most: Self.largest))
    }
    return found
  }

  /// Maximum bytes of a file.
  private static let largest = 1 << 20
}

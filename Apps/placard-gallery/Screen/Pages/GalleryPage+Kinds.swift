import Placard
import PlacardSamples

extension GalleryPage {
  /// Every style, and every severity.
  static let kinds = GalleryPage(
    "Kinds", "Every built-in style, then a card of every severity.",
    Sample.kinds.map { kind in
      if kind.message.progress != nil {
        GallerySample(
          kind.name, "A box that hugs what it says; here with progress that runs.",
          [.work(kind.message, kind.request)])
      } else {
        GallerySample(
          kind.name, kind.caption, kind.message, kind.request, code: readyMade[kind.name])
      }
    }
      + Sample.severities.map {
        GallerySample($0.name, $0.caption, $0.message, $0.request)
      })

  /// The samples that are made by a function for their kind.
  private static let readyMade = [
    "badge": [
      "messages.post(", "  .badge(", "    \"New mail\",",
      "    subtitle: \"Ada Lovelace and 2 others wrote\",", "    icon: \"✉\", fill: .info))",
    ],
    "snackbar": [
      "messages.post(", "  .snackbar(", "    \"Removed\",",
      "    message: \"3 files are in the bin\")", "    .action(\"undo\", \"Undo\"))",
    ],
  ]
}

import Placard
import PlacardSamples

extension GalleryPage {
  /// How messages come, go, and follow the pointer.
  static let motion = GalleryPage(
    "Motion", "How messages come and go, and how they are thrown away.",
    [
      GallerySample(
        "throw me", "Drag it with the mouse and let go in motion: it flies.",
        Message("Throw me", body: "Drag with the mouse, let go in motion.", icon: "✦"),
        PostOptions(
          style: "card", placement: .center, duration: .forever, transition: "physics")),
      GallerySample(
        "swipe me", "Drag it up to its edge; the other way it gives a little.",
        Message("Swipe me up", body: "Or let go early: it springs back.", icon: "↑"),
        PostOptions(style: "card", placement: .top, duration: .forever, transition: "slide")),
    ]
      + Sample.transitions.map { transition in
        var options = transition.request
        options.duration = .seconds(2)
        return GallerySample(transition.name, transition.caption, transition.message, options)
      } + [
        GallerySample(
          "every side", "A card at each of the seven placements.",
          Placement.allCases.map { placement in
            .post(
              Message(placement.rawValue, icon: "→"),
              PostOptions(
                style: "card", placement: placement, duration: .seconds(3), transition: "slide"))
          })
      ])
}

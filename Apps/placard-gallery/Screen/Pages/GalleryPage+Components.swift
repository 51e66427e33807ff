import Placard

extension GalleryPage {
  /// Questions, and the seven layouts in which they are presented.
  static let components = GalleryPage(
    "Components", "A question has the keyboard until it is answered; the answer is awaited.",
    [
      sample(
        "confirm", "Yes or no, by key, by Enter or by a click.", .confirm,
        [
          "let isSure = try await messages.ask(", "  Confirm(\"Delete 3 files?\",",
          "    yes: \"Delete\", no: \"Keep\",", "    isDestructive: true))",
        ]),
      sample(
        "choice", "Arrows and Enter, or a digit, or a click.", .choice,
        [
          "let branch = try await messages.ask(", "  Choice(\"Switch to which branch?\",",
          "    [\"main\", \"gallery\", \"speed\"]))",
        ]),
      sample(
        "text", "A line of text, checked before it is taken.", .text,
        [
          "let name = try await messages.ask(", "  TextInput(\"Name of the branch\") { text in",
          "    text.isEmpty ? \"A name is needed.\" : nil", "  })",
        ]),
    ]
      + PresentationOptions.layouts.map { layout in
        sample(
          "form, \(layout.name)", caption(of: layout.name), .form,
          [
            "let values = try await messages.ask(", "  Form(\"New account\", [",
            "    .text(\"name\", \"Name\"),",
            "    .choice(\"shell\", \"Shell\", [\"bash\", \"fish\"]),",
            "    .toggle(\"admin\", \"Administrator\"),", "  ]),", "  .\(layout.name))",
          ], layout: layout.name)
      })

  private static func sample(
    _ name: String, _ caption: String, _ question: GalleryQuestion, _ code: [String],
    layout: String = "centered"
  ) -> GallerySample {
    GallerySample(name, caption, [.ask(question, layout: layout)], code: code)
  }

  private static func caption(of layout: String) -> String {
    switch layout {
    case "topMessage": "A bar across the top."
    case "bottomMessage": "A bar across the bottom."
    case "topCard": "A box near the top."
    case "bottomCard": "A box near the bottom."
    case "topTab": "A box that hangs from the top edge."
    case "bottomTab": "A box that stands on the bottom edge."
    default: "A box in the middle."
    }
  }
}

import Placard

/// All kinds of elements.
struct ElementsPanel: MessageStyle {
  func body(of post: Post, in environment: ViewEnvironment) -> some Element {
    Column(gap: 1) {
      bars
      Row(gap: 3) {
        Button("Update", key: "u", isRaised: true, target: .action("focus"))
        Button("Later", key: "l", paint: .muted, isRaised: true, target: .action("later"))
        Button("Undo", key: "z", target: .action("undo"))
        Button("Delete", key: "d", paint: .error, target: .action("delete"))
      }
      Divider()
      Text([
        Text.Span("Wrote "), Text.Span("12 files", Style(attributes: .bold)), Text.Span(" to "),
        Text.Span("~/Pictures", Style(foreground: .accent, attributes: .underline)),
        Text.Span(" in "),
        Text.Span(" 0.4 s ", Style(foreground: .success, background: .surface)), Text.Span("."),
      ])
      Row(gap: 3) {
        for border in Border.allCases {
          Text(border.rawValue).padding(horizontal: 1).border(border, .accent).background(
            border == .soft ? .surface : nil)
        }
      }
      Row(gap: 3) {
        Text("open").padding(horizontal: 1).border(.rounded, .info, open: .top)
        Text("two round").padding(horizontal: 1)
          .border(.rounded, .info, rounding: [.topLeading, .bottomTrailing])
        Text("shadow").padding(horizontal: 1).border(.rounded, .info).shadow()
        Image(.sunset, columns: 16, alternative: "a sunset")
      }
    }
  }

  @ElementBuilder private var bars: some Element {
    Row(gap: 2) {
      Spinner(paint: .info)
      ProgressSteps(.steps(done: 3, total: 7), paint: .info)
      ProgressLine(.fraction(0.42), paint: .success).grow()
    }
  }
}

extension Picture {
  /// A test image: a sunset above the sea.
  fileprivate static let sunset = Picture(
    width: 16, height: 8,
    colors: (0..<128).map { index in
      let (x, y) = (index % 16 - 8, index / 16)
      if y < 5, x * x + (y - 4) * (y - 4) * 2 < 14 { return RGB(0xffd166) }
      let sky = RGB(0x2b2d6e).mixed(with: RGB(0xff7b54), by: Double(y) / 5)
      return y < 5 ? sky : RGB(0x0b3954).mixed(with: RGB(0x051923), by: Double(y - 5) / 3)
    })
}

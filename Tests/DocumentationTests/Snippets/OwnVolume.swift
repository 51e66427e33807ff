import Placard

// snippet
struct Volume: Identifiable, AccessibleMessage, MessageView {
  let id = "volume"
  var level: Double

  var message: Message { "Volume \(percent) %" }

  func spokenText(in words: AnnouncementWords) -> String {
    "Volume \(percent) \(words.percent)"
  }

  func body(in environment: ViewEnvironment) -> some Element {
    Row(gap: 1) {
      Icon("♪")
      ProgressBar(.fraction(level)).grow(1)
    }
    .padding(horizontal: 2).border(.rounded)
  }

  private var percent: Int { Int((level * 100).rounded()) }
}
// end

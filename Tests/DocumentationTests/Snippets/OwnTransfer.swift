import Placard

// snippet
struct Transfer: MessageStyle {
  func body(of post: Post, in environment: ViewEnvironment) -> some Element {
    let isNarrow = environment.widthClass == .compact
    Row(gap: 1, align: .center) {
      Icon("⇅").foreground(.accent)
      Text(line: post.message.title ?? "").rows(atMost: 1).bold().shrink(1)
      if isNarrow { ProgressSteps(post.message.progress) }
      if !isNarrow, let progress = post.message.progress { ProgressLine(progress).grow() }
      CloseButton()
    }
    .padding(horizontal: 1).border(.rounded, .muted)
  }
}
// end

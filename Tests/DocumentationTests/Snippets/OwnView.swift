import Placard

// snippet
struct Volume: MessageView {
  func body(of post: Post, in environment: ViewEnvironment) -> some Element {
    Row(gap: 1) {
      Icon("♪")
      ProgressBar(post.message.progress).grow(1)
    }.padding(horizontal: 2).border(.rounded)
  }
}
// end

import Placard

func drawCard(_ post: Post) -> DrawList {
  // snippet
  let renderer = ViewRenderer(ViewEnvironment(columns: 80))
  let drawing = renderer.draw(.card(), of: post)
  // end
  return drawing
}

import Placard

func postInHeather() {
  // snippet
  let messages = PostManager(posters: [.terminal(themes: .heather)])
  messages.post(Message("Saved", severity: .success))
  // end
}

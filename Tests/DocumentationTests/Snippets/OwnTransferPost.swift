import Placard

func postTransfer() {
  // snippet
  let messages = PostManager(posters: [.terminal(styles: ["transfer": Transfer()])])
  messages.post(Message("backup.tar").progress(0.4), PostOptions(style: "transfer"))
  // end
}

import Placard

func postVolume() {
  // snippet
  let messages = PostManager(posters: [.terminal()])
  let volume = messages.post(Volume(level: 0.4))
  volume.update { $0.level = 0.5 }
  // end
}

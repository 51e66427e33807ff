import Placard

func quickStart() async {
  // snippet
  let messages = PostManager(
    posters: [.terminal(), .jsonStream(to: .file("build.jsonl"))],
    lanes: [.main(.stack())])
  messages.post("Compiling")
  messages.post(Message("Saved", body: "3 files", severity: .success), .bottom)
  messages.post(Message("Build failed", body: "3 errors in Layout", severity: .error))
  await messages.finish()
  // end
}

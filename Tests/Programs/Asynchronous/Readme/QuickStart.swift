import Placard

/// What the README begins with.
func quickStart() async {
  // snippet
  let messages = PostManager(posters: [.terminal(), .jsonStream(to: .file("build.jsonl"))])
  messages.post("Compiling")
  messages.post(Message("Build failed", body: "3 errors in Layout", severity: .error))
  messages.success("Saved")
  await messages.finish()
  // end
}

import Placard

let messages = PostManager(posters: [.jsonStream(to: .standardOutput)])
messages.post(
  Message("Build failed", body: "3 errors in Layout", severity: .error),
  PostOptions(duration: .seconds(0.1)))
await messages.finish()

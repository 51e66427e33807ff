import Placard

let messages = PostManager(posters: [.jsonStream(to: .standardOutput)])
let brief = PostOptions(duration: .seconds(0.1))
messages.post("Saved", brief)
messages.post(Message("Build failed", body: "3 errors in Layout", severity: .error), brief)
await messages.finish()

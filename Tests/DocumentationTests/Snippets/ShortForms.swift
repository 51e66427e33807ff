import Placard

private func check(_ file: String) throws {}

/// The short forms of posts and of work.
func shortForms(
  _ messages: PostManager, _ error: any Error, _ files: [String], size: Int, count: Int
) async throws {
  // snippet
  messages.success("Saved")
  messages.post(error)  // any Error: its description, one post for each that differs
  let handle = messages.post("Writing")
  handle.update { $0.title = "Written" }
  handle.update(options: .duration(.seconds(9)))
  messages.defaults.placement = .bottom  // for what is posted from then on
  for file in messages.track(files, "Checking") { try check(file) }
  let upload = messages.begin("Uploading", total: .bytes(size))
  upload.advance(by: count)
  upload.succeed("Uploaded")
  let name = await messages.withTerminal { readLine() }
  // end
  _ = name
}

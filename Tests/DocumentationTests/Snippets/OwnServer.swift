import Placard

/// What the README says of servers.
func serve() {
  // snippet
  let messages = PostManager(
    posters: [.terminal(), .log(to: ServerLog())],
    lanes: [.named("requests", .stack(limit: 3))])
  let events = messages.events  // taken before the first post; keeps the newest 4096
  // end
  _ = events
}

import Placard

/// What the README says of servers.
func serve() {
  // snippet
  let messages = PostManager(
    posters: [.terminal(), .log(to: ServerLog())],
    lanes: [.named("requests", .stack(limit: 3))])
  let events = messages.events  // taken before the first post, so that it misses none
  // end
  _ = events
}

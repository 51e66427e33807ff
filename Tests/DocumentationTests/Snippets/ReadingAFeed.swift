import Placard

/// What the README says of feeds.
func readAFeed(into messages: PostManager) async throws {
  // snippet
  try await messages.read(NativeFeed(), from: .standardInput)
  // end
}

import Placard

extension Verb {
  /// Posts one message.
  static let post = Verb(
    name: "post", operands: "TITLE [BODY]", summary: "Posts one message, here and now.",
    flags: [
      Flag("id", "i", .value("ID"), "The id; without one, the digest of the content."),
      Flag("print-id", "p", .toggle, "Prints the id."),
      Flag("severity", "s", .value("NAME"), "trace, debug, info, success, warning or error."),
      Flag("urgency", "u", .value("NAME"), "low, normal or critical."),
      Flag("duration", "t", .value("TIME"), "How long: 5s, 500ms, 2m or never."),
      Flag("style", nil, .value("NAME"), "The view: card, message."),
      Flag("placement", nil, .value("NAME"), "top, bottom, center or a corner."),
      Flag("transition", nil, .value("NAME"), "The animator: slide, fade, none."),
      Flag("progress", nil, .value("DONE/TOTAL"), "How far some work is: 3/9, 40% or unknown."),
      Flag(
        "action", "A", .list("ID=LABEL"),
        "Something to choose, by a line on standard input; waits, and prints the chosen id."),
      Flag("wait", "w", .toggle, "Waits until it has gone."),
      Flag("timeout", nil, .value("TIME"), "Gives up waiting after this time, with status 124."),
      Flag("json", nil, .toggle, "Prints what happens as JSON Lines, like --to json."),
    ] + Flag.output
  ) { arguments, shell in
    let request = try PostRequest(arguments)
    let destinations = try Destination.all(from: arguments)
    let session = try Session(destinations, arguments, shell)
    let handle = session.manager.post(request.message, request.options)
    if request.printsID { shell.print("\(handle.id)\n") }
    if request.waits {
      return try await waitForAnswer(request, handle, session, shell)
    }
    return session.isWatched ? await session.finish(shell) : await session.close(shell)
  }

  private static func waitForAnswer(
    _ request: PostRequest, _ handle: PostHandle, _ session: Session, _ shell: Shell
  ) async throws -> ExitStatus {
    let deadline = Deadline(request.timeout, closing: session.manager)
    if !request.message.actions.isEmpty {
      AnswerReader.start(request.message.actions, for: handle, in: session.manager)
    }
    let outcome = await handle.outcome
    let isLate = deadline.end()
    let status = await session.close(shell)
    if isLate { return .timedOut }
    guard status == .success else { return status }
    switch outcome {
    case .action(let id):
      shell.print("\(id)\n")
      return .success
    case .closed: return request.message.actions.isEmpty ? .success : .negative
    }
  }
}

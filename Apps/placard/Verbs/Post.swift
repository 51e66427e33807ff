import Placard
import PlacardJSONStream

extension Verb {
  /// Posts one message.
  static let post = Verb(
    name: "post", operands: "TITLE [BODY]", summary: "Posts one message, here and now.",
    flags: [
      Flag("id", "i", .value("ID"), "The id; without one, the digest of the content."),
      Flag("print-id", "p", .toggle, "Prints the id, unless a stream on standard output does."),
      Flag("severity", "s", .value("NAME"), "trace, debug, info, success, warning or error."),
      Flag("urgency", "u", .value("NAME"), "low, normal or critical."),
      Flag("duration", "t", .value("TIME"), "How long: 5s, 500ms, 1m30s or never."),
      Flag(
        "style", nil, .value("NAME"),
        "The view: message, card, tab, statusLine, centered, badge, snackbar."),
      Flag("placement", nil, .value("NAME"), "top, bottom, center, topLeading, bottomTrailing …"),
      Flag("transition", nil, .value("NAME"), "The animator: slide, fade, none."),
      Flag("progress", nil, .value("DONE/TOTAL"), "How far some work is: 3/9, 40% or unknown."),
      Flag(
        "action", "A", .list("ID=LABEL"),
        "A choice, by a key or a line of standard input; waits, prints its id."),
      Flag("wait", "w", .toggle, "Waits until it has gone."),
      Flag("timeout", nil, .value("TIME"), "Gives up waiting after this time, with status 124."),
      Flag("json", nil, .toggle, "Prints what happens as JSON Lines, like --to json."),
      .configuration,
      .history,
    ] + Flag.output
  ) { arguments, shell in
    let request = try PostRequest(arguments)
    let destinations = try Destination.all(from: arguments)
    let isOutputFree = !destinations.contains(where: \.usesStandardOutput)
    let settings = try await UserSettings.load(arguments, shell)
    for remark in request.remarks(styles: StyleRegistry(settings.styles).names) {
      shell.complain(remark)
    }
    let session = try Session(destinations, arguments, shell, settings)
    let handle = session.manager.post(request.message, request.options)
    if request.printsID, isOutputFree {
      do {
        try shell.print("\(handle.id)\n")
      } catch {
        _ = await session.close()
        throw error
      }
    }
    guard request.waits else {
      return await session.finish()
    }
    let (status, answer) = await answer(to: request, handle, session, shell)
    if let answer, isOutputFree { try shell.print("\(answer)\n") }
    return status
  }

  private static func answer(
    to request: PostRequest, _ handle: PostHandle<Message>, _ session: Session, _ shell: Shell
  ) async -> (ExitStatus, String?) {
    let deadline = Deadline(request.timeout, on: shell.clock, closing: session.manager)
    let actions = request.message.actions
    if !actions.isEmpty, !session.manager.isInteractive {
      await session.manager.flush()
      AnswerReader(actions, for: handle, in: session.manager)
        .start(reading: .standardInput(of: shell))
    }
    let outcome = await handle.outcome
    let isLate = deadline.end()
    let status = await session.close()
    switch outcome {
    case .action(let id): return (status, id)
    case .closed where isLate: return (.timedOut, nil)
    case .closed where status != .success: return (status, nil)
    case .closed: return (actions.isEmpty ? .success : .negative, nil)
    }
  }
}

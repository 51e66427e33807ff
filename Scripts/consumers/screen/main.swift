import Placard
import PlacardInspection
import PlacardTerminal

/// The program under test: it posts to whatever manager it is given.
func deploy(with messages: PostManager) -> PostHandle<Message> {
  messages.post(
    Message("Deployed", body: "web is live in 3 regions.", severity: .success),
    PostOptions(style: "card", duration: .seconds(2)))
}

let clock = ManualClock()
let terminal = VirtualTerminal(size: TerminalSize(columns: 40, rows: 10), clock: clock)
let messages = PostManager(posters: [.terminal(on: terminal)], clock: clock)

let deployed = deploy(with: messages)
await messages.flush()
clock.advance(by: .seconds(1))
print(try await terminal.screen().text)

messages.post(Message("Certificate expires soon", severity: .warning), PostOptions(style: "card"))
await messages.flush()
clock.advance(by: .seconds(2))
print(await deployed.outcome.reason)
await messages.close()
print(try await terminal.screen().lines.joined(separator: "\n"))

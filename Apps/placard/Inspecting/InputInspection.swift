import Placard
import PlacardJSONStream
import PlacardTerminal
import PlacardText
import Synchronization

/// Prints terminal input as events: of the terminal itself, until Ctrl-C or Ctrl-D, or of bytes
/// from a file or a pipe.
struct InputInspection: Sendable {
  private let format: InspectionFormat

  init(_ format: InspectionFormat?) {
    self.format = format ?? .text
  }

  /// Reads the terminal if standard input is one, else standard input to its end.
  ///
  /// - Throws: Errors of input and output.
  func run(in shell: Shell) async throws -> ExitStatus {
    guard shell.readsTerminal, let terminal = shell.openTerminal() else {
      let decoder = Mutex(InputDecoder())
      try await InputFile.standardInput(of: shell).read { chunk in
        try report(decoder.withLock { $0.decode(chunk, at: .zero) }, to: shell)
      }
      try report(decoder.withLock { $0.resolve(at: InputDecoder.sequenceDelay) }, to: shell)
      return .success
    }
    return try await Worker.run { try watch(terminal, shell) }
  }

  private func watch(_ terminal: TerminalDevice, _ shell: Shell) throws -> ExitStatus {
    let input = TerminalInput(
      terminal,
      escapeDelay: TerminalCapabilities(environment: shell.environment, isTerminal: true)
        .escapeDelay)
    guard input.begin([.pointer, .focus, .paste, .keyboard, .scheme]) else {
      throw Failure("inspect terminal needs a terminal in the foreground.", .usage)
    }
    defer { input.end() }
    while let events = input.read(waiting: nil) {
      try report(events, to: shell)
      if events.contains(.key(Key(.character("d"), .control))) { return .success }
    }
    return .success
  }

  private func report(_ events: [InputEvent], to shell: Shell) throws {
    for event in events {
      try shell.output.write(format == .json ? json(event) : Array((text(event) + "\n").utf8))
    }
  }

  private func text(_ event: InputEvent) -> String {
    let (kind, value, details) = description(event)
    let rest = details.map { " \($0.0) \($0.1)" }.joined()
    return Sanitizer.line("\(kind) \(value)\(rest)")
  }

  private func json(_ event: InputEvent) -> [UInt8] {
    let (kind, value, details) = description(event)
    var writer = JSONWriter()
    writer.object { writer in
      writer.key(kind)
      writer.string(value)
      for (key, detail) in details {
        writer.key(key)
        switch detail {
        case .number(let number): writer.number(number)
        case .text(let text): writer.string(text)
        }
      }
    }
    writer.newline()
    return writer.bytes
  }

  private enum Detail: CustomStringConvertible {
    case number(Int)
    case text(String)

    var description: String {
      switch self {
      case .number(let number): "\(number)"
      case .text(let text): text
      }
    }
  }

  private func description(_ event: InputEvent) -> (String, String, [(String, Detail)]) {
    switch event {
    case .key(let key):
      return ("key", "\(key)", key.phase == .press ? [] : [("phase", .text("\(key.phase)"))])
    case .pointer(let pointer):
      var details: [(String, Detail)] = [
        ("column", .number(pointer.column)), ("row", .number(pointer.row)),
      ]
      if !pointer.modifiers.isEmpty { details.append(("held", .text("\(pointer.modifiers)"))) }
      return ("pointer", "\(pointer.action)", details)
    case .focus(let hasFocus): return ("focus", hasFocus ? "gained" : "lost", [])
    case .paste(let text): return ("paste", text, [])
    case .reply(let reply): return ("reply", "\(reply)", [])
    }
  }
}

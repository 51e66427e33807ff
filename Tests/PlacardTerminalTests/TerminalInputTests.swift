import PlacardModels
import Foundation
@testable import PlacardTerminal
import Testing

@Suite("Terminal input") struct TerminalInputTests {
  private static let all: InputModes = [.pointer, .hover, .focus, .paste, .keyboard, .scheme]

  @Test("What is switched on is switched off, in the other order (T5, T7)")
  func modes() {
    func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
    #expect(InputModes().enabling == [] && InputModes().disabling == [])
    #expect(
      text(InputModes([.pointer, .keyboard]).enabling)
        == "\u{1B}[?1016l\u{1B}[?1002h\u{1B}[?1006h\u{1B}[>1u")
    #expect(
      text(InputModes([.pointer, .keyboard]).disabling)
        == "\u{1B}[<u\u{1B}[?1006l\u{1B}[?1002l")
    #expect(text(InputModes.hover.enabling).contains("\u{1B}[?1003h"))
    for bits in 0..<64 {
      let modes = InputModes(rawValue: bits)
      #expect(modes.disabling.count <= 64)
      // Each mode that is set is reset.
      let set = text(modes.enabling).split(separator: "\u{1B}[").filter { $0.last == "h" }
      let reset = text(modes.disabling).split(separator: "\u{1B}[").filter { $0.last == "l" }
      #expect(set.map { $0.dropLast() } == reset.reversed().map { $0.dropLast() })
      #expect(modes.enabling.contains(0x3E) == modes.disabling.contains(0x3C))
    }
    #expect(Self.all.rawValue == 63)
  }

  @Test("What is no terminal is not read (T5)")
  func pipe() {
    let pipe = Pipe()
    let device = TerminalDevice(
      descriptor: pipe.fileHandleForWriting.fileDescriptor,
      input: pipe.fileHandleForReading.fileDescriptor)
    let input = TerminalInput(device)
    #expect(!input.begin(Self.all))
    input.end()
    pipe.fileHandleForWriting.closeFile()
    #expect(pipe.fileHandleForReading.availableData.isEmpty)
  }

  @Test("A terminal is queried, read, and restored (T4, T5, T7)")
  func terminal() throws {
    var (outer, inner) = (Int32(-1), Int32(-1))
    try #require(openpty(&outer, &inner, nil, nil, nil) == 0)
    defer {
      close(outer)
      close(inner)
    }
    func settings() -> [UInt32] {
      var settings = termios()
      tcgetattr(inner, &settings)
      return [settings.c_iflag, settings.c_oflag, settings.c_lflag].map { UInt32($0) }
    }
    let before = settings()
    let input = TerminalInput(TerminalDevice(descriptor: inner, input: inner))
    #expect(input.begin([.focus]))
    #expect(settings() != before && settings()[1] == before[1])
    type("\u{1B}]11;rgb:ff/ff/ff\u{7}x\u{1B}[?1;2c", into: outer, outOf: inner)
    let environment = ["TERM": "xterm", "SSH_TTY": "slow"]
    var queries = TerminalQueries(environment: environment, isTerminal: true, isForeground: true)
    #expect(input.ask(&queries) == [.key(Key(.character("x")))])
    #expect(queries.isFinished && !queries.isExpired)
    let detection = TerminalDetection(
      environment: environment, isTerminal: true, queries: queries)
    #expect(detection.capabilities.scheme == .light)
    type("\u{1B}[I", into: outer, outOf: inner)
    #expect(input.read(waiting: .seconds(5)) == [.focus(true)])
    type("\u{1B}[O\u{1B}[?1;2c", into: outer, outOf: inner)
    input.end()
    #expect(settings() == before)
    #expect(input.read(waiting: .zero) == [])
    let restoreSequence = "\u{1B}[?1004l\u{1B}[c"
    let sent = read(outer, until: restoreSequence)
    #expect(sent.hasPrefix("\u{1B}[?1004h\u{1B}[>0q"))
    #expect(sent.hasSuffix(restoreSequence))
  }

  @Test("Writer and reader of one terminal come and go in any order, and it ends as it was (T7)")
  func holds() throws {
    var (outer, inner) = (Int32(-1), Int32(-1))
    try #require(openpty(&outer, &inner, nil, nil, nil) == 0)
    defer {
      close(outer)
      close(inner)
    }
    let device = TerminalDevice(descriptor: inner, input: inner)
    let input = TerminalInput(device)
    let before = flags(of: inner)
    device.attach(wake: -1)
    let silent = flags(of: inner)
    #expect(silent == before & ~UInt32(ECHO))
    #expect(input.begin())
    let byKeys = flags(of: inner)
    #expect(byKeys == before & ~UInt32(ECHO | ICANON | IEXTEN))
    device.detach()
    #expect(flags(of: inner) == byKeys)
    device.attach(wake: -1)
    #expect(flags(of: inner) == byKeys)
    input.end()
    #expect(flags(of: inner) == silent)
    #expect(input.begin() && flags(of: inner) == byKeys)
    device.detach()
    input.end()
    #expect(flags(of: inner) == before)
    // What somebody else has set meanwhile is what the next one finds.
    var settings = termios()
    tcgetattr(inner, &settings)
    settings.c_lflag &= ~tcflag_t(ISIG)
    tcsetattr(inner, TCSANOW, &settings)
    input.end()
    device.detach()
    #expect(input.begin())
    input.end()
    #expect(flags(of: inner) == before & ~UInt32(ISIG))
  }

  private func flags(of descriptor: Int32) -> UInt32 {
    var settings = termios()
    tcgetattr(descriptor, &settings)
    return UInt32(settings.c_lflag)
  }

  /// Types at one end of a terminal, and waits until it has come to the other.
  private func type(_ text: String, into outer: Int32, outOf inner: Int32) {
    let bytes = Array(text.utf8)
    #expect(write(outer, bytes, bytes.count) == bytes.count)
    #expect(isReadable(inner))
  }

  private func read(_ descriptor: Int32, until end: String) -> String {
    var bytes: [UInt8] = []
    while !String(decoding: bytes, as: UTF8.self).hasSuffix(end), isReadable(descriptor) {
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      guard count > 0 else { break }
      bytes += buffer.prefix(count)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func isReadable(_ descriptor: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 10_000) == 1
  }
}

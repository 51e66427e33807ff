// Writes beside what it posts, in one of the ways below: beside WAY. capture.py runs it.
import Foundation
import Placard

// Not for Swift programs, but libraries in C may call it.
@_silgen_name("fork") private func fork() -> pid_t

@main struct Beside {
  static func main() async throws {
    let messages = PostManager(posters: [.terminal()])
    let way = CommandLine.arguments.last ?? ""
    let card = messages.post(
      Message("Building", body: "beside \(way)", progress: .indeterminate),
      PostOptions(duration: .forever))
    try await Task.sleep(for: .milliseconds(300))
    try await write(way, messages, card)
    await messages.close()
    print("after the end")
  }

  private static func write(
    _ way: String, _ messages: PostManager, _ card: PostHandle<Message>
  ) async throws {
    switch way {
    case "print": try await printLines(card)
    case "printf": await printFromThreads()
    case "terminal":
      print("isatty \(isatty(1)) \(isatty(2)), \(windowColumns(1)) columns")
      FileHandle.standardError.write(Data("and on standard error\n".utf8))
    case "styles": printStyles()
    case "progress": try await printProgress()
    case "prompt":
      print("Name? ", terminator: "")
      let name = readLine() ?? "nobody"
      try await Task.sleep(for: .milliseconds(500))
      print("Hello, \(name)!")
      try await Task.sleep(for: .milliseconds(300))
    case "dots":
      for _ in 0..<5 {
        print(".", terminator: "")
        fflush(nil)
        try await Task.sleep(for: .milliseconds(120))
      }
      print(" done")
      try await Task.sleep(for: .milliseconds(200))
    case "crash":
      printNumbered(20)
      fatalError("on purpose")
    case "exit":
      printNumbered(20)
      print("no end", terminator: "")
      exit(3)
    case "resize":
      for _ in 0..<2 {
        print("\(windowColumns(1)) columns")
        try await Task.sleep(for: .milliseconds(1500))
      }
    case "process", "spawn": try runChild(way)
    case "release":
      messages.post("Posted before")
      let status = await messages.withTerminal {
        messages.post("Posted meanwhile")
        return system("read x; echo \"It was $x.\"; test -t 1 && tty <&1")
      }
      print("status \(status)")
      try await Task.sleep(for: .milliseconds(300))
    case "editor":
      await messages.withTerminal { _ = system("vi -u NONE -c 'set noswapfile' /dev/null") }
      try await Task.sleep(for: .milliseconds(300))
    case "fork":
      let child = fork()
      if child == 0 {
        print("\nin the child: \(String(cString: ttyname(1)))")
        exit(0)
      }
      var status: Int32 = 0
      waitpid(child, &status, 0)
      print("in the parent")
    default: print("no such way")
    }
  }

  private static func printLines(_ card: PostHandle<Message>) async throws {
    for line in 0..<40 {
      card.update { $0.title = "Building \(line)" }
      print("compiled file \(line)")
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  private static func printNumbered(_ count: Int) {
    for line in 0..<count { print("line \(line) of \(count)") }
  }

  private static func printFromThreads() async {
    await withTaskGroup { group in
      for thread in 0..<4 {
        group.addTask {
          for line in 0..<100 {
            withVaList([Int32(thread), Int32(line)]) { _ = vprintf("thread %d line %d\n", $0) }
          }
        }
      }
    }
  }

  private static func printStyles() {
    print("\u{1B}[31mred\u{1B}[0m and \u{1B}]8;;https://swift.org\u{1B}\\linked\u{1B}]8;;\u{1B}\\")
    print("up\u{1B}[3A and \u{1B}[2Jaway\u{1B}]0;title\u{7}")
  }

  private static func printProgress() async throws {
    for percent in stride(from: 0, through: 100, by: 10) {
      print("\rloading \(percent)%", terminator: "")
      fflush(nil)
      try await Task.sleep(for: .milliseconds(percent == 50 ? 300 : 20))
    }
    print("")
    try await Task.sleep(for: .milliseconds(200))
  }

  private static func runChild(_ way: String) throws {
    let script = "echo child says 1; test -t 1 && echo child has a terminal; echo child says 2 >&2"
    if way == "process" {
      let child = Process()
      child.executableURL = URL(fileURLWithPath: "/bin/sh")
      child.arguments = ["-c", script]
      try child.run()
      child.waitUntilExit()
    } else {
      var pid = pid_t()
      var words: [UnsafeMutablePointer<CChar>?] = [strdup("sh"), strdup("-c"), strdup(script), nil]
      posix_spawn(&pid, "/bin/sh", nil, nil, &words, environ)
      var status: Int32 = 0
      waitpid(pid, &status, 0)
    }
  }

  private static func windowColumns(_ descriptor: Int32) -> Int {
    var size = winsize()
    _ = ioctl(descriptor, UInt(TIOCGWINSZ), &size)
    return Int(size.ws_col)
  }
}

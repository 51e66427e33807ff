import PlacardTerminal
import PlacardViews
import Testing

@Suite("Terminal capabilities") struct TerminalCapabilitiesTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let environment: [String: String]
    var isTerminal = true
    let mode: TerminalCapabilities.Mode
    let depth: ColorDepth

    init(
      _ text: String, isTerminal: Bool = true, _ mode: TerminalCapabilities.Mode,
      _ depth: ColorDepth
    ) {
      var environment: [String: String] = [:]
      for pair in text.split(separator: " ") {
        let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        environment[String(parts[0])] = String(parts[1])
      }
      self.environment = environment
      self.isTerminal = isTerminal
      self.mode = mode
      self.depth = depth
    }

    var testDescription: String { "\(environment) \(isTerminal)" }
  }

  @Test(
    "Plain lines have colours only where somebody forces them (T4)",
    arguments: [
      ("TERM=xterm-256color", true, false), ("TERM=xterm FORCE_COLOR=1", false, true),
      ("CLICOLOR_FORCE=1", false, true), ("CLICOLOR_FORCE=0", false, false),
      ("FORCE_COLOR=0 CLICOLOR_FORCE=1", false, false), ("NO_COLOR=1 FORCE_COLOR=3", false, false),
      ("TERM=xterm CI=true", true, false), ("TERM=xterm", false, false),
    ])
  func forcedColors(text: String, isTerminal: Bool, isForced: Bool) {
    let environment = Case(text, .plain, .none).environment
    let capabilities = TerminalCapabilities(environment: environment, isTerminal: isTerminal)
    #expect(capabilities.isColorForced == isForced)
  }

  @Test("The Linux console has the glyphs of its fonts (T4)")
  func consoleGlyphs() {
    func glyphs(_ term: String, _ locale: String) -> GlyphSet {
      TerminalCapabilities(environment: ["TERM": term, "LANG": locale], isTerminal: true).glyphs
    }
    #expect(glyphs("linux", "C.UTF-8") == .cp437)
    #expect(glyphs("linux", "C") == .ascii)
    #expect(glyphs("xterm", "C.UTF-8") == .unicode)
  }

  @Test(
    "Mode and colours follow the environment (T1, T4)",
    arguments: [
      Case("TERM=xterm-256color", .inline, .ansi256),
      Case("TERM=xterm-256color COLORTERM=truecolor", .inline, .trueColor),
      Case("TERM=xterm COLORTERM=24bit", .inline, .trueColor),
      Case("TERM=xterm COLORTERM=yes", .inline, .ansi16),
      Case("TERM=xterm-kitty", .inline, .trueColor),
      Case("TERM=foot", .inline, .trueColor),
      Case("TERM=xterm-direct", .inline, .trueColor),
      Case("TERM=tmux-256color", .inline, .ansi256),
      Case("TERM=linux", .inline, .ansi16),
      Case("TERM=dumb COLORTERM=truecolor", .plain, .none),
      Case("COLORTERM=", .plain, .none),
      Case("TERM=", .plain, .none),
      Case("TERM=xterm-256color", isTerminal: false, .plain, .none),
      Case("TERM=xterm-256color CI=true", .plain, .ansi256),
      Case("TERM=xterm-256color CI=false", .inline, .ansi256),
      Case("TERM=xterm NO_COLOR=1 FORCE_COLOR=3", .inline, .none),
      Case("TERM=xterm NO_COLOR=", .inline, .ansi16),
      Case("TERM=xterm FORCE_COLOR=0", .inline, .none),
      Case("TERM=xterm FORCE_COLOR=2", .inline, .ansi256),
      Case("TERM=xterm FORCE_COLOR=1", isTerminal: false, .plain, .ansi16),
      Case("TERM=xterm FORCE_COLOR=3", isTerminal: false, .plain, .trueColor),
      Case("TERM=xterm-256color FORCE_COLOR=true", isTerminal: false, .plain, .ansi256),
      Case("TERM=dumb FORCE_COLOR=true", isTerminal: false, .plain, .ansi16),
      Case("TERM=xterm FORCE_COLOR=0 CLICOLOR_FORCE=1", .inline, .none),
      Case("TERM=xterm CLICOLOR_FORCE=1 CLICOLOR=0", isTerminal: false, .plain, .ansi16),
      Case("TERM=xterm CLICOLOR_FORCE=0 CLICOLOR=0", .inline, .none),
      Case("TERM=xterm CLICOLOR=1", isTerminal: false, .plain, .none),
      Case("TERM=xterm TTY_COMPATIBLE=1", isTerminal: false, .inline, .ansi16),
      Case("TERM=xterm TTY_COMPATIBLE=0", .plain, .none),
      Case("TERM=xterm TTY_INTERACTIVE=0", .plain, .ansi16),
      Case("TERM=xterm CI=1 TTY_INTERACTIVE=1", .inline, .ansi16),
      Case("TERM=xterm TTY_INTERACTIVE=1", isTerminal: false, .plain, .none),
      Case("TERM=xterm ACCESSIBLE=1", .plain, .ansi16),
    ])
  func table(sample: Case) {
    let capabilities = TerminalCapabilities(
      environment: sample.environment, isTerminal: sample.isTerminal)
    #expect(capabilities.mode == sample.mode)
    #expect(capabilities.colorDepth == sample.depth)
  }

  @Test("The encoding is that of the first locale variable that is set (T4)")
  func unicode() {
    func isUnicode(_ environment: [String: String]) -> Bool {
      TerminalCapabilities(environment: environment, isTerminal: true).isUnicode
    }
    #expect(isUnicode([:]))
    #expect(isUnicode(["LANG": "de_DE.UTF-8"]))
    #expect(isUnicode(["LANG": "C", "LC_ALL": "en_US.utf8"]))
    #expect(!isUnicode(["LANG": "en_US.UTF-8", "LC_CTYPE": "C"]))
    #expect(!isUnicode(["LANG": "de_DE.ISO-8859-1"]))
    #expect(isUnicode(["LANG": "en_US.UTF-8", "LC_ALL": ""]))
  }

  @Test("Further environment variables (T4)")
  func others() {
    func capabilities(_ environment: [String: String]) -> TerminalCapabilities {
      TerminalCapabilities(environment: environment, isTerminal: true)
    }
    #expect(capabilities(["TERM": "xterm"]).isSynchronized)
    #expect(!capabilities(["TERM": "linux"]).isSynchronized)
    #expect(!capabilities(["TERM": "dumb"]).isSynchronized)
    #expect(capabilities(["TERM": "xterm"]).isReflowing)
    #expect(!capabilities(["TERM": "xterm", "XTERM_VERSION": "XTerm(379)"]).isReflowing)
    #expect(capabilities(["COLUMNS": "100"]).columns == 100)
    #expect(capabilities(["COLUMNS": "-1"]).columns == nil)
    #expect(capabilities(["COLUMNS": "wide"]).columns == nil)
  }
}

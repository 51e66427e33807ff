import PlacardAccessibility
import PlacardModels
import PlacardText
import PlacardViews
import Testing

@testable import PlacardTerminal

@Suite("Terminal detection") struct TerminalDetectionTests {
  typealias Topic = TerminalDetection.Topic

  struct Row: Sendable, CustomTestStringConvertible {
    let environment: [String: String]
    let isTerminal: Bool
    let topic: Topic
    let value: String
    let reason: String

    init(
      _ text: String, isTerminal: Bool = true, _ topic: Topic, _ value: String, _ reason: String
    ) {
      environment = TerminalDetectionTests.variables(text)
      self.isTerminal = isTerminal
      self.topic = topic
      self.value = value
      self.reason = reason
    }

    var testDescription: String { "\(environment) \(topic)" }
  }

  static func variables(_ text: String) -> [String: String] {
    text.split(separator: " ").reduce(into: [:]) { variables, pair in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      variables[String(parts[0])] = String(parts[1])
    }
  }

  @Test(
    "The order of terminal.md 1.1, each step with its reason (T4)",
    arguments: [
      Row("TERM=xterm NO_COLOR=1 FORCE_COLOR=3", .colors, "none", "NO_COLOR=1"),
      Row("TERM=xterm NO_COLOR= FORCE_COLOR=0", .colors, "none", "FORCE_COLOR=0"),
      Row("TERM=xterm FORCE_COLOR=1", isTerminal: false, .colors, "ansi16", "FORCE_COLOR=1"),
      Row("TERM=xterm FORCE_COLOR=2", .colors, "ansi256", "FORCE_COLOR=2"),
      Row("TERM=xterm FORCE_COLOR=3", .colors, "trueColor", "FORCE_COLOR=3"),
      Row(
        "TERM=xterm-256color FORCE_COLOR=yes", .colors, "ansi256",
        "FORCE_COLOR=yes, TERM=xterm-256color"),
      Row(
        "TERM=xterm CLICOLOR_FORCE=1 CLICOLOR=0", isTerminal: false, .colors, "ansi16",
        "CLICOLOR_FORCE=1, TERM=xterm"),
      Row(
        "TERM=xterm COLORTERM=truecolor", isTerminal: false, .colors, "none",
        "the output is no terminal"),
      Row("TERM=dumb COLORTERM=truecolor", .colors, "none", "TERM=dumb"),
      Row("COLORTERM=truecolor", .colors, "none", "no TERM"),
      Row("TERM=xterm-256color CLICOLOR=0", .colors, "none", "CLICOLOR=0"),
      Row("TERM=xterm COLORTERM=truecolor", .colors, "trueColor", "COLORTERM=truecolor"),
      Row("TERM=xterm COLORTERM=24bit", .colors, "trueColor", "COLORTERM=24bit"),
      Row("TERM=xterm-direct", .colors, "trueColor", "TERM=xterm-direct"),
      Row("TERM=xterm-kitty", .colors, "trueColor", "kitty has them all"),
      Row("TERM=xterm-ghostty", .colors, "trueColor", "Ghostty has them all"),
      Row("TERM=alacritty", .colors, "trueColor", "Alacritty has them all"),
      Row("TERM=wezterm", .colors, "trueColor", "WezTerm has them all"),
      Row("TERM=contour", .colors, "trueColor", "Contour has them all"),
      Row("TERM=tmux-256color", .colors, "ansi256", "TERM=tmux-256color"),
      Row("TERM=xterm-256color SSH_TTY=/dev/pts/1", .colors, "ansi256", "TERM=xterm-256color"),
      Row("TERM=vt220", .colors, "ansi16", "TERM=vt220"),
    ])
  func colors(_ row: Row) { check(row) }

  @Test(
    "Where it runs, and what follows (T1, T4)",
    arguments: [
      Row("TERM=xterm", .mode, "inline", "TERM=xterm"),
      Row("TERM=xterm", isTerminal: false, .mode, "plain", "the output is no terminal"),
      Row("TERM=xterm TTY_COMPATIBLE=0", .mode, "plain", "TTY_COMPATIBLE=0"),
      Row("TERM=xterm CI=true", .mode, "plain", "CI=true"),
      Row("TERM=xterm CI=true TTY_INTERACTIVE=1", .mode, "inline", "TTY_INTERACTIVE=1"),
      Row("TERM=xterm ACCESSIBLE=1", .mode, "plain", "ACCESSIBLE=1"),
      Row("TERM=screen TMUX=/tmp/x,1,0", .multiplexer, "tmux", "TMUX"),
      Row("TERM=screen.xterm-256color", .multiplexer, "screen", "TERM=screen.xterm-256color"),
      Row("TERM=xterm", .multiplexer, "no", "no TMUX, no STY"),
      Row("TERM=xterm SSH_CONNECTION=a", .remote, "yes", "SSH_CONNECTION"),
      Row("TERM=xterm COLORFGBG=0;15", .background, "light", "COLORFGBG=0;15"),
      Row("TERM=xterm COLORFGBG=15;default;0", .background, "dark", "COLORFGBG=15;default;0"),
      Row("TERM=xterm", .background, "unknown", "not asked, no COLORFGBG"),
      Row("TERM=xterm LANG=C", .unicode, "no", "LANG=C"),
      Row("TERM=xterm ESCDELAY=200", .escapeDelay, "200 ms", "ESCDELAY=200"),
      Row("TERM=xterm ESCDELAY=-1", .escapeDelay, "50 ms", "no ESCDELAY"),
      Row("TERM=xterm COLUMNS=70", .columns, "70", "COLUMNS=70"),
      Row("TERM=linux", .pointer, "no", "TERM=linux"),
      Row("TERM=linux", .synchronized, "no", "TERM=linux"),
      Row("TERM=xterm XTERM_VERSION=XTerm(379)", .reflow, "no", "XTERM_VERSION"),
      Row("TERM=st-256color", .reflow, "no", "st cuts rows off"),
    ])
  func places(_ row: Row) { check(row) }

  @Test(
    "What is known of a program is used, and what is not is left out (T4, T6, T8)",
    arguments: [
      Row("TERM=xterm-256color VTE_VERSION=7006", .terminal, "VTE", "VTE_VERSION"),
      Row("TERM=xterm-256color VTE_VERSION=7006", .progress, "no", "VTE is not known to have it"),
      Row("TERM=xterm-256color VTE_VERSION=7900", .progress, "yes", "VTE has it"),
      Row("TERM=xterm-256color WT_SESSION=x", .progress, "yes", "Windows Terminal has it"),
      Row(
        "TERM=xterm-256color TERM_PROGRAM=iTerm.app", .progress, "no",
        "iTerm2 is not known to have it"),
      Row("TERM=xterm-kitty", .progress, "no", "kitty is not known to have it"),
      Row("TERM=xterm-kitty", .notifications, "osc99", "kitty has it"),
      Row("TERM=foot", .notifications, "osc777", "foot has it"),
      Row("TERM=xterm-256color TERM_PROGRAM=iTerm.app", .notifications, "osc9", "iTerm2 has it"),
      Row("TERM=xterm", .notifications, "no", "the terminal is not known to have it"),
      Row("TERM=xterm-kitty", isTerminal: false, .notifications, "no", "the output is no terminal"),
      Row("TERM=xterm-256color VTE_VERSION=7006", .links, "yes", "VTE has it"),
      Row(
        "TERM=xterm-256color TERM_PROGRAM=Apple_Terminal", .links, "no",
        "Terminal.app is not known to have it"),
      Row(
        "TERM=tmux-256color TERM_PROGRAM=tmux TERM_PROGRAM_VERSION=3.3a TMUX=x", .links, "no",
        "tmux is not known to have it"),
      Row(
        "TERM=tmux-256color TERM_PROGRAM=tmux TERM_PROGRAM_VERSION=3.4 TMUX=x", .links, "yes",
        "tmux has it"),
      Row("TERM=xterm-256color TERM_PROGRAM=WezTerm TMUX=x", .terminal, "tmux", "TMUX"),
      Row("TERM=xterm-kitty", .widths, "cluster", "kitty draws clusters as one"),
      Row("TERM=xterm XTERM_VERSION=x", .widths, "legacy", "xterm counts scalars"),
      Row("TERM=xterm-256color", .widths, "legacy", "most terminals count so"),
      Row("TERM=xterm-256color", .pictures, "halfBlocks", "256 colours and Unicode"),
      Row("TERM=xterm", .pictures, "alternative", "too few colours"),
      Row("TERM=xterm-256color LC_ALL=C", .pictures, "alternative", "no Unicode"),
    ])
  func programs(_ row: Row) { check(row) }

  private func check(_ row: Row) {
    let detection = TerminalDetection(environment: row.environment, isTerminal: row.isTerminal)
    let finding = detection.findings.first { $0.topic == row.topic }
    #expect(finding?.value == row.value)
    #expect(finding?.reason == row.reason)
  }

  @Test("Every topic is reported once, in any environment (T4)")
  func topics() {
    for text in ["", "TERM=xterm-kitty TMUX=x", "TERM=linux CI=1"] {
      let detection = TerminalDetection(environment: Self.variables(text), isTerminal: true)
      #expect(Set(detection.findings.map(\.topic)) == Set(Topic.allCases))
      #expect(detection.findings.count == Topic.allCases.count)
      #expect(detection.findings.allSatisfy { !$0.value.isEmpty && !$0.reason.isEmpty })
    }
  }

  @Test("What the terminal answers overrules what is known (T4)")
  func answers() {
    let environment = Self.variables("TERM=xterm-256color COLORFGBG=15;0")
    var queries = TerminalQueries(environment: environment, isTerminal: true, isForeground: true)
    _ = queries.begin(at: .zero)
    for reply: TerminalReply in [
      .version("ghostty 1.3.0"), .background(RGB(250, 250, 240)), .keyboard(0), .attributes([62]),
      .mode(2026, .alwaysReset), .mode(2027, .set), .mode(2048, .unknown),
      .cellSize(width: 9, height: 18), .graphics(id: 31, isAccepted: true), .attributes([62]),
    ] {
      _ = queries.receive(reply, at: .zero)
    }
    let detection = TerminalDetection(
      environment: environment, isTerminal: true, queries: queries)
    let capabilities = detection.capabilities
    #expect(capabilities.colorDepth == .trueColor)
    #expect(capabilities.scheme == .light && !capabilities.isSynchronized)
    #expect(capabilities.keyboard == .kitty && capabilities.pictures == .kitty)
    #expect(capabilities.widthModel == .cluster && capabilities.hasProgress)
    #expect(capabilities.notifications == .osc777)
    #expect(capabilities.cellSize == TerminalCapabilities.Pixels(width: 9, height: 18))
    let reasons = Dictionary(uniqueKeysWithValues: detection.findings.map { ($0.topic, $0.reason) })
    #expect(reasons[.terminal] == "it says so")
    #expect(reasons[.background] == "it says #fafaf0")
    #expect(reasons[.synchronized] == "mode 2026 is alwaysReset")
    #expect(reasons[.widths] == "mode 2027 is set")
    #expect(reasons[.sizeReports] == "it says so; mode 2048 is never used")
  }

  @Test(
    "A terminal is known by what it calls itself, wherever it runs (T4)",
    arguments: [
      ("kitty(0.26.5)", "osc99", "cluster", "yes", "no"),
      ("ghostty 1.2.0", "osc777", "cluster", "yes", "yes"),
      ("WezTerm 20240203", "no", "cluster", "yes", "yes"),
      ("foot(1.16.2)", "osc777", "cluster", "yes", "no"),
      ("iTerm2 3.5.0", "osc9", "cluster", "no", "no"),
      ("VTE(7006)", "no", "legacy", "yes", "no"), ("VTE(7900)", "no", "legacy", "yes", "yes"),
      ("xterm.js(5.3.0)", "no", "legacy", "yes", "no"),
      ("XTerm(379)", "no", "legacy", "no", "no"), ("tmux 3.3a", "no", "legacy", "no", "no"),
      ("tmux 3.5", "no", "legacy", "yes", "no"), ("tmux next-3.6", "no", "legacy", "yes", "no"),
      ("mystery 9999999999", "no", "legacy", "no", "no"),
    ])
  func names(
    version: String, notifications: String, widths: String, links: String, progress: String
  ) {
    let environment = Self.variables("TERM=xterm-256color SSH_TTY=x")
    var queries = TerminalQueries(environment: environment, isTerminal: true, isForeground: true)
    _ = queries.begin(at: .zero)
    _ = queries.receive(.version(version), at: .zero)
    let findings = TerminalDetection(
      environment: environment, isTerminal: true, queries: queries
    ).findings
    func value(_ topic: Topic) -> String? { findings.first { $0.topic == topic }?.value }
    #expect(value(.terminal) == version)
    #expect(value(.notifications) == notifications)
    #expect(value(.widths) == widths)
    #expect(value(.links) == links)
    #expect(value(.progress) == progress)
  }

  @Test("Nobody who knows says light or dark; a person's word goes before the terminal's (T4)")
  func chosenScheme() {
    func scheme(_ variables: String) -> Theme.Scheme? {
      TerminalCapabilities(environment: Self.variables(variables), isTerminal: true).scheme
    }
    #expect(scheme("TERM=xterm") == nil)
    #expect(scheme("TERM=xterm COLORFGBG=15;0") == .dark)
    #expect(scheme("TERM=xterm COLORFGBG=15;0 PLACARD_SCHEME=light") == .light)
    #expect(scheme("TERM=xterm COLORFGBG=15;0 PLACARD_SCHEME=auto") == .dark)
    let environment = Self.variables("TERM=xterm PLACARD_SCHEME=light")
    let themes = Themes.standard.following(environment)
    var scene = TerminalScene(
      environment: ViewEnvironment(columns: 40, theme: themes.theme(environment: environment)))
    scene.themes = themes
    _ = scene.handle(.reply(.background(.black)), at: .zero)
    #expect(scene.environment.theme == .light)
    #expect(Themes(scheme: .dark).following(environment).scheme == .dark)
  }

  @Test(
    "Light or dark goes by what the eye sees most of (T4)",
    arguments: [
      (RGB.black, true), (.white, false), (RGB(0x808080), false), (RGB(0x7F7F7F), true),
      (RGB(0x0000FF), true), (RGB(0x00FF00), false), (RGB(0xFDF6E3), false),
      (RGB(0x282C34), true),
    ])
  func luma(color: RGB, isDark: Bool) {
    let environment = Self.variables("TERM=xterm")
    var queries = TerminalQueries(environment: environment, isTerminal: true, isForeground: true)
    _ = queries.begin(at: .zero)
    _ = queries.receive(.background(color), at: .zero)
    let detection = TerminalDetection(
      environment: environment, isTerminal: true, queries: queries)
    #expect(detection.capabilities.scheme == (isDark ? .dark : .light))
  }
}

import Foundation
import Placard
import PlacardJSONStream
import PlacardTerminal
import PlacardTesting
import Synchronization
import Testing

@Suite("The person's file counts everywhere") struct UserSettingsTests {
  /// A folder for configurations, there while a test runs.
  private final class Home {
    let path = FileManager.default.temporaryDirectory.path() + "/placard-\(UUID().uuidString)"

    init(configuration: String? = nil, template: String? = nil) throws {
      try FileManager.default.createDirectory(
        atPath: path + "/placard/templates", withIntermediateDirectories: true)
      try configuration?.write(
        toFile: path + "/placard/config.json", atomically: false, encoding: .utf8)
      try template?.write(
        toFile: path + "/placard/templates/ticket.json", atomically: false, encoding: .utf8)
    }

    deinit {
      try? FileManager.default.removeItem(atPath: path)
    }

    /// The settings and what is reported of them.
    func settings(_ more: [String: String] = [:]) -> (UserSettings, [String]) {
      let reported = Mutex<[String]>([])
      let environment = ["XDG_CONFIG_HOME": path].merging(more) { $1 }
      let settings = UserSettings.load(environment: environment) { sentence in
        reported.withLock { $0.append(sentence) }
      }
      return (settings, reported.withLock { $0 })
    }
  }

  @Test("rules, modes, defaults, lanes and the time factor hold in a program's manager")
  func configuration() async throws {
    let home = try Home(
      configuration: """
        {"timeFactor": 2, "motion": "none", "defaults": {"placement": "bottom"},
         "lanes": {"main": {"policy": "serial", "pause": 1}},
         "rules": [{"match": {"title": {"glob": "*[Dd]eploy*"}}, "set": {"duration": "forever"}}],
         "modes": {"focus": {"quiet": 40}}, "activeModes": ["focus"]}
        """)
    let (settings, reported) = home.settings()
    #expect(reported == [] && settings.motion == MotionLevel.none)
    let clock = ManualClock()
    let messages = PostManager(
      settings: settings, posters: [RecordingPoster()], defaults: PostOptions(style: "tab"),
      clock: clock)
    let deploying = messages.post(Message("Deploying", severity: .warning, urgency: .critical))
    let post = try #require(messages.post(withID: deploying.id))
    #expect(post.options.duration == .forever)
    #expect(post.options.placement == .bottom && post.options.style == "tab")
    let low = messages.post(Message("Low", urgency: .low))
    #expect(low.state == .queued)
    await messages.close()
  }

  @Test("templates of the person's draw a program's posts, before the program's own views")
  func templates() throws {
    let home = try Home(template: #"{"body": {"text": "<{title}>"}}"#)
    let (settings, reported) = home.settings()
    #expect(reported == [])
    let view = try #require(settings.styles["ticket"])
    let post = Post(number: 1, message: "Seat 3")
    let cells = CellBuffer(ViewRenderer(ViewEnvironment(columns: 20)).draw(view, of: post))
    #expect(cells.text.contains("<Seat 3>"))
    _ = PostManager(
      settings: settings, posters: [.terminal(settings: settings)], clock: ManualClock())
  }

  @Test("errors are reported with file and line, and the rest applies") func mistakes()
    throws
  {
    let home = try Home(
      configuration: "{\"quite\": 3,\n \"timeFactor\": 3}", template: #"{"bdy": 1}"#)
    let (settings, reported) = home.settings(["PLACARD_MOTION": "slow"])
    #expect(settings.configuration.timeFactor == 3 && settings.styles.isEmpty)
    #expect(reported.count == 3)
    #expect(
      reported.first == "\"\(home.path)/placard/config.json\", line 1, column 11: "
        + "Unknown key \"quite\"; the nearest is \"quiet\".")
    #expect(reported[1].hasPrefix("PLACARD_MOTION got \"slow\""))
    #expect(reported[2].hasPrefix("\"\(home.path)/placard/templates/ticket.json\", line 1"))
  }

  @Test("PLACARD_CONFIG names another file; a missing one is reported") func named() throws {
    let home = try Home(configuration: #"{"timeFactor": 3}"#)
    let path = home.path + "/other.json"
    try #"{"timeFactor": 4}"#.write(toFile: path, atomically: false, encoding: .utf8)
    #expect(home.settings(["PLACARD_CONFIG": path]).0.configuration.timeFactor == 4)
    #expect(home.settings(["PLACARD_CONFIG": ""]).0.configuration.timeFactor == 3)
    let (settings, reported) = home.settings(["PLACARD_CONFIG": home.path + "/missing"])
    #expect(settings.configuration == Configuration())
    #expect(reported == ["\"\(home.path)/missing\", which PLACARD_CONFIG names, is not there."])
    #expect(home.settings(["PLACARD_CONFIG": "/dev/null"]).1.count == 1)
  }

  @Test("without a user file nothing is reported", arguments: ["/nowhere", "/dev/null", ""])
  func nothing(home: String) {
    let reported = Mutex(0)
    let settings = UserSettings.load(environment: ["HOME": home]) { _ in
      reported.withLock { $0 += 1 }
    }
    #expect(settings.configuration == Configuration() && settings.styles.isEmpty)
    #expect(reported.withLock { $0 } == 0)
  }
}

import PlacardModels
import PlacardViews
import Testing

@Test func scratch() {
  var full = Message("Build failed", body: "3 errors in Layout, one of them in a place that nobody has looked at for years.\n\nSee the log.", severity: .error).action("retry", "Retry").action("log", "Show log").action("x", "Dismiss", role: .cancel)
  full.progress = .steps(done: 12, total: 40, unit: "files")
  full.takeaways = ["Run swift test --filter Layout", "Ask Ada"]
  full.link = "https://example.org/builds/4711"
  for w in [12, 24, 40, 80] {
    print(Message("Saved", severity: .success).drawn(by: MessageLayout(), columns: w).text)
    print(Message("Saved", severity: .success).drawn(by: CardLayout(), columns: w).text)
    print(full.drawn(by: MessageLayout(), columns: w, count: 3).text)
    print(full.drawn(by: CardLayout(), columns: w, count: 3).text)
    print(full.drawn(by: CardLayout(), columns: w, rows: 10, count: 3).text)
  }
  for w in [1, 2, 3, 5, 8, 11] {
    print("---\(w)"); print(full.drawn(by: CardLayout(), columns: w, rows: 4, count: 3).text)
  }
}

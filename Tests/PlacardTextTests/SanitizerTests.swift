import PlacardText
import Testing

@Suite("Sanitizer")
struct SanitizerTests {
  @Test func cleanTextStays() {
    #expect(Sanitizer.block("Build finished in 3 s.\nAll green.") == "Build finished in 3 s.\nAll green.")
  }
}

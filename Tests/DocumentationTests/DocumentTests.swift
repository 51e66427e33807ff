import Foundation
import Placard
import PlacardTesting
import Testing

@Suite("The code in the documents") struct DocumentTests {
  @Test(
    "Every block of Swift is a snippet that is compiled with this test", arguments: Documents.blocks
  )
  func everyBlockCompiles(block: Documents.Block) {
    guard !block.isManifest else { return }
    #expect(
      Documents.snippets.values.contains(block.code),
      """
      The block at \(block.document):\(block.line) is in no file of Tests/DocumentationTests/Snippets. \
      Put it there between "// snippet" and "// end", so that it is compiled.
      """)
  }

  @Test("Every snippet is shown in a document", arguments: Documents.snippets.keys.sorted())
  func everySnippetIsShown(name: String) throws {
    let snippet = try #require(Documents.snippets[name])
    #expect(!snippet.isEmpty, "\(name) has no marks")
    #expect(Documents.blocks.contains { $0.code == snippet }, "\(name) is shown nowhere")
  }

  @Test func theReadmeShowsCode() {
    #expect(Documents.blocks.count { $0.document == "README.md" } >= 4)
  }

  @Test func theGuidesShowCode() {
    #expect(Documents.blocks.count { $0.document.contains("PlacardLayout.docc") } >= 4)
  }

  @Test func blocksAndMarksAreFound() {
    let text = "a\n```swift\nimport X\n\nlet a = 1\n```\n```\nnot\n```\n```swift\nb\n```\n"
    let blocks = Documents.blocks(in: text, of: "T")
    #expect(blocks.map(\.line) == [2, 10])
    #expect(blocks.map(\.code) == ["let a = 1", "b"])
    #expect(Documents.marked(in: "x\n  // snippet\n  a\n    b\n\n  // end\ny") == "a\n  b\n")
    #expect(Documents.marked(in: "no marks") == "")
  }

  @Test("What the README shows of plug-ins keeps the laws") func plugIns() async throws {
    AnimatorLaws.check(Drop(), retargets: true)
    try await PosterLaws.exercise(StatusBarPoster())
    try await PosterLaws.exercise(Audit())
  }
}

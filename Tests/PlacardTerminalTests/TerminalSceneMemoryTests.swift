import PlacardModels
import PlacardViews
import Testing

@testable import PlacardTerminal

struct TerminalSceneMemoryTests {
  @Test("A scene that moves draws one frame after the other in the memory that it has")
  func movingFramesUseTheirMemoryAgain() {
    var scene = TerminalScene(environment: ViewEnvironment(columns: 80, rows: 40))
    let posts = (1...10).map { Post.card($0, "Post \($0)", body: "It moves.") }
    for post in posts { scene.show(post, at: .zero) }
    var latest = scene.frame(at: .seconds(1))
    var addresses = [latest.address]
    latest = scene.frame(at: .seconds(1))
    addresses.append(latest.address)
    #expect(latest.rows == 40)
    for post in posts { scene.hide(post.ended(), at: .seconds(1)) }
    var heights: Set<Int> = []
    for step in 0..<12 {
      latest = scene.frame(at: .seconds(1) + .milliseconds(step * 16))
      heights.insert(latest.rows)
      #expect(addresses.contains(latest.address))
      #expect(latest.grid.cells.capacity >= 80 * 40)
    }
    #expect(heights.count > 3)
  }
}

extension CellBuffer {
  fileprivate var address: UnsafeRawPointer? {
    grid.cells.withUnsafeBytes { $0.baseAddress }
  }
}

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
    var places = [latest.place]
    latest = scene.frame(at: .seconds(1))
    places.append(latest.place)
    #expect(latest.rows == 40)
    for post in posts { scene.hide(post.ended(), at: .seconds(1)) }
    var heights: Set<Int> = []
    for step in 0..<12 {
      latest = scene.frame(at: .seconds(1) + .milliseconds(step * 16))
      heights.insert(latest.rows)
      #expect(places.contains(latest.place))
      #expect(latest.grid.cells.capacity >= 80 * 40)
    }
    #expect(heights.count > 3)
  }
}

extension CellBuffer {
  fileprivate var place: UnsafeRawPointer? {
    grid.cells.withUnsafeBytes { $0.baseAddress }
  }
}

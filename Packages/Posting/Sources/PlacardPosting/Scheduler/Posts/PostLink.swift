/// An optional index of a post in four bytes.
struct PostLink: Sendable {
  private let raw: Int32

  static let none = PostLink(nil)

  init(_ index: Int?) {
    raw = index.map { Int32($0) } ?? -1
  }

  var index: Int? { raw < 0 ? nil : Int(raw) }
}

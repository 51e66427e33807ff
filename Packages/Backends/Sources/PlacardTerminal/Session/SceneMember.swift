/// What a session keeps of a poster beside its scene.
struct SceneMember {
  /// The number by which it is addressed.
  let id: Int
  /// The number of the session's frame before its first one.
  let firstFrame: Int
  /// The number of rows in its latest frame.
  var rows = 0
}

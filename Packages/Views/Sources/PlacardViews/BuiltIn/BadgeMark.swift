import PlacardLayout
import PlacardModels

/// A message's icon in the middle of a square of its fill, or else of its severity's colour; absent where
/// its picture stands in its place.
struct BadgeMark: Element {
  private let message: Message
  private let isLarge: Bool

  /// Creates a mark of three rows, or of one.
  init(_ message: Message, isLarge: Bool) {
    self.message = message
    self.isLarge = isLarge
  }

  /// Returns one node that keeps its size; without colours a large one has a line round it.
  func nodes(in environment: ViewEnvironment) -> [ViewNode] {
    if environment.picture(message.leadingImage) != nil { return [] }
    let hasColors = !environment.invertsFills
    let sign = Column {
      Icon(of: message, in: environment)
      Spacer()
    }.frame(minWidth: 1, minHeight: 1)
    if isLarge, !hasColors {
      return sign.padding(horizontal: 1).border(.rounded, .text).shrink(0).nodes(in: environment)
    }
    return sign.padding(vertical: isLarge ? 1 : 0, horizontal: isLarge ? 2 : hasColors ? 1 : 0)
      .background(message.paint ?? .severity(message.severity)).shrink(0).nodes(in: environment)
  }
}

/// A part of what a view draws: text, a sign, a bar, or a box of further elements.
///
/// The elements here are values with modifiers that return changed copies. One of yours is made of
/// those that there are, or draws on a ``Canvas``:
///
/// ```swift
/// struct Keycap: Element {
///   let key: String
///   func nodes(in environment: ViewEnvironment) -> [ViewNode] {
///     Text(key).bold().padding(horizontal: 1).border(.square).nodes(in: environment)
///   }
/// }
/// ```
public protocol Element: Sendable {
  /// Returns the nodes that stand for it; none for an element that is absent.
  ///
  /// A container leaves no gap for an absent element.
  func nodes(in environment: ViewEnvironment) -> [ViewNode]
}

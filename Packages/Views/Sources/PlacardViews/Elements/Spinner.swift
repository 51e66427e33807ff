import PlacardLayout

/// A sign that turns while something goes on, ten steps a second.
///
/// Under reduced motion it is still.
public struct Spinner: Element {
  private let paint: Paint?

  /// Creates a spinner; without a colour it has that of the surroundings.
  public init(paint: Paint? = nil) {
    self.paint = paint
  }

  /// Returns one node of a single cell.
  public func nodes(in environment: ViewEnvironment) -> [ViewNode] {
    let steps = environment.glyphs == .unicode ? Self.steps : Self.asciiSteps
    let turn = Int(max(environment.elapsed, .zero) / .milliseconds(100)) % steps.count
    let still = environment.glyphs.choose("∙", "·", "*")
    return Text(line: environment.moves ? steps[turn] : still)
      .style(Style(foreground: paint)).shrink(0).nodes(in: environment)
  }

  private static let steps = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
  private static let asciiSteps = ["|", "/", "-", "\\"]
}

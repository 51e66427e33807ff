/// The words that a list of options adds to its title and labels, for translation.
public struct ChoiceWords: Sendable {
  /// Shown in place of an empty filter text.
  public var filter: String
  /// Shown where no option matches the filter text.
  public var noMatch: String
  /// Said after the label of a chosen option.
  public var chosen: String
  /// The answer of a list of which nothing is chosen.
  public var nothing: String
  /// Returns the sentence for fewer chosen options than a minimum.
  public var atLeast: @Sendable (_ minimum: Int) -> String
  /// Returns the sentence for more chosen options than a maximum.
  public var atMost: @Sendable (_ maximum: Int) -> String

  /// Creates words; those not given are English.
  public init(
    filter: String = "Type to filter", noMatch: String = "No match", chosen: String = "chosen",
    nothing: String = "none",
    atLeast: @escaping @Sendable (_ minimum: Int) -> String = { "Choose at least \($0)." },
    atMost: @escaping @Sendable (_ maximum: Int) -> String = { "Choose at most \($0)." }
  ) {
    self.filter = filter
    self.noMatch = noMatch
    self.chosen = chosen
    self.nothing = nothing
    self.atLeast = atLeast
    self.atMost = atMost
  }

  /// The words in English.
  public static let english = ChoiceWords()
}

extension Message {
  /// Properties that most messages do not have.
  struct UncommonFields: Blank, Hashable {
    var icon: Icon?
    var leadingImage: Image?
    var trailingImage: Image?
    var fill: Fill?
    var actions: [Action] = []
    var progress: Progress?
    var takeaways: [String] = []
    var link: String?
    var accessibility = Accessibility()
    var metadata: [String: String] = [:]
    var suggestedOptions = PostOptions()

    /// None of them set.
    static let blank = UncommonFields()
  }
}

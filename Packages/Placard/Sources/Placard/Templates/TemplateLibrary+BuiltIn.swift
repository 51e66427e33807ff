import PlacardModels
@_spi(Templates) import PlacardViews

extension TemplateLibrary {
  /// The names of the built-in templates, in alphabetical order: one for each kind of message.
  public static var builtInNames: [String] { BuiltInTemplate.names }

  /// Returns the source of a built-in template, as a starting point for custom ones; nil for an
  /// unknown name.
  public static func builtInText(_ name: String) -> String? {
    BuiltInTemplate.text(name)
  }

  /// Returns a built-in template; nil for an unknown name.
  static func builtInTemplate(_ name: String) -> Template? {
    guard let text = builtInText(name) else { return nil }
    var reader = TemplateReader { .failure(Problem("There is no template \"\($0)\".")) }
    return reader.template(Array(text.utf8))
  }
}

import Placard

extension TemplateLibrary {
  /// The person's own templates, in `placard/templates` where configurations are.
  static func personal(in shell: Shell) -> TemplateLibrary {
    TemplateLibrary(folder: ConfigurationFile.folder(in: shell).map { "\($0)/templates" })
  }

  /// The views of the person's own templates; sentences tell what is wrong in the others.
  static func views(in shell: Shell) -> [String: any MessageView] {
    let (views, problems) = personal(in: shell).views()
    for problem in problems {
      shell.complain("\(problem)")
    }
    return views
  }
}

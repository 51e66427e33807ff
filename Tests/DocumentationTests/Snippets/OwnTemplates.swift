import Placard

func postByTemplates() {
  // snippet
  let library = TemplateLibrary(folder: "/usr/share/deploy/templates")
  let (styles, problems) = library.styles()
  let messages = PostManager(posters: [.terminal(styles: styles)])
  for problem in problems { messages.post(Message("\(problem)", severity: .warning)) }
  // end
}

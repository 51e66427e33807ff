import Placard

func postByTemplates() {
  // snippet
  let library = TemplateLibrary(folder: "/usr/share/deploy/templates")
  let (views, problems) = library.views()
  let messages = PostManager(posters: [.terminal(views: views)])
  for problem in problems { messages.post(Message("\(problem)", severity: .warning)) }
  // end
}

import Placard
extension Verb {
  static let post = Verb(name: "post", operands: "", summary: "", flags: []) { _, _ in .success }
}
extension Verb {
  static let show = Verb(name: "show", operands: "", summary: "", flags: []) { _, _ in .success }
}

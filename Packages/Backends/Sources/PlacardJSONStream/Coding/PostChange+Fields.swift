@_spi(Fields) import PlacardModels
import PlacardPosting

extension PostChange {
  /// Creates the change of an `update` on the stream, which merges the keys of an object.
  ///
  /// `null` clears a key; `id` is ignored. A change of the severity to success or error that does not name
  /// the progress removes it. A change that would leave neither title nor body is a problem, and has no
  /// effect. The object is kept as the change's source, so that ``CommandWriter`` can encode it again.
  ///
  /// - Throws: A ``PlacardModels/Problem`` with the column, as ``PostBody/merge(_:)`` does, and if it would
  ///   leave neither title nor body for any message.
  init(merging object: JSONValue) throws(Problem) {
    var probe = PostBody(Message("T"))
    probe.message.body = "B"
    try probe.merge(object)
    guard probe.message.hasText else {
      throw Problem("A message keeps \"title\" or \"body\".", column: object.column)
    }
    let fields = ChangeFields(object)
    self.init(source: fields) { fields.apply(to: &$0, &$1) }
  }
}

/// The validated keys of an `update`.
struct ChangeFields: Sendable {
  let members: [JSONMember]

  init(_ object: JSONValue) {
    guard case .object(let members) = object.content else {
      self.members = []
      return
    }
    self.members = members.filter { $0.key != "id" }
  }

  private func names(_ key: String) -> Bool {
    members.contains { $0.key == key }
  }

  func apply(to message: inout Message, _ options: inout PostOptions) {
    var body = PostBody(message, options)
    do throws(Problem) {
      try body.merge(JSONValue(.object(members)))
    } catch {
      assertionFailure("The keys were tried when they were read: \(error).")
    }
    let isEnd = body.message.severity == .success || body.message.severity == .error
    if isEnd, names("severity"), !names("progress") { body.message.progress = nil }
    (message, options) = (body.message, body.options)
  }
}

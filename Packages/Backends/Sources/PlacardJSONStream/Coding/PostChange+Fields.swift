@_spi(Fields) import PlacardModels
import PlacardPosting

extension PostChange {
  /// Creates the change of an `update` on the stream: it takes over the keys that an object names.
  ///
  /// `null` clears a key; `id` changes nothing. One that turns the message into a success or an
  /// error and does not name the progress removes it. One that leaves neither title nor body is a problem, and changes nothing.
  /// The object is the change's source, so that ``CommandWriter`` can write it down again.
  ///
  /// - Throws: A ``PlacardModels/Problem`` with the column, as ``PostBody/merge(_:)`` does, and when
  ///   neither title nor body would be left whatever the message had.
  init(merging object: JSONValue) throws(Problem) {
    var trial = PostBody(Message("T"))
    trial.message.body = "B"
    try trial.merge(object)
    guard trial.message.hasText else {
      throw Problem("A message keeps \"title\" or \"body\".", column: object.column)
    }
    let fields = ChangeFields(object)
    self.init(source: fields) { fields.apply(to: &$0, &$1) }
  }
}

/// The keys of an `update` that has been read without a problem.
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

@_spi(Fields) import PlacardModels
public import PlacardPosting

/// Encodes commands as lines that ``CommandReader`` parses: of a script, or of a feed.
///
/// ```swift
/// var writer = CommandWriter()
/// let line = writer.line(for: .hide(id: "a", animated: true), at: .milliseconds(500))
/// // {"at":0.5,"hide":{"id":"a"}}
/// ```
public struct CommandWriter: Sendable {
  private var writer = JSONWriter()

  /// Creates a writer.
  public init() {}

  /// The line for a command, as UTF-8 with its newline.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - time: The time in a script; nil on a feed.
  /// - Returns: The line; nil for a command without a stream form: a change by a closure, a message without
  ///   text, a deallocated owner, a report.
  /// - Complexity: Linear in the length of the command's texts.
  public mutating func line(for command: PostCommand, at time: Duration? = nil) -> [UInt8]? {
    writer.removeAll()
    var hasForm = false
    writer.object {
      if let time {
        $0.key("at")
        $0.seconds(time)
      }
      hasForm = $0.member(command)
    }
    writer.newline()
    return hasForm ? writer.bytes : nil
  }
}

package import Placard
import PlacardJSONStream

/// One thing to see: the steps that show it, and how they are written.
package struct GallerySample: Sendable, Equatable {
  /// A step of a sample.
  package enum Step: Sendable, Equatable {
    /// Posts a message.
    case post(Message, PostOptions)
    /// Posts a message, and moves its progress to the end.
    case work(Message, PostOptions)
    /// Presents a component in one of the seven layouts, and posts its answer.
    case ask(GalleryQuestion, layout: String)
    /// Switches the digest on or off.
    case digest(Bool)
    /// Waits before the next step.
    case pause(Duration)
    /// Sets how messages avoid the input line, and starts typing into it.
    case type(strictly: Bool)
  }

  /// The name in the list.
  package let name: String
  /// A caption in one sentence.
  package let caption: String
  /// The steps.
  package let steps: [Step]
  /// The Swift code; nil writes that of the first post, and of a second one with other options.
  private let code: [String]?

  init(_ name: String, _ caption: String, _ steps: [Step], code: [String]? = nil) {
    self.name = name
    self.caption = caption
    self.steps = steps
    self.code = code
  }

  /// Creates a sample that posts one message.
  init(
    _ name: String, _ caption: String, _ message: Message, _ options: PostOptions,
    code: [String]? = nil
  ) {
    self.init(name, caption, [.post(message, options)], code: code)
  }

  /// The Swift code that does what the sample does, a line each, of at most 44 columns where its texts
  /// allow that.
  package var swift: [String] {
    if let code { return code }
    guard let first = posts.first else { return [] }
    let other = posts.dropFirst().prefix(1).filter { $0.1 != first.1 && posts.count == 2 }
    return ([first] + other).flatMap(SwiftCode.post)
  }

  /// The lines of a feed that do what the sample does; none for what only a program can do.
  package var json: [String] {
    var writer = CommandWriter()
    return steps.compactMap { step in
      switch step {
      case .post(let message, let options), .work(let message, let options):
        let command = PostCommand.post(message, options)
        return writer.line(for: command).map { String(decoding: $0.dropLast(), as: UTF8.self) }
      case .digest(let isOn):
        return writer.line(for: .digest(isOn)).map {
          String(decoding: $0.dropLast(), as: UTF8.self)
        }
      case .ask, .pause, .type: return nil
      }
    }
  }

  private var posts: [(Message, PostOptions)] {
    steps.compactMap { step in
      switch step {
      case .post(let message, let options), .work(let message, let options): (message, options)
      default: nil
      }
    }
  }
}

/// A component that the gallery presents.
package enum GalleryQuestion: String, Sendable, CaseIterable {
  case confirm, choice, text, form
}

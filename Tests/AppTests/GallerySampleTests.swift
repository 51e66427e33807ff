import Placard
import PlacardJSONStream
import Testing

@testable import PlacardGalleryScreen

@Suite("The gallery's samples")
struct GallerySampleTests {
  private static let samples = GalleryPage.all.flatMap(\.samples)

  @Test("H4: the lines of JSON do what the sample does", arguments: samples.indices)
  func json(index: Int) {
    let sample = Self.samples[index]
    var posts: [(Message, PostOptions)] = []
    for case .post(let message, let options) in sample.steps { posts.append((message, options)) }
    for case .work(let message, let options) in sample.steps { posts.append((message, options)) }
    var reader = CommandReader(.feed)
    var read: [(Message, PostOptions)] = []
    for (number, line) in sample.json.enumerated() {
      let command = reader.read(InputLine(number + 1, line))
      #expect(command?.problems.isEmpty == true, "\(sample.name): \(line)")
      if case .post(let message, let options)? = command?.command {
        read.append((message, options))
      }
    }
    #expect(read.map(\.0.title) == posts.map(\.0.title))
    #expect(read.map(\.0.body) == posts.map(\.0.body))
    // What a message suggests and its style says anyway is not repeated on the stream.
    func whole(_ options: PostOptions) -> PostOptions {
      options.filled(from: PostDefaults.options(ofStyle: options.style))
    }
    #expect(
      read.map { whole($0.1) } == posts.map { whole($0.1.filled(from: $0.0.suggestedOptions)) })
  }

  @Test("H4: every sample has a name, a caption, a step, and code that closes what it opens")
  func complete() {
    for page in GalleryPage.all {
      #expect(Set(page.samples.map(\.name)).count == page.samples.count)
      for sample in page.samples {
        #expect(!sample.name.isEmpty && sample.caption.hasSuffix("."))
        #expect(!sample.steps.isEmpty)
        let code = sample.swift.joined()
        #expect(!code.isEmpty, "\(sample.name)")
        for (open, close) in [("(", ")"), ("[", "]")] {
          #expect(
            code.filter { String($0) == open }.count == code.filter { String($0) == close }.count,
            "\(page.name), \(sample.name)")
        }
      }
    }
  }

  @Test("H4: the code of a post is what one would write")
  func code() {
    let message = Message("Delete 3 files?", body: "They are gone.", severity: .warning)
      .action("delete", "Delete", role: .destructive)
    let options = PostOptions(
      style: "centered", placement: .center, duration: .seconds(2.5), dim: .gray(interactive: false)
    )
    #expect(
      SwiftCode.post(message, options).joined(separator: "\n") == """
        messages.post(
          Message(
            "Delete 3 files?",
            body: "They are gone.",
            severity: .warning)
            .action("delete", "Delete", role: .destructive),
          PostOptions(
            style: "centered", placement: .center,
            duration: .seconds(2.5),
            dim: .gray(interactive: false)))
        """)
    #expect(
      SwiftCode.post(Message("Saved"), PostOptions()) == [
        "messages.post(", "  Message(\"Saved\"))",
      ])
  }

  @Test("V9: all seven layouts are there, each of the name that presents it")
  func layouts() {
    let layouts = GalleryPage.components.samples.flatMap(\.steps).compactMap { step in
      if case .ask(.form, let layout) = step { layout } else { nil }
    }
    #expect(layouts == PresentationOptions.layouts.map(\.name))
  }
}

import Placard
import PlacardTerminal

/// A view with a state of its own.
struct Volume: Identifiable, AccessibleMessage, MessageView {
  let id = "volume"
  var level: Double

  var message: Message { "Volume \(Int(level * 100)) %" }

  func body(in environment: ViewEnvironment) -> some Element {
    Row(gap: 1) {
      Text("Volume")
      ProgressBar(.fraction(level)).grow(1)
    }
    .padding(horizontal: 1).border(.rounded)
  }
}

struct DiskFull: Error, CustomStringConvertible {
  var path: String
  var description: String { "No space left on \(path)" }
}

/// Content that does not draw itself.
struct Order: Identifiable, AccessibleMessage {
  let id: Int
  var isSent = false

  var message: Message { Message("Order \(id)", body: isSent ? "sent" : "packed") }
}

/// A poster that writes what each value is to it, as the value is.
struct Printer: Recorder {
  func record(_ post: Post) {
    guard post.state != .gone else { return }
    switch post.content {
    case let error as ErrorContent:
      print(
        post.message.title ?? "", error.error is DiskFull ? "is a DiskFull" : "is another error")
    case let order as Order:
      print(post.id, order.isSent ? "is sent" : "is not sent")
    case is any MessageView:
      print(post.id, "draws itself")
      let renderer = ViewRenderer(ViewEnvironment(columns: 32))
      let style = StyleRegistry.standard.style(for: post)
      print(CellBuffer(renderer.draw(style, of: post)).text)
    default:
      print(post.id, "is a \(type(of: post.content))")
    }
  }
}

let messages = PostManager(posters: [Printer(), .jsonStream(to: .file("values.jsonl"))])
let volume = messages.post(Volume(level: 0.4), .bottom)
volume.update { $0.level = 0.5 }
volume.update {
  $0.level = 1; $1.duration = .forever
}
messages.post(DiskFull(path: "/var"))
let order = messages.post(Order(id: 7), PostOptions(context: .region("orders"), bars: .hide))
order.update { $0.isSent = true }
order.update(options: .duration(.seconds(9)))
if let post = messages.post(withID: order.id) {
  print(
    post.id, "is in", post.options.context == .region("orders") ? "its region" : "another place")
}
print(volume.id, order.id, messages.count(id: "volume"))
await messages.finish()

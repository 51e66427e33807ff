public import PlacardModels

/// A bar with its figures beside it, at most 56 columns wide.
public struct ProgressLine: Element {
  private let progress: Message.Progress
  private let paint: Paint

  /// Creates a line.
  public init(_ progress: Message.Progress, paint: Paint = .accent) {
    self.progress = progress
    self.paint = paint
  }

  /// Returns one node; the figures keep their width as the work goes on.
  public func nodes(in environment: ViewEnvironment) -> [ViewNode] {
    let shown = environment.columns < 24 ? progress.withoutUnit : progress
    return Row(gap: 1) {
      ProgressBar(progress, paint: paint).grow()
      if let figures = shown.figures {
        Text(line: figures).aligned(.end).shrink(0).frame(
          minWidth: shown.widestFigures?.utf8.count ?? 0)
      }
    }.frame(maxWidth: 56).nodes(in: environment)
  }
}

extension Message.Progress {
  /// The figures: "40%", "12/40 files", "1.2/4.0 MB"; nil when nothing is known.
  public var figures: String? {
    switch self {
    case .steps(let done, let total, let unit) where total > 0:
      unit == "bytes"
        ? ByteCount.pair(done, total)
        : "\(done)/\(total)" + (unit.map { $0.isEmpty ? "" : " \($0)" } ?? "")
    case .steps(let done, _, let unit) where done > 0:
      unit == "bytes"
        ? ByteCount.text(done) : "\(done)" + (unit.map { $0.isEmpty ? "" : " \($0)" } ?? "")
    case .indeterminate, .steps: nil
    case .fraction: fraction.map { "\(Int(($0 * 100).rounded(.down)))%" }
    }
  }

  /// The same progress without the name of its unit, but for bytes, which are scaled by it.
  var withoutUnit: Message.Progress {
    guard case .steps(let done, let total, let unit) = self, unit != "bytes" else { return self }
    return .steps(done: done, total: total)
  }

  /// The widest figures on the way to the end.
  var widestFigures: String? {
    switch self {
    case .steps(_, let total, let unit) where total > 0:
      Self.steps(done: total, total: total, unit: unit).figures
    case .fraction: "100%"
    case .indeterminate, .steps: nil
    }
  }
}

/// Numbers of bytes in decimal units with one digit after the point.
enum ByteCount {
  private static let units = ["B", "kB", "MB", "GB", "TB", "PB", "EB"]

  static func text(_ bytes: Int) -> String {
    let scale = scale(of: bytes)
    return "\(number(bytes, scale)) \(units[scale])"
  }

  /// Both numbers in the unit of the total.
  static func pair(_ done: Int, _ total: Int) -> String {
    let scale = scale(of: total)
    return "\(number(done, scale))/\(number(total, scale)) \(units[scale])"
  }

  private static func scale(of bytes: Int) -> Int {
    var scale = 0
    var rest = Double(bytes.magnitude)
    while rest >= 1000, scale < units.count - 1 {
      rest /= 1000
      scale += 1
    }
    return scale
  }

  private static func number(_ bytes: Int, _ scale: Int) -> String {
    if scale == 0 { return "\(bytes)" }
    let unit = (0..<scale).reduce(1.0) { power, _ in power * 1000 }
    return "\((Double(bytes) / unit * 10).rounded() / 10)"
  }
}

public import PlacardAccessibility
import PlacardLayout
public import PlacardModels
import PlacardText

/// Something to press: a label, before it the key that does the same.
///
/// With the focus its whole area is inverted, and a ``FocusMark`` points at it. A raised one has a background of
/// its own, where there are colours for it and the background is known, and a column of that at its sides.
public struct Button: Element {
  private let label: String
  private let key: String?
  private let paint: Paint
  private let isRaised: Bool
  private let target: FocusTarget.Kind

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - label: One line; what does not fit is cut off.
  ///   - key: The key, or nil for none.
  ///   - paint: The colour of both.
  ///   - isRaised: Whether it has a background of its own.
  ///   - target: What a press means.
  public init(
    _ label: String, key: String? = nil, paint: Paint = .accent, isRaised: Bool = false,
    target: FocusTarget.Kind
  ) {
    self.label = label
    self.key = key
    self.paint = paint
    self.isRaised = isRaised
    self.target = target
  }

  /// Creates the button of an action, in the colour of its role.
  public init(_ action: Message.Action, key: String?, isRaised: Bool = false) {
    let paint: Paint =
      switch action.role {
      case .default: .accent
      case .cancel: .muted
      case .destructive: .error
      }
    self.init(
      action.label, key: key, paint: paint, isRaised: isRaised, target: .action(action.id))
  }

  /// How wide it is.
  func columns(in environment: ViewEnvironment) -> Int {
    let model = environment.widthModel
    let label = PlacardText.columns(of: Sanitizer.line(label), model: model)
    return label + (isRaised ? 2 : 0) + (environment.focus == nil ? 0 : 2)
      + (key.map { PlacardText.columns(of: "[\($0)] ", model: model) } ?? 0)
  }

  /// Returns one node of a single row.
  public func nodes(in environment: ViewEnvironment) -> [ViewNode] {
    var nodes: [ViewNode] = []
    add(to: &nodes, in: environment)
    return nodes
  }

  /// Adds the one node, if there is anything to be seen in it.
  func add(to nodes: inout [ViewNode], in environment: ViewEnvironment) {
    var parts: [ViewNode] = []
    parts.reserveCapacity(3)
    if let key { parts.append(.label("[" + key + "]", Style(attributes: .bold))) }
    if !label.isBlank {
      var content = TextContent(text: label, lines: .single)
      content.limit = 1
      parts.append(ViewNode(.text(content)) { $0.shrink = 1 })
    }
    if parts.isEmpty { return }
    if environment.focus != nil {
      parts.insert(contentsOf: FocusMark(target).nodes(in: environment), at: 0)
    }
    nodes.append(.row(parts, gap: 1))
    let index = nodes.count - 1
    if isRaised {
      nodes[index].addPadding(top: 0, bottom: 0, leading: 1, trailing: 1)
      if environment.theme.scheme != nil { nodes[index].fill = .surface }
    }
    nodes[index].style.foreground = paint
    nodes[index].target = target
  }
}

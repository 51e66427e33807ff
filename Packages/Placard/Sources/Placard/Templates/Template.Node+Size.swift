@_spi(Templates) import PlacardViews

extension Template.Node {
  /// The number of elements, including nested ones.
  var size: Int {
    switch content {
    case .row(let nodes, _), .column(let nodes, _): nodes.reduce(1) { $0 + $1.size }
    case .choice(_, let then, let otherwise): 1 + (then?.size ?? 0) + (otherwise?.size ?? 0)
    case .part(let node): 1 + node.size
    default: 1
    }
  }
}

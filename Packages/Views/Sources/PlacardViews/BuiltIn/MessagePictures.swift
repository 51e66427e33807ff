import PlacardModels

extension ViewEnvironment {
  /// A message's picture beside its texts; nil where it cannot be drawn, or there is too little space.
  func picture(_ image: Message.Image?) -> ViewNode? {
    guard let image, columns >= 24 else { return nil }
    let rows = min(rows.map { $0 - 2 } ?? .max, 4)
    var node = Image(image, columns: min(columns / 4, 16), rows: rows).node(in: self)
    node?.isDispensable = true
    return node
  }
}

extension Message {
  /// What its pictures say in words, where they cannot be seen.
  func pictureWords(in environment: ViewEnvironment) -> [ViewNode] {
    var nodes: [ViewNode] = []
    for case let image? in [leadingImage, trailingImage] where environment.picture(image) == nil {
      if let words = PlacardViews.Image(image).words(in: environment) { nodes.append(words) }
    }
    return nodes
  }

  /// Whether a picture of it is drawn.
  func hasPicture(in environment: ViewEnvironment) -> Bool {
    environment.picture(leadingImage) != nil || environment.picture(trailingImage) != nil
  }

  /// Whether its picture at the start stands in the place of the sign for information.
  func hasPictureAsSign(in environment: ViewEnvironment) -> Bool {
    icon == nil && severity == .info && environment.picture(leadingImage) != nil
  }
}

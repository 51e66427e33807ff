extension Sanitizer {
  /// The text with a U+FFFD in the place of what exceeds the bytes of a cluster.
  func capClusters(_ text: String) -> String {
    guard text.utf8.count > Self.maximumPrependBytes,
      text.unicodeScalars.contains(where: { !$0.layout.contains(.simple) && !$0.isASCII })
    else { return text }
    var capped = ""
    var copied = text.startIndex
    for cluster in text.clusters() {
      let limit = Self.limit(of: cluster.text)
      guard cluster.text.utf8.count > limit else { continue }
      capped += text[copied..<cluster.text.startIndex]
      capped += Self.prefix(of: cluster.text, bytes: limit - Self.markBytes)
      capped.unicodeScalars.append("\u{FFFD}")
      copied = cluster.text.endIndex
    }
    return copied == text.startIndex ? text : capped + text[copied...]
  }

  /// As much of a text as the limit of bytes allows, with its isolates closed, and an ellipsis.
  func cut(_ text: String) -> String {
    var end = text.startIndex
    var bytes = 0
    var open = 0
    var openAtEnd = 0
    for cluster in text.clusters() {
      bytes += cluster.text.utf8.count
      if Isolates.isInitiator(cluster.first) { open += 1 }
      if Isolates.isTerminator(cluster.first) { open -= 1 }
      guard bytes + Self.markBytes <= maximumBytes else { break }
      if bytes + Self.markBytes * (open + 1) <= maximumBytes {
        end = cluster.text.endIndex
        openAtEnd = open
      }
    }
    if text[..<end].unicodeScalars.last == "\u{200C}" {
      end = text.unicodeScalars.index(before: end)
    }
    return text[..<end] + String(repeating: "\u{2069}", count: openAtEnd) + Ellipsis.mark
  }

  /// The bytes of U+FFFD, of an ellipsis, and of an isolate's end.
  private static let markBytes = 3
  /// The most bytes in a cluster that would take the next one in.
  private static let maximumPrependBytes = 32

  private static func limit(of cluster: Substring) -> Int {
    let isOpen = cluster.unicodeScalars.last?.layout.contains(.prepend) ?? false
    return isOpen ? maximumPrependBytes : maximumClusterBytes
  }

  private static func prefix(of cluster: Substring, bytes: Int) -> Substring {
    var end = cluster.startIndex
    var kept = cluster.startIndex
    for index in cluster.unicodeScalars.indices {
      end = cluster.unicodeScalars.index(after: index)
      guard cluster.utf8.distance(from: cluster.startIndex, to: end) <= bytes else { break }
      let scalar = cluster.unicodeScalars[index]
      let isDangling = scalar == "\u{200C}" || scalar == "\u{200D}" || scalar.isTag
      if !isDangling { kept = end }
    }
    return cluster[..<kept]
  }
}

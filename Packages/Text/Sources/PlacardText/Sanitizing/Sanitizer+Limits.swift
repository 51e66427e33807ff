extension Sanitizer {
  /// The text with clusters truncated to the maximum number of bytes, ending with U+FFFD.
  func capClusters(_ text: String) -> String {
    var capped = ""
    var copied = 0
    var scanner = ClusterScanner(text[...], model: .cluster)
    while let step = scanner.next() {
      guard !step.isSingleScalar else { continue }
      let cluster = text[bytes: step.start..<step.end]
      let limit = Self.limit(of: cluster)
      guard cluster.utf8.count > limit else { continue }
      capped += text[bytes: copied..<step.start]
      capped += Self.prefix(of: cluster, bytes: limit - Self.markBytes)
      capped.unicodeScalars.append("\u{FFFD}")
      copied = step.end
    }
    return copied == 0 ? text : capped + text[bytes: copied..<text.utf8.count]
  }

  /// The longest prefix within the maximum number of bytes, with its isolates closed, and an
  /// ellipsis.
  func cut(_ text: String) -> String {
    var safe = 0
    var bytes = 0
    var open = 0
    var openAtEnd = 0
    var scanner = ClusterScanner(text[...], model: .cluster)
    while let step = scanner.next() {
      bytes += step.end - step.start
      if Isolates.isInitiator(step.first) { open += 1 }
      if Isolates.isTerminator(step.first) { open -= 1 }
      guard bytes + Self.markBytes <= maximumBytes else { break }
      if bytes + Self.markBytes * (open + 1) <= maximumBytes {
        safe = step.end
        openAtEnd = open
      }
    }
    var end = text.index(ofByte: safe)
    let kept = text[..<end].unicodeScalars
    if let last = kept.last, last.isJoiner { end = kept.index(before: end) }
    return text[..<end] + String(repeating: "\u{2069}", count: openAtEnd) + Ellipsis.mark
  }

  /// The size in bytes of U+FFFD, of an ellipsis, and of an isolate's terminator.
  private static let markBytes = 3
  /// The maximum size in bytes of a cluster that would join the next one.
  static let maximumPrependBytes = 32

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
      let isDangling = scalar.isJoiner || scalar.isTag
      if !isDangling { kept = end }
    }
    return cluster[..<kept]
  }
}

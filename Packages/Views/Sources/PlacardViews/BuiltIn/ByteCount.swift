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

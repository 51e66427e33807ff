/// How a number of bytes is put into words.
enum ByteScale: Sendable, Hashable, CaseIterable {
  /// In powers of 1000: kB, MB, GB.
  case decimal
  /// In powers of 1024: KiB, MiB, GiB.
  case binary

  /// How many of one unit make the next.
  var base: Double {
    switch self {
    case .decimal: 1000
    case .binary: 1024
    }
  }

  /// The units from bytes up.
  var units: [String] {
    switch self {
    case .decimal: ["B", "kB", "MB", "GB", "TB", "PB", "EB", "ZB", "YB", "RB", "QB"]
    case .binary: ["B", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB", "ZiB", "YiB"]
    }
  }
}

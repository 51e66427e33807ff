#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The functions of the C library that have no Swift twin.
enum CLibrary {
  /// The cube root.
  static func cubeRoot(_ value: Double) -> Double { cbrt(value) }

  /// `base` to the power of `exponent`.
  static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
}

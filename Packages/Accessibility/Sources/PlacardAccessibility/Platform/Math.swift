#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The functions of the C library that this module needs.
enum Math {
  static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
}

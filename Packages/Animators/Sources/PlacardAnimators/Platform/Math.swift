#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The transcendental functions of the C library.
enum Math {
  static func exponential(_ x: Double) -> Double { exp(x) }
  static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
  static func sine(_ x: Double) -> Double { sin(x) }
  static func cosine(_ x: Double) -> Double { cos(x) }
}

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

// Random layout trees without the test library, for machines that have time: `fuzz FROM COUNT` lays
// out the trees of those numbers. The first that breaks a law is printed as small as it can be made,
// and ends the program with 1.

let arguments = CommandLine.arguments.dropFirst().map { UInt64($0) }
guard arguments.count == 2, let from = arguments[0], let count = arguments[1] else {
  print("usage: fuzz FROM COUNT")
  exit(64)
}

let clock = ContinuousClock()
let start = clock.now
if let failure = Fuzz.failure(in: from..<(from + count)) {
  print(failure)
  exit(1)
}
let (seconds, attoseconds) = start.duration(to: clock.now).components
let elapsed = Double(seconds) + Double(attoseconds) * 1e-18
print("\(count) trees from \(from): \(Int(Double(count) / max(elapsed, 0.001))) trees a second")

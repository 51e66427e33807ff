#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
import PlacardModels

// The random walks without the test library, for machines that have time: `walk SEEDS STEPS SCRIPTS`
// plays so many walks of so many lines, then compares so many short scripts with the reference.
// A failure is printed with its seed and its shortest script, and ends the program with 1.

let arguments = CommandLine.arguments.dropFirst().map { Int($0) }
guard arguments.count == 3, let seeds = arguments[0], let steps = arguments[1],
  let scripts = arguments[2]
else {
  print("usage: walk SEEDS STEPS SCRIPTS")
  exit(64)
}

let clock = ContinuousClock()
for seed in 0..<seeds {
  let start = clock.now
  let walk = RandomWalk.walk(seed: UInt64(seed), steps: steps)
  if let failure = walk.failure {
    print(failure)
    exit(1)
  }
  let seconds = start.duration(to: clock.now).inSeconds
  print(
    "seed \(seed): \(steps) lines, \(walk.events) events,",
    "\(Int(Double(steps) / max(seconds, 0.001))) lines a second")
}
if let difference = Differential.compare(seeds: 0..<UInt64(scripts)) {
  print(difference)
  exit(1)
}
print("\(scripts) scripts report what the reference reports")

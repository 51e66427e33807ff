import Synchronization
import Testing

@testable import PlacardOutput

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What is written while nobody reads, and what is said of it as the process exits.
@Suite("Bytes that wait for a reader", .timeLimit(.minutes(1))) struct ExitFlushTests {
  /// Two ends of a socket, of which one is written to.
  private final class SocketPair {
    let writer: Int32
    private let reader: Int32

    init() throws {
      var ends: [Int32] = [-1, -1]
      #if canImport(Darwin)
      let kind = SOCK_STREAM
      #else
      let kind = Int32(SOCK_STREAM.rawValue)
      #endif
      try #require(socketpair(AF_UNIX, kind, 0, &ends) == 0)
      (writer, reader) = (ends[0], ends[1])
    }

    /// Reads what has arrived, up to a count.
    func read(atMost limit: Int = .max) -> [UInt8] {
      var bytes: [UInt8] = []
      while bytes.count < limit {
        var part = [UInt8](repeating: 0, count: min(4096, limit - bytes.count))
        let count = recv(reader, &part, part.count, Int32(MSG_DONTWAIT))
        guard count > 0 else { break }
        bytes += part[..<count]
      }
      return bytes
    }

    deinit {
      close(writer)
      close(reader)
    }
  }

  /// More than a socket holds, each byte different from its neighbours.
  private static let bytes = (0..<900_000).map { UInt8(truncatingIfNeeded: $0 % 251) }

  @Test("P24: what is counted as lost is what was not written, to the byte")
  func exactLoss() throws {
    for taken in [0, 1, 50_000, 300_000] {
      let socket = try SocketPair()
      let buffer = StreamBuffer(socket.writer, name: "a socket")
      #expect(buffer.write(Self.bytes) == nil)
      var received = socket.read(atMost: taken)
      let loss = buffer.flushAtExit(attempts: 100)
      received += socket.read()
      #expect(loss == .exactly(Self.bytes.count - received.count))
      #expect(Self.bytes.starts(with: received))
      #expect(!received.isEmpty && received.count < Self.bytes.count)
    }
  }

  @Test("P24: nothing is written behind what was given up, so that no line comes after a gap")
  func nothingBehindGap() throws {
    let socket = try SocketPair()
    let said = Mutex<[String]>([])
    let buffer = StreamBuffer(socket.writer, name: "a socket") { sentence in
      said.withLock { $0.append(sentence) }
    }
    #expect(buffer.write(Self.bytes) == nil)
    guard case .exactly = buffer.flushAtExit(attempts: 100) else {
      Issue.record("all was written")
      return
    }
    let received = socket.read()
    #expect(buffer.write(Array("last\n".utf8)) == nil)
    #expect(Self.bytes.starts(with: received))
    #expect(socket.read() == [])
    let sentence = "a socket took no more within a second; 5 bytes were not written"
    #expect(said.withLock(\.self) == [sentence])
  }

  @Test("P24: what comes at the exit goes behind what waits, though there is space again")
  func orderAtExit() throws {
    let socket = try SocketPair()
    let buffer = StreamBuffer(socket.writer, name: "a socket")
    #expect(buffer.write(Self.bytes) == nil)
    var received: [UInt8] = []
    _ = buffer.beginExit()
    received += socket.read(atMost: 100_000)
    #expect(buffer.write(Array("last\n".utf8)) == nil)
    while received.count < Self.bytes.count + 5 {
      received += socket.read()
      sched_yield()
    }
    #expect(received == Self.bytes + Array("last\n".utf8))
    #expect(buffer.flushAtExit() == .none)
  }

  @Test("P24: what is written at the exit while nothing waits goes out at once")
  func directAtExit() throws {
    let socket = try SocketPair()
    let buffer = StreamBuffer(socket.writer, name: "a socket")
    #expect(buffer.write(Array("first\n".utf8)) == nil)
    #expect(buffer.flushAtExit() == .none)
    #expect(buffer.write(Array("last\n".utf8)) == nil)
    #expect(socket.read() == Array("first\nlast\n".utf8))
  }

  @Test("P24: a descriptor of our own stays that of its terminal for whoever still writes to it")
  func ownDescriptor() throws {
    var (outer, inner): (Int32, Int32) = (-1, -1)
    try #require(openpty(&outer, &inner, nil, nil, nil) == 0)
    var outlet = Outlet(inner, replacing: nil)
    let writing = try #require(outlet)
    try #require(writing.neverBlocks && writing.descriptor != inner)
    let file = open("/dev/null", O_WRONLY)
    try #require(dup2(file, inner) == inner)
    outlet = Outlet(inner, replacing: outlet)
    #expect(outlet?.descriptor == inner)
    let next = open("/dev/null", O_WRONLY)
    #expect(next != writing.descriptor)
    var bytes = Array("here".utf8)[...]
    #expect(writing.writeReady(&bytes) == nil)
    var arrived = [UInt8](repeating: 0, count: 16)
    #expect(read(outer, &arrived, arrived.count) == 4)
    #expect(arrived.starts(with: Array("here".utf8)))
    for descriptor in [outer, inner, file, next] { close(descriptor) }
  }
}

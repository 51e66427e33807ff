import Foundation
@_spi(Inspection) import PlacardTerminal
import Testing

@Suite("Terminal device") struct TerminalDeviceTests {
  @Test("What is no terminal has no size and takes bytes all the same (T1)")
  func pipe() throws {
    let pipe = Pipe()
    let device = TerminalDevice(descriptor: pipe.fileHandleForWriting.fileDescriptor, input: -1)
    #expect(!device.isTerminal)
    #expect(device.size == nil)
    #expect(device.isForeground)
    try device.write(Array("hello".utf8))
    #expect(pipe.fileHandleForReading.availableData == Data("hello".utf8))
  }

  @Test("A batch larger than the system takes at once arrives whole, also without blocking (T2)")
  func shortWrites() throws {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    let bytes = (0..<400_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let reading = PipeReader(pipe)
    try TerminalDevice(descriptor: descriptor, input: -1).write(bytes)
    try pipe.fileHandleForWriting.close()
    #expect(reading.finish() == Data(bytes))
  }

  @Test("A descriptor that fails is gone for good (T7)")
  func gone() throws {
    let closed = TerminalDevice(descriptor: -1, input: -1)
    #expect(throws: TerminalGone()) { try closed.write([0x61]) }
    #expect(throws: TerminalGone()) { try closed.write([0x61]) }
    try closed.write([])
  }

  @Test("To guard what is no terminal changes nothing (T7)")
  func guarding() {
    let pipe = Pipe()
    let device = TerminalDevice(
      descriptor: pipe.fileHandleForWriting.fileDescriptor,
      input: pipe.fileHandleForReading.fileDescriptor)
    device.detach()
    device.prepare(restoreSequence: [0x61], suspendSequence: [0x62])
    #expect(device.takeEvents() == [])
    #expect(device.beginUpdate())
    device.endUpdate()
  }
}

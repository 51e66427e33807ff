/// A terminal port that captures other output while there is a region.
final class CapturingPort: TerminalPort {
  private let device: TerminalDevice
  private let capture: OutputCapture

  init(_ device: TerminalDevice, capture: OutputCapture) {
    self.device = device
    self.capture = capture
  }

  var size: TerminalSize? { device.size }
  var isForeground: Bool { device.isForeground }
  var returnsAtLineFeed: Bool { device.returnsAtLineFeed }
  var isUndisturbed: Bool { device.isUndisturbed }

  func write(_ bytes: [UInt8]) throws(TerminalGone) { try device.write(bytes) }

  func attach(wake: Int32) {
    device.attach(wake: wake)
    capture.begin()
  }

  func detach() {
    device.detach()
    capture.end()
  }

  func prepare(restoreSequence: [UInt8], suspendSequence: [UInt8]) {
    device.prepare(restoreSequence: restoreSequence, suspendSequence: suspendSequence)
  }

  var hasInput: Bool { device.hasInput }
  var inputDescriptor: Int32 { device.inputDescriptor }

  func beginInput(_ modes: InputModes, wake: Int32) -> Bool {
    device.beginInput(modes, wake: wake)
  }

  func readInput() -> [UInt8]? { device.readInput() }
  func discardInput() { device.discardInput() }
  func endInput() { device.endInput() }
  func takeEvents() -> TerminalEvents { device.takeEvents() }
  func beginUpdate() -> Bool { device.beginUpdate() }
  func endUpdate() { device.endUpdate() }
}

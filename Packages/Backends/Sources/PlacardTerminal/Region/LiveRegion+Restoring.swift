extension LiveRegion {
  /// The bytes with which the terminal is left for good, whatever was being written: the region
  /// stays, the cursor is seen in the first column of an empty row below it.
  package var restoreSequence: [UInt8] {
    restoring { stream in
      if rows > 0 {
        stream.newLine()
      } else {
        stream.carriageReturn()
      }
      stream.eraseBelow()
    }
  }

  /// The bytes with which the terminal is left for a while: the region is erased, and the cursor
  /// is seen where it began.
  package var suspendSequence: [UInt8] {
    restoring { stream in
      stream.carriageReturn()
      if rows > 1 {
        stream.move(.up, rows - 1)
      }
      stream.eraseFromRowStart()
    }
  }

  private func restoring(_ move: (inout EscapeStream) -> Void) -> [UInt8] {
    var stream = EscapeStream()
    stream.bytes = pictures.restoreSequence
    stream.set(.synchronized, false)
    stream.rendition()
    move(&stream)
    stream.set(.autowrap, true)
    stream.set(.cursor, true)
    return stream.take()
  }
}

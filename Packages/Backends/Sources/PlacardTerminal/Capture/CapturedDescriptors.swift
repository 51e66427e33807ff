import Synchronization

/// The captured descriptors of the process, so that none is captured twice.
enum CapturedDescriptors {
  private static let originals = Mutex<[Int32: Int32]>([:])

  /// The original of a captured descriptor, or the descriptor itself.
  static func original(of descriptor: Int32) -> Int32 {
    originals.withLock { $0[descriptor] ?? descriptor }
  }

  /// Claims a descriptor that is not captured.
  ///
  /// - Returns: A duplicate of it; nil if it is captured already, or on failure.
  static func take(_ descriptor: Int32) -> Int32? {
    originals.withLock { originals in
      guard originals[descriptor] == nil else { return nil }
      let original = CLibrary.duplicate(descriptor)
      guard original >= 0 else { return nil }
      originals[descriptor] = original
      return original
    }
  }

  /// Restores a descriptor, unless the program has redirected it elsewhere.
  static func putBack(_ descriptor: Int32, from capture: Int32) {
    originals.withLock { originals in
      guard let original = originals.removeValue(forKey: descriptor) else { return }
      if CLibrary.isSameFile(descriptor, capture) { CLibrary.replace(descriptor, with: original) }
      CLibrary.close(original)
    }
  }
}

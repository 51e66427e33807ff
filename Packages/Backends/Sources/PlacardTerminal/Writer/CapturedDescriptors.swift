import Synchronization

/// The captured descriptors of the process, so that none is captured twice.
enum CapturedDescriptors {
  private static let originals = Mutex<[Int32: Int32]>([:])

  /// What a descriptor stands for, or stood for before it was captured.
  static func original(of descriptor: Int32) -> Int32 {
    originals.withLock { $0[descriptor] ?? descriptor }
  }

  /// Claims a descriptor that is not captured.
  ///
  /// - Returns: Another descriptor for what it stands for; nil if it is captured already, or if the
  ///   system has no descriptor left.
  static func take(_ descriptor: Int32) -> Int32? {
    originals.withLock { originals in
      guard originals[descriptor] == nil else { return nil }
      let original = CLibrary.duplicate(descriptor)
      guard original >= 0 else { return nil }
      originals[descriptor] = original
      return original
    }
  }

  /// Makes a descriptor stand again for what it stood for, unless the program has given it another meaning.
  static func putBack(_ descriptor: Int32, from capture: Int32) {
    originals.withLock { originals in
      guard let original = originals.removeValue(forKey: descriptor) else { return }
      if CLibrary.isSameFile(descriptor, capture) { CLibrary.replace(descriptor, with: original) }
      CLibrary.close(original)
    }
  }
}

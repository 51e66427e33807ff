import PlacardModels

extension PostManager {
  /// Sets the do-not-disturb level: what is less urgent waits as `queued` until the level falls.
  ///
  /// A post of low urgency is shown at level 0, a normal one up to 30, a critical one up to 60, unless a rule
  /// gives it another threshold. A mode of the rules may hold a higher level.
  ///
  /// - Parameter level: 0…100, other values clamped; 0 lets everything through.
  public func setDoNotDisturb(level: Int) {
    handle(.quiet(level))
  }

  /// Sets whether what was held by do-not-disturb is summarised in one post when the level falls.
  ///
  /// Off at first; a mode of the rules may ask for a digest of its own.
  public func setDigest(isOn: Bool) {
    handle(.digest(isOn))
  }

  /// Enters or leaves a mode of the rules; one that no rule knows is an `error` event.
  ///
  /// - Parameters:
  ///   - name: The mode's name in ``rules``.
  ///   - isOn: Whether it is entered.
  public func setMode(_ name: String, isOn: Bool = true) {
    handle(.mode(name, isOn: isOn))
  }

  /// States that the person is away, or back: while away, no timer of a shown post runs.
  public func setIdle(_ isIdle: Bool) {
    handle(.idle(isIdle))
  }
}

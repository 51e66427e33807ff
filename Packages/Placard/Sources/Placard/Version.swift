/// The version of this build of Placard.
public enum PlacardVersion {
  /// The version of the package, by semantic versioning.
  public static let current = "0.1.0"
}

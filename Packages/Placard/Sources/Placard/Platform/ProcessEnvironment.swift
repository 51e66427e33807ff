/// The environment of the process, for programs that hand it on.
@_spi(Process) public enum ProcessEnvironment {
  /// All variables, by name.
  public static var variables: [String: String] { CLibrary.environment() }
}

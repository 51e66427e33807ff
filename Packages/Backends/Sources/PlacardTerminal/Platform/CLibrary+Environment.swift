#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension CLibrary {
  /// The variables of the process that matter to a terminal.
  static func environment() -> [String: String] {
    let names = [
      "ACCESSIBLE", "CI", "CLICOLOR", "CLICOLOR_FORCE", "COLORFGBG", "COLORTERM", "COLUMNS",
      "FORCE_COLOR", "LANG", "LC_ALL", "LC_CTYPE", "NO_COLOR", "TERM", "TTY_COMPATIBLE",
      "TTY_INTERACTIVE", "XTERM_VERSION",
    ]
    return names.reduce(into: [:]) { variables, name in
      variables[name] = getenv(name).map { String(cString: $0) }
    }
  }
}

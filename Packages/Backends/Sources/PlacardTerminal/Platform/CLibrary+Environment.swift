#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension CLibrary {
  /// The environment variables that concern a terminal.
  static func environment() -> [String: String] {
    let names = [
      "ACCESSIBLE", "CI", "CLICOLOR", "CLICOLOR_FORCE", "COLORFGBG", "COLORTERM", "COLUMNS",
      "ConEmuANSI", "ESCDELAY", "FORCE_COLOR", "KONSOLE_VERSION", "LANG", "LC_ALL", "LC_CTYPE",
      "NO_COLOR", "PLACARD_SCHEME", "SSH_CONNECTION", "SSH_TTY", "STY", "TERM", "TERM_PROGRAM",
      "TERM_PROGRAM_VERSION", "TMUX", "TTY_COMPATIBLE", "TTY_INTERACTIVE", "VTE_VERSION",
      "WT_SESSION", "XTERM_VERSION",
    ]
    return names.reduce(into: [:]) { variables, name in
      variables[name] = getenv(name).map { String(cString: $0) }
    }
  }
}

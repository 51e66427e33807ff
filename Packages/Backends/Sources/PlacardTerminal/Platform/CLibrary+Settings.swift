#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension CLibrary {
  /// Whether typed characters are shown.
  static func hasEcho(_ settings: TerminalSettings) -> Bool {
    settings.c_lflag & tcflag_t(ECHO) != 0
  }

  /// Whether input arrives line by line.
  static func hasLineMode(_ settings: TerminalSettings) -> Bool {
    settings.c_lflag & tcflag_t(ICANON) != 0
  }

  /// The settings as `stty sane` makes them, except that UTF-8 editing (`iutf8`) and control
  /// characters other than disabled ones are unchanged.
  static func sane(_ settings: TerminalSettings) -> TerminalSettings {
    var settings = settings
    settings.c_iflag |= tcflag_t(BRKINT | ICRNL | IMAXBEL)
    settings.c_iflag &= ~tcflag_t(IGNBRK | INLCR | IGNCR | IXOFF | IXANY)
    settings.c_oflag |= tcflag_t(OPOST | ONLCR)
    settings.c_oflag &= ~tcflag_t(OCRNL | ONOCR | ONLRET)
    settings.c_cflag |= tcflag_t(CREAD)
    settings.c_lflag |= tcflag_t(
      ISIG | ICANON | IEXTEN | ECHO | ECHOE | ECHOK | ECHOCTL | ECHOKE)
    settings.c_lflag &= ~(tcflag_t(ECHONL | ECHOPRT | FLUSHO | TOSTOP) | tcflag_t(NOFLSH))
    withUnsafeMutableBytes(of: &settings.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
      for (index, character) in usualCharacters where characters[index] == disabledCharacter {
        characters[index] = character
      }
      characters[unusedCharacter] = 0
    }
    return settings
  }

  /// The changed settings with a mark from which ``repaired(_:)`` knows the original ones,
  /// should the process be killed.
  static func marked(_ settings: TerminalSettings, original: TerminalSettings) -> TerminalSettings {
    var settings = settings
    let flags = markedFlags.enumerated().reduce(UInt8(0)) { flags, flag in
      original.c_lflag & flag.element != 0 ? flags | 1 << UInt8(flag.offset) : flags
    }
    withUnsafeMutableBytes(of: &settings.c_cc) { $0[unusedCharacter] = mark | flags }
    return settings
  }

  /// The settings as they were before a program that was killed changed them; unchanged without
  /// its mark.
  static func repaired(_ settings: TerminalSettings) -> TerminalSettings {
    var settings = settings
    let character = withUnsafeBytes(of: settings.c_cc) { $0[unusedCharacter] }
    guard character & ~0x07 == mark else { return settings }
    for (index, flag) in markedFlags.enumerated() where character & 1 << UInt8(index) != 0 {
      settings.c_lflag |= flag
    }
    withUnsafeMutableBytes(of: &settings.c_cc) { $0[unusedCharacter] = 0 }
    return settings
  }

  /// Whether the process leads its process group, as one does that a shell with job control starts,
  /// and a child of a program that draws does not.
  static var leadsProcessGroup: Bool { getpid() == getpgrp() }

  /// Applies settings once all output has been written.
  ///
  /// - Returns: Whether the terminal took them.
  static func applyAfterOutput(_ settings: TerminalSettings, to descriptor: Int32) -> Bool {
    var settings = settings
    return tcsetattr(descriptor, TCSADRAIN, &settings) == 0
  }

  private static let markedFlags = [tcflag_t(ECHO), tcflag_t(ICANON), tcflag_t(IEXTEN)]
  private static let mark: UInt8 = 0x50

  #if os(Linux)
  /// A control character without a meaning, which the kernel stores like the others: the first
  /// after VEOL2.
  private static let unusedCharacter = 17
  private static let disabledCharacter: UInt8 = 0
  #else
  /// A control character without a meaning, which the kernel stores like the others: the last.
  private static let unusedCharacter = 19
  private static let disabledCharacter: UInt8 = 0xFF
  #endif

  /// The control characters that every terminal has, and their usual values.
  private static let usualCharacters: [(index: Int, character: UInt8)] = [
    (Int(VINTR), 0x03), (Int(VQUIT), 0x1C), (Int(VERASE), 0x7F), (Int(VKILL), 0x15),
    (Int(VEOF), 0x04), (Int(VSTART), 0x11), (Int(VSTOP), 0x13), (Int(VSUSP), 0x1A),
    (Int(VREPRINT), 0x12), (Int(VWERASE), 0x17), (Int(VLNEXT), 0x16), (Int(VDISCARD), 0x0F),
  ]
}

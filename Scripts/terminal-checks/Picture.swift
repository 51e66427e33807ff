// Draws what `tmux capture-pane -e` says a screen shows, as SVG: picture COLUMNS ROWS TITLE < CAPTURE
import Placard
import PlacardInspection
import PlacardTerminal

@main struct Picture {
  static func main() throws {
    let arguments = CommandLine.arguments
    let size = TerminalSize(columns: Int(arguments[1]) ?? 80, rows: Int(arguments[2]) ?? 24)
    var bytes: [UInt8] = []
    while let line = readLine(), bytes.count < 1 << 20 {
      if !bytes.isEmpty { bytes += [0x0D, 0x0A] }
      bytes += line.utf8
    }
    var screen = VirtualScreen(size: size)
    try screen.write(bytes)
    print(SVGSnapshot(title: arguments[3]).draw(screen.cells), terminator: "")
  }
}

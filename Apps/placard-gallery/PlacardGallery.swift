import Placard

/// The `placard-gallery` program: prints the contact sheet as SVG.
@main
struct PlacardGallery {
  static func main() throws {
    try FileDescriptorSink.standardOutput.write(Array(ContactSheet.all.svg.utf8))
  }
}

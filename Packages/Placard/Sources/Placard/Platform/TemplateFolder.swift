#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The files of a folder of templates.
enum TemplateFolder {
  /// The names of its files `NAME.json`, in alphabetical order; empty if the folder does not exist.
  static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    let ending = ".json"
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasSuffix(ending), !name.hasPrefix(".") {
        names.append(String(name.dropLast(ending.count)))
      }
    }
    return names.sorted()
  }
}

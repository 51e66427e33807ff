#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
import PlacardModels

/// The files of a folder of templates.
enum TemplateFolder {
  /// The names of its files `NAME.json`, in alphabetical order; none when it is not there.
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

  /// The bytes of a file; nil when there is none.
  ///
  /// - Throws: A problem that says why it cannot be read, or that it is too long.
  static func read(_ path: String, atMost limit: Int) throws(Problem) -> [UInt8]? {
    guard let file = fopen(path, "rbe") else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw Problem("The file cannot be read: \(reason()).")
    }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: limit + 1)
    let count = fread(&bytes, 1, bytes.count, file)
    if ferror(file) != 0 { throw Problem("The file cannot be read: \(reason()).") }
    guard count <= limit else { throw Problem("The file is longer than \(limit) bytes.") }
    return Array(bytes.prefix(count))
  }

  private static func reason() -> String {
    String(cString: strerror(errno))
  }
}

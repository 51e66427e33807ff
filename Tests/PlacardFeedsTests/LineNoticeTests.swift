import PlacardModels
import Testing

@testable import PlacardFeeds

@Suite("J4: what a line says of itself") struct LineNoticeTests {
  private static let errorLines: [(String, String)] = [
    ("error: no such module", "no such module"), ("Error: x", "x"), ("ERROR: x", "x"),
    ("  error: x", "x"), ("error[E0308]: mismatched", "error[E0308]: mismatched"),
    ("fatal: not a git repository", "fatal: not a git repository"), ("npm ERR! x", "x"),
    ("✗ x", "x"), ("✘ Test a() failed", "Test a() failed"), ("[ERROR] x", "x"),
    ("FAILED tests/a.py::b", "FAILED tests/a.py::b"), ("error:", "error:"),
    ("/a b/c.swift:3:5: error: no", "/a b/c.swift:3:5: no"),
    ("x.c:3: fatal error: no", "x.c:3: no"),
    ("x.ts(3,5): error: no", "x.ts(3,5): no"),
    ("make: *** [all] Error 2", "make: *** [all] Error 2"),
    ("make[1]: *** [all] Error 2", "make[1]: *** [all] Error 2"),
    ("not ok 2 - parses", "not ok 2 - parses"), ("Bail out! No database", "Bail out! No database"),
    ("::error::no", "no"),
    ("::error file=a.swift,line=3,col=5,title=T::50%25%0Ano", "a.swift:3:5: 50%\nno"),
    ("::error file=a%2Cb%3Ac.js::x::y", "a,b:c.js: x::y"),
  ]

  @Test(arguments: errorLines) func errors(line: String, words: String) {
    #expect(LineNotice(line) == .severity(.error, words))
  }

  @Test(arguments: [
    ("warning: unused", "unused"), ("WARN: x", "x"), ("npm WARN x", "x"), ("⚠ x", "x"),
    ("⚠️ x", "x"), ("::warning line=3::%zz %41", "3: %zz %41"),
    ("a.c:1:2: warning: x", "a.c:1:2: x"), ("warning[1]: x", "warning[1]: x"),
  ]) func warnings(line: String, words: String) {
    #expect(LineNotice(line) == .severity(.warning, words))
  }

  @Test(arguments: [
    ("[3/9] Compiling A", "Compiling A", Message.Progress.steps(done: 3, total: 9)),
    ("[9/9] Linking", "Linking", .steps(done: 9, total: 9)),
    ("[ 42%] Building", "Building", .fraction(0.42)), ("42% done", "done", .fraction(0.42)),
    ("(7.5%) x", "x", .fraction(0.075)), ("100%", "100%", .fraction(1)),
  ]) func progress(line: String, words: String, progress: Message.Progress) {
    #expect(LineNotice(line) == .progress(words, progress))
  }

  @Test(arguments: [
    "", " ", "compiling", "errors: 3", "no error: here", "error", "`- error: x", "x: error: y",
    "[10/9] x", "[0/0] x", "[1/2/3]", "[a/b]", "[3/9", "101% x", "-1% x", "3/9 x", "12 files",
    "42 %",
    "ok 1 - parses", "not ok 2 - parses # todo later", "not ok 3 # skip no database", "1..3",
    "::group::Build", "::error", "::error file=a", "::notice::x", "::errors::x",
    "note: x", ":", "::", "1:", "[", "(", "%", "0", "[]", "nan% x",
  ]) func ordinaryLines(line: String) {
    #expect(LineNotice(line) == nil)
  }
}

/// Makes a failing script as short as it gets while it still fails.
enum Shrinker {
  /// Takes lines away, then members of lines, then time between lines.
  static func shrunk(
    _ script: [ScriptLine], fails: ([ScriptLine]) -> Bool
  ) -> [ScriptLine] {
    var lines = ending(script, fails)
    var before = 0
    repeat {
      before = lines.reduce(0) { $0 + $1.fields.count + 1 }
      lines = fewerLines(lines, fails)
      lines = fewerFields(lines, fails)
    } while lines.reduce(0) { $0 + $1.fields.count + 1 } < before
    return fewerMoments(lines, fails)
  }

  /// The shortest of ever longer endings that fails: most failures need only what came last.
  private static func ending(
    _ lines: [ScriptLine], _ fails: ([ScriptLine]) -> Bool
  ) -> [ScriptLine] {
    var length = 32
    while length < lines.count {
      let ending = Array(lines.suffix(length))
      if fails(ending) { return ending }
      length *= 4
    }
    return lines
  }

  private static func fewerLines(
    _ script: [ScriptLine], _ fails: ([ScriptLine]) -> Bool
  ) -> [ScriptLine] {
    var lines = script
    var size = max(lines.count / 2, 1)
    while size > 0 {
      var start = 0
      while start < lines.count {
        var shorter = lines
        shorter.removeSubrange(start..<min(start + size, lines.count))
        if fails(shorter) { lines = shorter } else { start += size }
      }
      size /= 2
    }
    return lines
  }

  private static func fewerFields(
    _ script: [ScriptLine], _ fails: ([ScriptLine]) -> Bool
  ) -> [ScriptLine] {
    var lines = script
    for line in lines.indices {
      var field = 0
      while field < lines[line].fields.count {
        var shorter = lines
        shorter[line].fields.remove(at: field)
        if fails(shorter) { lines = shorter } else { field += 1 }
      }
    }
    return lines
  }

  /// Moves each line, with all that follow, to the time of the line before.
  private static func fewerMoments(
    _ script: [ScriptLine], _ fails: ([ScriptLine]) -> Bool
  ) -> [ScriptLine] {
    var lines = script
    for line in lines.indices {
      let gap = lines[line].at - (line == 0 ? .zero : lines[line - 1].at)
      var earlier = lines
      for index in line..<earlier.count {
        earlier[index].at -= gap
      }
      if gap > .zero, fails(earlier) { lines = earlier }
    }
    return lines
  }
}

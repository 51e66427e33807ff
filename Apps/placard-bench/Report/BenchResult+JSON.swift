import Placard

extension BenchResult {
  /// The result as one JSON object and a newline; times are nanoseconds an operation.
  var json: [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("subjects")
      writer.array { writer in
        for measurement in measurements {
          writer.object { $0.members(of: measurement) }
        }
      }
    }
    writer.newline()
    return writer.bytes
  }

  /// Reads what ``json`` wrote.
  ///
  /// - Throws: A `Problem` that says where the bytes are no result.
  init(json bytes: [UInt8]) throws(Problem) {
    let value = try JSONValue(parsing: bytes)
    guard case .array(let subjects)? = value["subjects"]?.content else {
      throw Problem("There is no array \"subjects\".", column: value.column)
    }
    for subject in subjects {
      measurements.append(try Measurement(json: subject))
    }
  }
}

extension JSONWriter {
  fileprivate mutating func members(of measurement: Measurement) {
    key("name")
    string(measurement.name)
    if let part = measurement.part {
      key("part")
      object {
        $0.key("count")
        $0.number(part.count)
        $0.key("name")
        $0.string(part.name)
      }
    }
    key("iterations")
    number(measurement.iterations)
    key("median")
    number(measurement.samples.median)
    key("samples")
    array { writer in
      for sample in measurement.samples.values {
        writer.number(sample)
      }
    }
    member("allocations", measurement.allocations)
    member("bytes", measurement.allocatedBytes)
    if let baseline = measurement.baseline {
      key("baseline")
      string(baseline)
    }
    member("ratio", measurement.ratio)
  }

  private mutating func member(_ key: String, _ value: Double?) {
    guard let value else { return }
    self.key(key)
    number(value)
  }
}

extension Measurement {
  fileprivate init(json value: JSONValue) throws(Problem) {
    guard case .string(let name)? = value["name"]?.content,
      let iterations = value["iterations"]?.number?.integer,
      case .array(let samples)? = value["samples"]?.content
    else {
      throw Problem(
        "A subject needs \"name\", \"iterations\" and \"samples\".", column: value.column)
    }
    let times = samples.compactMap { $0.number?.double }
    guard !times.isEmpty, times.count == samples.count else {
      throw Problem("\"samples\" of \"\(name)\" are not numbers.", column: value.column)
    }
    self.init(
      name: name, part: Subject.Part(json: value["part"]), iterations: iterations,
      samples: Samples(times), allocations: value["allocations"]?.number?.double,
      allocatedBytes: value["bytes"]?.number?.double, baseline: value["baseline"]?.text,
      ratio: value["ratio"]?.number?.double)
  }
}

extension Subject.Part {
  fileprivate init?(json value: JSONValue?) {
    guard let count = value?["count"]?.number?.integer, let name = value?["name"]?.text else {
      return nil
    }
    self.init(count: count, name: name)
  }
}

extension JSONValue {
  fileprivate var number: JSONNumber? {
    if case .number(let number) = content { number } else { nil }
  }

  fileprivate var text: String? {
    if case .string(let text) = content { text } else { nil }
  }
}

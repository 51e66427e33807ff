import Placard
@_spi(Fields) import PlacardJSONStream
@_spi(Fields) import PlacardModels

extension BenchResult {
  /// The result as a JSON object and a newline; times are nanoseconds per operation.
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

  /// Parses the output of ``json``.
  ///
  /// - Throws: A `Problem` with the position of the error.
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
    member("samples", measurement.samples)
    member("allocations", measurement.allocations)
    member("bytes", measurement.allocatedBytes)
    if let baseline = measurement.baseline {
      key("baseline")
      string(baseline)
    }
    if let quotients = measurement.quotients { member("quotients", quotients) }
  }

  private mutating func member(_ key: String, _ samples: Samples) {
    self.key(key)
    array { writer in
      for value in samples.values {
        writer.number(value)
      }
    }
  }

  private mutating func member(_ key: String, _ value: Double?) {
    guard let value else { return }
    self.key(key)
    number(value)
  }
}

extension Measurement {
  fileprivate init(json value: JSONValue) throws(Problem) {
    guard let name = value["name"]?.text, let iterations = value["iterations"]?.number?.integer,
      let samples = Samples(json: value["samples"])
    else {
      throw Problem(
        "A subject needs a text \"name\", a number \"iterations\" and numbers \"samples\".",
        column: value.column)
    }
    self.init(
      name: name, part: Subject.Part(json: value["part"]), iterations: iterations,
      samples: samples, allocations: value["allocations"]?.number?.double,
      allocatedBytes: value["bytes"]?.number?.double, baseline: value["baseline"]?.text,
      quotients: Samples(json: value["quotients"]))
  }
}

extension Samples {
  fileprivate init?(json value: JSONValue?) {
    guard case .array(let elements)? = value?.content else { return nil }
    let numbers = elements.compactMap { $0.number?.double }
    guard !numbers.isEmpty, numbers.count == elements.count else { return nil }
    self.init(numbers)
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

extension Message {
  /// The digest of everything in the message but its explicit id, as 16 hexadecimal digits.
  ///
  /// Equal content gives equal digests on every machine and in every version of Placard that knows
  /// the same fields. FNV-1a with 64 bits over length-prefixed fields (Fowler, Noll, Vo, 1991).
  ///
  /// - Complexity: Linear in the length of the content.
  public var digest: String {
    var digest = ContentDigest()
    digest.add(title)
    digest.add(body)
    digest.add(severity.rawValue)
    digest.add(urgency.rawValue)
    digest.add(icon)
    digest.add(leadingImage)
    digest.add(trailingImage)
    digest.add(fill)
    digest.add(count: actions.count)
    for action in actions {
      digest.add(action)
    }
    digest.add(progress)
    digest.add(count: takeaways.count)
    for takeaway in takeaways {
      digest.add(takeaway)
    }
    digest.add(link)
    digest.add(accessibility.prefix)
    digest.add(accessibility.label)
    digest.add(accessibility.politeness?.rawValue)
    digest.add(count: metadata.count)
    for (key, value) in metadata.sorted(by: { $0.key < $1.key }) {
      digest.add(key)
      digest.add(value)
    }
    return digest.text
  }
}

/// FNV-1a over fields that carry their length, so that moving a letter between fields shows.
private struct ContentDigest {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private mutating func add(byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }

  mutating func add(count: Int) {
    add(bits: UInt64(bitPattern: Int64(count)))
  }

  private mutating func add(bits: UInt64) {
    var rest = bits
    for _ in 0..<8 {
      add(byte: UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }

  mutating func add(_ text: String?) {
    guard let text else { return add(count: -1) }
    add(count: text.utf8.count)
    for byte in text.utf8 {
      add(byte: byte)
    }
  }

  mutating func add(_ icon: Message.Icon?) {
    switch icon {
    case nil: add(count: 0)
    case .text(let text):
      add(count: 1)
      add(text)
    case .named(let name):
      add(count: 2)
      add(name)
    case .file(let file):
      add(count: 3)
      add(file)
    }
  }

  mutating func add(_ image: Message.Image?) {
    add(image?.file)
    add(image?.alternative)
  }

  mutating func add(_ action: Message.Action) {
    add(action.id)
    add(action.label)
    add(action.role.rawValue)
    add(action.key)
    add(count: action.keepsOpen ? 1 : 0)
    add(action.alternative)
  }

  mutating func add(_ progress: Message.Progress?) {
    switch progress {
    case nil: add(count: 0)
    case .indeterminate: add(count: 1)
    case .fraction(let value):
      add(count: 2)
      add(bits: value == 0 ? 0 : value.bitPattern)
    case .steps(let done, let total, let unit):
      add(count: 3)
      add(count: done)
      add(count: total)
      add(unit)
    }
  }
}

public import PlacardModels

extension Message: AccessibleMessage {
  /// The message itself.
  public var message: Message { self }

  /// Returns the prefix, then the label or else title and body, joined by commas.
  ///
  /// Absent and blank parts leave no comma. A warning and an error without a prefix of their own
  /// get the one of `words`. All is sanitized, and line breaks become spaces.
  public func spokenText(in words: AnnouncementWords = .english) -> String {
    var speech = Speech()
    speech.add(spokenPrefix(in: words))
    if let label = accessibility.label {
      speech.add(label)
    } else {
      speech.add(title)
      speech.add(body)
    }
    return speech.text
  }

  /// The explicit politeness, else assertive for a critical urgency or an error, else polite.
  public var politeness: Politeness {
    accessibility.politeness
      ?? (urgency == .critical || severity == .error ? .assertive : .polite)
  }

  /// Returns the message itself, then every action under its alternative or its label.
  public func focusTargets(in words: AnnouncementWords = .english) -> [FocusTarget] {
    [FocusTarget(.message, label: spokenText(in: words))] + actionTargets
  }

  /// Returns what is said when it is shown, or nil when nothing is.
  public func announcement(in words: AnnouncementWords = .english) -> Announcement? {
    Announcement(saying: spokenText(in: words), politeness: politeness)
  }

  /// Returns what is said when this message takes the place of an older one: only what is new.
  ///
  /// - Parameters:
  ///   - old: The message as it was said before.
  ///   - words: The words to add.
  /// - Returns: The parts of the spoken text that changed; of progress only its end; nil when
  ///   there is nothing new to say.
  public func announcement(
    updating old: Message, in words: AnnouncementWords = .english
  ) -> Announcement? {
    var speech = Speech()
    for (now, before) in zip(spokenSlots(in: words), old.spokenSlots(in: words))
    where now != before {
      speech.add(now)
    }
    if let progress, !progress.isRunning, old.progress?.isRunning == true {
      speech.add(progress.spoken(in: words))
    }
    return Announcement(saying: speech.text, politeness: politeness)
  }

  /// Prefix, label, title and body; the label keeps title and body out.
  private func spokenSlots(in words: AnnouncementWords) -> [String?] {
    let label = accessibility.label
    return [
      spokenPrefix(in: words), label, label == nil ? title : nil, label == nil ? body : nil,
    ]
  }

  private func spokenPrefix(in words: AnnouncementWords) -> String? {
    if let prefix = accessibility.prefix { return prefix }
    return switch severity {
    case .warning: words.warning
    case .error: words.error
    case .trace, .debug, .info, .success: nil
    }
  }
}

extension Message.Progress {
  /// What is said of it: "40 of 40 files", "100 percent", or nothing when it is unknown.
  func spoken(in words: AnnouncementWords) -> String? {
    switch self {
    case .steps(let done, let total, let unit) where total > 0:
      ["\(done)", words.of, "\(total)", unit].compactMap(\.self).joined(separator: " ")
    case .indeterminate, .fraction, .steps:
      fraction.map { "\(Int(($0 * 100).rounded())) \(words.percent)" }
    }
  }
}

/// Texts that are said one after the other, joined by commas; absent and blank ones leave none.
private struct Speech {
  private(set) var text = ""

  mutating func add(_ part: String?) {
    guard let spoken = part?.spoken, !Self.isBlank(spoken) else { return }
    if text.isEmpty {
      text = spoken
    } else {
      text += ", "
      text += spoken
    }
  }

  private static func isBlank(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return true }
    return !(0x21...0x7E).contains(first) && text.allSatisfy(\.isWhitespace)
  }
}

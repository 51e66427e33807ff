import PlacardModels
@testable import PlacardPosting
import Testing

@Suite("P17 Texts with placeholders") struct RuleFormatTests {
  private func title(_ format: String) -> String? {
    var message = Message("Title", body: "Body", severity: .warning, urgency: .low, id: "x")
    message.metadata = ["branch": "main"]
    var options = PostOptions(lane: "builds")
    options.app = "make"
    let book = RuleBook(rules: [Rule(set: Rule.Change(title: Rule.Format(format)))])
    return book.apply(to: message, options).message.title
  }

  @Test(arguments: [
    ("plain", "plain"), ("{title}", "Title"), ("[{app}] {title}: {body}", "[make] Title: Body"),
    ("{id} {lane} {style} {placement}", "x builds card top"),
    ("{severity}/{urgency}", "warning/low"), ("{metadata.branch}", "main"),
    ("<{metadata.none}{group}>", "<>"), ("{{title}}", "{title}"), ("{{{title}}}", "{Title}"),
    ("{nothing}", "{nothing}"), ("{", "{"), ("}", "}"), ("{title", "{title"), ("title}", "title}"),
    ("{}", "{}"), ("{ title }", "{ title }"), ("{a{title}b}", "{aTitleb}"),
    ("é{title}🙂", "éTitle🙂"),
  ]) func table(format: String, text: String) {
    #expect(title(format) == text)
  }

  @Test func whatMeansNothingIsNamed() {
    #expect(Rule.Format("{titel} {title} {{x}} {} {y}").unknownNames == ["titel", "", "y"])
  }

  @Test func everyNameThatMayStandThereFillsAPlaceholder() {
    for name in Rule.Format.names {
      #expect(Rule.Format("{\(name)}").unknownNames.isEmpty, "\(name)")
    }
  }

  @Test func anEmptyTextIsTakenAwayUnlessItIsTheLast() {
    func texts(_ change: Rule.Change) -> [String?] {
      let message = RuleBook(rules: [Rule(set: change)])
        .apply(to: Message("T", body: "B"), PostOptions()).message
      return [message.title, message.body]
    }
    #expect(texts(Rule.Change(title: "")) == [nil, "B"])
    #expect(texts(Rule.Change(body: "{group}")) == ["T", nil])
    #expect(texts(Rule.Change(title: "", body: "")) == ["T", "B"])
    #expect(texts(Rule.Change(title: "{body}", body: "{title}")) == ["B", "T"])
  }
}

extension SchemaTable {
  /// Rules and modes: here a key that is not named is a mistake.
  static let rules = """
    book= Rules and modes; a rule in which anything is wrong is left out, with an error.
     rules? [#rule]
     modes? {#book.mode|null}
    book.mode= What holds while the mode is on.
     rules? [#rule]
     quiet? integer — The least quiet level, 0 to 100.
     digest? flag — Whether what was held is told as one post.
    rule= What is done with the posts that match.
     name? text — What explanations call it.
     enabled? flag
     match? #match
     set? #change
     route? [text] — The posters that get the post, and no others.
     mute? flag — Whether nobody is shown the post.
     skipHistory? flag
     stop? flag — Whether no later rule is applied.
    match= What all has to hold; nothing holds for every post.
     id? text/#pattern
     title? text/#pattern
     body? text/#pattern
     fill? text/#pattern
     link? text/#pattern
     style? text/#pattern
     placement? @placement/#pattern.placement
     transition? text/#pattern
     duplicates? @duplicates/#pattern.duplicates
     tap? @tap/#pattern.tap
     tapAction? text/#pattern
     attention? @attention/#pattern.attention
     lane? text/#pattern
     group? text/#pattern
     tag? text/#pattern
     app? text/#pattern
     priority? integer/#bounds
     maxWidth? integer/#bounds
     grouped? integer/#bounds
     groupIndex? integer/#bounds
     hidden? integer/#bounds
     count? integer/#bounds
     hasActions? flag
     hasProgress? flag
     hasTakeaways? flag
     hasImage? flag
     modal? flag
     dismissible? flag
     swipe? flag
     severity? @severity/#bounds.severity
     urgency? @urgency/#bounds.urgency
     metadata? {text|#pattern|null}
     any? [#match]
     all? [#match]
     not? #match
    pattern= What a text is like.
     equals? text
     prefix? text
     suffix? text
     contains? text
     glob? text
    pattern.placement= One of its words, or what it is like.
     equals? @placement
     prefix? text
     suffix? text
     contains? text
     glob? text
    pattern.duplicates= One of its words, or what it is like.
     equals? @duplicates
     prefix? text
     suffix? text
     contains? text
     glob? text
    pattern.tap= One of its words, or what it is like.
     equals? @tap
     prefix? text
     suffix? text
     contains? text
     glob? text
    pattern.attention= One of its words, or what it is like.
     equals? @attention
     prefix? text
     suffix? text
     contains? text
     glob? text
    bounds= The least and the most, both included.
     atLeast? integer
     atMost? integer
    bounds.severity= The least and the most, both included.
     atLeast? @severity
     atMost? @severity
    bounds.urgency= The least and the most, both included.
     atLeast? @urgency
     atMost? @urgency
    """

  /// What has keys of other definitions as well: a rule's change those of a message but for the id, a
  /// configuration file those of a book, its lanes those of a lane's change but for the lane, and its
  /// defaults those of the options.
  static let derived = """
    change= The keys that change; the places of title and body are filled with what the post said.
     threshold? integer — The quiet level, 0 to 100, up to which it is shown.
    config= A configuration file: what is wrong in it is left out, and the rest counts.
     activeModes? [text] — The modes that are on from the start.
     lanes? {#config.lane|null}
     defaults? #config.defaults
     quiet? integer — The quiet level at the start, 0 to 100.
     digest? flag — Whether what was held is told as one post.
     timeFactor? number — Above 1 gives more time for reading.
     motion? @motion — How much may move on a screen; full by default.
     automatic? "reading"/number — How long an automatic duration is.
    config.lane= The rules of a lane.
    config.defaults= What a post leaves open and its style does not decide.
    """
}

/// The keys of commands, of the kinds of lines out, and of configuration files; the keys of messages,
/// options and rules stand in ``Message/fields``, ``PostOptions/fields`` and ``RuleBook/fields``.
///
/// A definition begins at the margin with its name and a sentence; after `name=` no other key may be
/// there. Each of its keys follows indented,
/// with the alternatives of its value and, after a dash, a sentence: `key!` must be there, `key?` may
/// be absent or null, `key` may be absent. A value is `text`, `name` (a text that is not empty),
/// `flag`, `integer`, `number` or `null`; a `"word"`; `@set`, a closed set of the code; `#definition`;
/// a list `[value]`; or an object of any keys `{value}`, in both of which `|` stands between
/// alternatives. After `+` stand keys that have their value and sentence from elsewhere.
enum SchemaTable {
  /// What has keys of other definitions as well: a configuration file those of a book, its lanes those
  /// of a lane's change but for the lane, and its defaults those of the options.
  static let derived = """
    config= A configuration file: what is wrong in it is left out, and the rest counts.
     activeModes? [text] — The modes that are on from the start.
     lanes? {#config.lane|null}
     defaults? #config.defaults
     quiet? integer — The quiet level at the start, 0 to 100.
     digest? flag — Whether held posts are summarised by one post.
     timeFactor? number — Above 1 gives more time for reading.
     motion? @motion — How much may move on a screen; full by default.
     automatic? "reading"/number — How long an automatic duration is.
    config.lane= The rules of a lane.
    config.defaults= What a post leaves open and its style does not decide.
    """

  /// One command for each key; the definitions that only it uses follow.
  static let commands = """
    commands What is asked: one of these a line.
     post #message — Posts a message.
     update #update — Changes the keys that it names; null clears one.
     hide #hide — Ends the main lane's current post, or every post of an id.
     hideAll #animated — Ends everything.
     hideCounted #id — Counts down; at the last count it ends.
     setCount #setCount
     removeQueued #id — Takes the posts of an id out of the queue.
     hideGroup #group — Ends the posts of a group.
     suspend #nothing — Nothing new enters, and time stands still.
     resume #nothing
     quiet integer — The quiet level, 0 to 100.
     snooze #snooze — Takes a post away and shows it again after a while.
     recall #recall — Posts again what has ended.
     mode #mode — Enters or leaves a mode of the rules.
     rules #book — Takes the place of all rules and modes.
     digest #digest — Whether held posts are summarised by one post.
     config #laneChange — Changes a lane.
     query "state"/#query
     history #history
     explain #query — Asks what became of a post, and why.
     close #nothing — Ends everything, and the manager.
     tap #id
     tapOutside #nothing
     action #chosen
     dismiss #id
     panBegan #id
     panEnded #pan
     hover #hover
     focus #focus
     idle #idle
     host #host — Rehearses that a host comes or goes.
     fail #id — Rehearses that no poster can show it.
    id The posts of an id.
     id! name
    nothing No arguments.
    hide Which, and how.
     id? name
     animated? flag
     reason? @reason
    animated How.
     animated? flag
    setCount A new count.
     id! name
     count! integer
    group A group.
     group! text
    snooze For how many seconds.
     id! name
     for! number
    recall The newest post of an id, or the newest of all, that was seen.
     id? name
    mode A mode, on or off.
     name! name
     on! flag
    digest On or off.
     on! flag
    laneChange What is not named stays as it is.
     lane? text — main by default.
     policy? @policy
     limit? integer — How many a stack shows at once; null lifts it.
     queueLimit? integer — How many may wait; null lifts it.
     pause? number — Seconds between one post and the next.
     rate? #rate — How many it lets in during a time; the rest is folded. Null lifts it.
     automatic? "reading"/number — How long an automatic duration is in the lane.
     order? @order
     whenFull? @whenFull
    rate So many in so many seconds.
     limit! integer
     per! number
    query An id, and a text that the reply echoes.
     id! name
     tag? text
    history How many, and since when.
     limit? integer
     since? number
     tag? text
    chosen An action of a post.
     id! name
     action! text
    pan How far it was dragged, in its heights, and how fast, in heights a second.
     id! name
     travel? number
     velocity? number
    hover Whether the pointer is over a post.
     id! name
     inside! flag
    focus Whether the window has the focus.
     window! flag
    idle Whether the person is away.
     person! flag
    host Whether there is a host, and whether it keeps what makes room for others.
     attached? flag
     keeps? flag
    """

  /// One definition for each kind; its keys are those of ``PostEvent/fields``, and `message`.
  static let kinds = """
    posted A message was posted.
     + id! post! admission! count! of
    updated Its content changed.
     + id! post! message!
    counted Its count changed.
     + id! post! count!
    willShow Its entrance begins.
     + id! post! lane! message!
    didShow Its entrance has ended.
     + id! post! lane!
    willHide Its exit begins.
     + id! post! lane! reason!
    didHide Its exit has ended.
     + id! post! lane! reason!
    gone It has ended: the last line of every post.
     + id! post! reason! action
    announce Something is said.
     + id! post! text! politeness!
    focus Attention moves to a modal post.
     + id! post! text!
    attention The bell.
     + id! post! attention!
    tapped A person tapped it.
     + id! post!
    action A person chose an action.
     + id! post! action!
    paused Its time stands still.
     + id! post! by!
    resumed Its time runs again.
     + id! post! by!
    overflow How many of a stack wait out of sight.
     + lane! hidden!
    error Something could not be understood or done.
     message! text
     line integer — The physical line of the input, from 1.
     column integer — The byte in it, from 1.
     + id post
    """

  /// The definitions of replies.
  static let replies = """
    reply.post What a query of an id is told.
     query! "post"
     id! name
     state! @state/null
     count! integer
     tag text
    reply.state What a query of the state is told.
     query! "state"
     lanes! {#lane}
     tag text
    reply.history What has ended, the oldest first.
     query! "history"
     posts! [#ended]
     tag text
    reply.explain What became of a post, and why.
     query! "explain"
     id! name
     post integer
     state! @state/null
     reason @reason
     because! [#cause]
     tag text
    """

  /// The parts of another stream's lines that a feed reads.
  static let parts = """
    relayed.willShow Posts the message.
     kind! "willShow"
     id! name
     lane? text
     message! #message
    relayed.updated Gives the post its new content.
     kind! "updated"
     id! name
     message! #message
    relayed.counted Sets the post's count.
     kind! "counted"
     id! name
     count! integer
    relayed.willHide Ends the post, unless it expired, was kept or closed.
     kind! "willHide"
     id! name
     reason? @reason
    """
}

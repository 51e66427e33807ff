@_spi(Fields)
extension PostOptions {
  /// The keys of the options: the single definition of them.
  public static let fields = FieldTable<PostOptions>(
    "options", "How a message is to be shown.",
    [
      Field(
        "style", .text, "A layout or a template by name; the lane's by default.",
        { $0.style }, { $0.style = $1 }),
      Field(
        "placement", .choice, "Where it is shown; top by default.",
        { $0.placement }, { $0.placement = $1 }),
      Field(
        "duration", DisplayDuration.codec, "Seconds, or a rule.", { $0.duration },
        { $0.duration = $1 }),
      Field("dim", Dim.codec, "What happens to what is behind it.", { $0.dim }, { $0.dim = $1 }),
      Field(
        "swipe", .flag, "Whether it may be dragged away; true by default.", noun: "swiping",
        { $0.swipe }, { $0.swipe = $1 }),
      Field("tap", .choice, "What a tap on it does; none by default.", { $0.tap }, { $0.tap = $1 }),
      Field(
        "tapAction", .name, "An action that a tap chooses without its being offered.",
        noun: "the tapped action", { $0.tapAction }, { $0.tapAction = $1 }),
      Field(
        "dismissible", .flag, "Whether a key or a close button may dismiss it; true by default.",
        noun: "dismissing", { $0.dismissible }, { $0.dismissible = $1 }),
      Field(
        "transition", .text, "An animator by name.", { $0.transition }, { $0.transition = $1 }),
      Field(
        "priority", .integer, "Orders the waiting queue, higher first.",
        { $0.priority }, { $0.priority = $1 }),
      Field(
        "duplicates", .choice, "What happens when its id is there already; drop by default.",
        { $0.duplicates }, { $0.duplicates = $1 }),
      Field("lane", .text, "Where it waits; main by default.", { $0.lane }, { $0.lane = $1 }),
      Field("group", .text, "What it can be hidden with.", { $0.group }, { $0.group = $1 }),
      Field(
        "tag", .text, "The newest of a tag and an app replaces the older.",
        { $0.tag }, { $0.tag = $1 }),
      Field("app", .text, "The program it speaks for.", { $0.app }, { $0.app = $1 }),
      Field(
        "maxWidth", .columns, "Columns, at least 1.", noun: "the width",
        { $0.maxWidth }, { $0.maxWidth = $1 }),
      Field(
        "margin", Margin.codec, "Columns and rows kept free around it.",
        { $0.margin }, { $0.margin = $1 }),
      Field("attention", .choice, "The bell.", { $0.attention }, { $0.attention = $1 }),
      Field(
        "context", PresentationContext.codec, "Where in its host it is shown.",
        { $0.context }, { $0.context = $1 }),
      Field(
        "bars", BarTreatment.codec,
        "What is asked of the host's bars: keep, hide, or a theme's role.",
        { $0.bars }, { $0.bars = $1 }),
      Field(
        "appearance", Appearance.codec, "How it looks beside its style and the theme.",
        { $0.appearance }, { $0.appearance = $1 }),
    ])
}

import PlacardLayout
import PlacardModels

/// The view `snackbar`: two texts on a raised background that hugs them, in the middle.
///
/// ```text
/// ▗▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▖
/// ▐  Removed                             ▌
/// ▐  3 files are in the bin    [u] Undo  ▌
/// ▝▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▘
/// ```
///
/// Actions that take no more than a third of the columns stand at the end, others below. With those at
/// the end, or with a picture, an icon or the sign of a severity other than information, the texts
/// start at one side; without they stand in the middle.
struct SnackbarLayout: MessageStyle {
  /// The most columns of one whose options say neither `maxWidth` nor `margin`.
  ///
  /// A manager gives every snackbar a margin, so that one that it shows takes what the place has; on a board
  /// with other posts these columns count nevertheless.
  var maxWidth: Int

  /// Creates the view; 40 columns are the 320 points of the Vitamin snackbar.
  init(maxWidth: Int = 40) {
    self.maxWidth = maxWidth
  }

  /// In the middle.
  var alignment: TextAlignment { .center }

  /// Returns the texts, with a sign before them if there is one, on a background with soft corners.
  func body(of post: Post, in environment: ViewEnvironment) -> some Element {
    let message = post.message
    let hasSign = message.hasSign(in: environment)
    let actions = ActionRow(message.actions)
    let isWide = actions.isShort(in: environment)
    let content = Row(gap: 4, align: .center) {
      MessageContent(
        post, hasSign || isWide ? .beside : .centered, hasIcon: hasSign, hasActions: !isWide,
        bodyPaint: .muted)
      if isWide { actions.shrink(0) }
    }
    if environment.columns >= 12 {
      content.padding(horizontal: environment.columns >= 24 ? 2 : 1)
        .border(.soft).background(post.fill(in: environment) ?? .surface)
    } else {
      content.background(post.fill(in: environment) ?? .surface)
    }
  }

  /// Returns a width that hugs the texts, within the caps.
  func width(of post: Post, in environment: ViewEnvironment) -> ViewWidth {
    let isByHand = post.options.margin == nil || environment.isOnBoard
    let most = post.options.maxWidth ?? (isByHand ? maxWidth : .max)
    return .hug(least: min(16, most), most: most)
  }
}

extension Message {
  /// Whether it has a picture or an icon of its own, or that of a severity other than information.
  func hasSign(in environment: ViewEnvironment) -> Bool {
    leadingImage != nil || icon != nil
      || severity != .info && environment.theme.iconStyle != .hidden
  }
}

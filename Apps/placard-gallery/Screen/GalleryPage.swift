/// A page of the gallery: samples of one subject.
package struct GalleryPage: Sendable, Equatable {
  /// What a page shows beside its list.
  package enum Extra: Sendable, Equatable {
    /// Nothing.
    case none
    /// Panes, each a region of the screen.
    case panes
    /// An input line at the bottom.
    case input
  }

  /// The name in the bar.
  package let name: String
  /// A caption in one sentence.
  package let caption: String
  /// The samples, in the order of the list; at least one.
  package let samples: [GallerySample]
  /// What it shows beside its list.
  package let extra: Extra

  init(_ name: String, _ caption: String, _ samples: [GallerySample], extra: Extra = .none) {
    self.name = name
    self.caption = caption
    self.samples = samples
    self.extra = extra
  }

  /// The pages, in the order of the bar.
  package static let all = [kinds, dims, contexts, motion, components, lanes, inset]
}

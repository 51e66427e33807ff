/// Collects items and nested stacks, also from conditions and loops.
@resultBuilder
public enum ItemBuilder {
  /// One item or one nested stack.
  public static func buildExpression(_ item: some Styled) -> [Item] { [item.item] }

  /// Items made elsewhere.
  public static func buildExpression(_ items: [Item]) -> [Item] { items }

  /// All items of a block.
  public static func buildBlock(_ parts: [Item]...) -> [Item] { Array(parts.joined()) }

  /// The items of a condition without `else`.
  public static func buildOptional(_ items: [Item]?) -> [Item] { items ?? [] }

  /// The items of the first branch.
  public static func buildEither(first items: [Item]) -> [Item] { items }

  /// The items of the second branch.
  public static func buildEither(second items: [Item]) -> [Item] { items }

  /// The items of all turns of a loop.
  public static func buildArray(_ parts: [[Item]]) -> [Item] { Array(parts.joined()) }

  /// The items behind an availability check.
  public static func buildLimitedAvailability(_ items: [Item]) -> [Item] { items }
}

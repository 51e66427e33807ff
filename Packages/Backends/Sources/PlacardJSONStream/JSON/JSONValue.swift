@_spi(Fields) public import PlacardModels

/// A JSON value (RFC 8259) with its position in the input.
@_spi(Fields) public typealias JSONValue = FieldValue

/// A key of an object with its value.
@_spi(Fields) public typealias JSONMember = FieldMember

/// A number as a literal, converted exactly on demand.
@_spi(Fields) public typealias JSONNumber = FieldNumber

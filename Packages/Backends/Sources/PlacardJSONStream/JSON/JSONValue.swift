@_spi(Fields) public import PlacardModels

/// A JSON value (RFC 8259) with its position in the input.
@_spi(Fields) public typealias JSONValue = FieldValue

/// One key of an object with its value.
@_spi(Fields) public typealias JSONMember = FieldMember

/// A number as it was written, exact until it is converted.
@_spi(Fields) public typealias JSONNumber = FieldNumber

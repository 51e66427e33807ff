public import PlacardModels

/// A JSON value (RFC 8259) with its position in the input.
public typealias JSONValue = FieldValue

/// One key of an object with its value.
public typealias JSONMember = FieldMember

/// A number as it was written, exact until it is converted.
public typealias JSONNumber = FieldNumber

public import PlacardModels

/// A JSON value (RFC 8259) that knows where in its input it stood.
public typealias JSONValue = FieldValue

/// One key of an object with its value.
public typealias JSONMember = FieldMember

/// A number as it was written, exact until it is converted.
public typealias JSONNumber = FieldNumber

import PlacardTesting

@_spi(Inspection) @testable import PlacardTerminal

extension ClockTimer: FrameTimer {}

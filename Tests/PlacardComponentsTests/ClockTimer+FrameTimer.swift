import PlacardTesting

@testable import PlacardTerminal

extension ClockTimer: FrameTimer {}

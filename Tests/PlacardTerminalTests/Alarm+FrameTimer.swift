import PlacardTesting

@testable import PlacardTerminal

extension Alarm: FrameTimer {}

// What a program posts with, and no more: `import Placard` brings the messages, the manager, what
// draws and moves them, and the backends by name. The engines below – layout, widths of text, cells,
// keys, JSON – are imported from the modules that have them, so that none of their names stands in a
// program's way.
@_exported public import PlacardAccessibility
@_exported public import PlacardAnimators
@_exported public import PlacardComponents
@_exported public import PlacardFeeds
@_exported public import class PlacardJSONStream.HistoryFile
@_exported public import class PlacardJSONStream.HistoryPoster
@_exported public import class PlacardJSONStream.JSONStreamPoster
@_exported public import enum PlacardLayout.Align
@_exported public import enum PlacardLayout.AlignSelf
@_exported public import enum PlacardLayout.Justify
@_exported public import enum PlacardLayout.WritingDirection
@_exported public import class PlacardLog.LogPoster
@_exported public import enum PlacardLog.LogFormat
@_exported public import protocol PlacardLog.LogSink
@_exported public import struct PlacardLog.LogEvents
@_exported public import struct PlacardLog.LogRecord
@_exported public import struct PlacardLog.TextLogSink
@_exported public import PlacardModels
@_exported public import PlacardOutput
@_exported public import PlacardPosting
@_exported public import PlacardTasks
@_exported public import class PlacardTerminal.PlainPoster
@_exported public import class PlacardTerminal.TerminalPoster
@_exported public import class PlacardTerminal.TerminalScreen
@_exported public import enum PlacardText.Truncation
@_exported public import PlacardViews

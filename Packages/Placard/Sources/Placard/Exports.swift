// `import Placard` exports what a program needs to post: messages, the manager, views and
// animators, and the backends by name. The engines below them (layout, text widths, cells, keys,
// JSON) are imported from their own modules, so that their names do not clash with a program's.
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

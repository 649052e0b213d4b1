/// Where a part of a text with a style of its own ends in the arena.
///
/// Spans lie in the order of the arena and cover the texts that have any.
struct TextSpan: BitwiseCopyable, Sendable, Equatable {
  var end: Int32
  var style: Style
}

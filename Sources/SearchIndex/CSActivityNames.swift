// Constants as Apple spells them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The kind of an activity that opens an item of the index.
///
/// **Source**: developer.apple.com/documentation/corespotlight/cssearchableitemactiontype
public let CSSearchableItemActionType = "com.apple.corespotlightitem"

/// The key of that item's identifier in the activity's `userInfo`.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"

/// The kind of an activity that goes on with a search in the app.
public let CSQueryContinuationActionType = "com.apple.corespotlightquerycontinuation"

/// The key of what was searched for in that activity's `userInfo`.
public let CSSearchQueryString = "kCSSearchQueryString"

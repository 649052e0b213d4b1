import SnippetFoundation

/// An intent of a kind that the system knows.
@_alwaysEmitConformanceMetadata
public protocol SystemIntent: AppIntent {}

/// An intent that opens something in the app.
@_alwaysEmitConformanceMetadata
public protocol OpenIntent: SystemIntent, _AppOpeningIntent {
  /// The type of what is opened.
  associatedtype Value: AppValue
  /// What is opened.
  var target: Value { get set }
}

/// An intent that deletes entities.
@_alwaysEmitConformanceMetadata
public protocol DeleteIntent: SystemIntent {
  /// The type of what is deleted.
  associatedtype Entity: AppEntity
  /// What is deleted.
  var entities: [Entity] { get }
}

/// An intent that sets a value, as a toggle does.
@_alwaysEmitConformanceMetadata
public protocol SetValueIntent<ValueType>: AppIntent {
  /// The type of the value.
  associatedtype ValueType: _IntentValue
  /// The new value; declare it as a `@Parameter`.
  var value: ValueType { get set }
}

/// An intent that changes what a Live Activity shows.
@_alwaysEmitConformanceMetadata
public protocol LiveActivityIntent: SystemIntent {}

/// An intent that starts a Live Activity; the older name.
@_alwaysEmitConformanceMetadata
public protocol LiveActivityStartingIntent: SystemIntent {}

/// An intent that plays, pauses or otherwise changes what is heard.
@_alwaysEmitConformanceMetadata
public protocol AudioPlaybackIntent: SystemIntent {}

/// The older name of `AudioPlaybackIntent`.
@_alwaysEmitConformanceMetadata
public protocol AudioStartingIntent: SystemIntent {}

/// An intent that records sound; nothing here records.
@_alwaysEmitConformanceMetadata
public protocol AudioRecordingIntent: SystemIntent {}

/// An intent that begins or ends talking.
@_alwaysEmitConformanceMetadata
public protocol PushToTalkTransmissionIntent: SystemIntent {}

/// An intent that looks for a video and plays it.
///
/// **Source**: developer.apple.com/documentation/appintents/playvideointent
@_alwaysEmitConformanceMetadata
public protocol PlayVideoIntent: SystemIntent {
  /// The kinds of videos that the app has.
  static var supportedCategories: [VideoCategory] { get }
  /// What is searched for.
  var term: String { get set }
}

/// A kind of videos.
public enum VideoCategory: String, AppEnum {
  /// Videos that people make and publish.
  case freeform
  /// Films.
  case movies
  /// Shows, seasons and episodes.
  case tv

  /// What kinds of videos are called.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Video Category" }
  /// What each is called.
  public static var caseDisplayRepresentations: [VideoCategory: DisplayRepresentation] {
    [.freeform: "Videos", .movies: "Movies", .tv: "TV"]
  }
}

/// An intent that starts a workout.
///
/// **Source**: developer.apple.com/documentation/appintents/startworkoutintent
@_alwaysEmitConformanceMetadata
public protocol StartWorkoutIntent: SystemIntent, InstanceDisplayRepresentable {
  /// The type of workouts: an enumeration or an entity.
  associatedtype WorkoutStyle: AppValue
  /// The workouts that a button of the device offers; nothing offers them here.
  static var suggestedWorkouts: [Self] { get }
  /// Which workout.
  var workoutStyle: WorkoutStyle { get set }
}

extension StartWorkoutIntent {
  /// The intent for a workout.
  public init(style: WorkoutStyle) {
    self.init()
    workoutStyle = style
  }

  /// Says that `suggestedWorkouts` have changed.
  ///
  /// Nothing follows: nothing keeps them here.
  public static func invalidateSuggestedWorkouts() {}
}

/// An intent that starts a dive.
@_alwaysEmitConformanceMetadata
public protocol StartDiveIntent: SystemIntent {}

/// An intent that pauses a workout.
@_alwaysEmitConformanceMetadata
public protocol PauseWorkoutIntent: SystemIntent {}

/// An intent that goes on with a workout.
@_alwaysEmitConformanceMetadata
public protocol ResumeWorkoutIntent: SystemIntent {}

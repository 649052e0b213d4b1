import SnippetFoundation

/// An intent of a kind that the system knows.
public protocol SystemIntent: AppIntent {}

/// An intent that opens something in the app.
public protocol OpenIntent: SystemIntent, _AppOpeningIntent {
  /// The type of what is opened.
  associatedtype Value: AppValue
  /// What is opened.
  var target: Value { get set }
}

/// An intent that deletes entities.
public protocol DeleteIntent: SystemIntent {
  /// The type of what is deleted.
  associatedtype Entity: AppEntity
  /// What is deleted.
  var entities: [Entity] { get }
}

/// An intent that sets a value, as a toggle does.
public protocol SetValueIntent<ValueType>: AppIntent {
  /// The type of the value.
  associatedtype ValueType: _IntentValue
  /// The new value; declare it as a `@Parameter`.
  var value: ValueType { get set }
}

/// An intent that changes what a Live Activity shows.
public protocol LiveActivityIntent: SystemIntent {}

/// An intent that starts a Live Activity; the older name.
public protocol LiveActivityStartingIntent: SystemIntent {}

/// An intent that plays, pauses or otherwise changes what is heard.
public protocol AudioPlaybackIntent: SystemIntent {}

/// The older name of `AudioPlaybackIntent`.
public protocol AudioStartingIntent: SystemIntent {}

/// An intent that records sound; nothing here records.
public protocol AudioRecordingIntent: SystemIntent {}

/// An intent that begins or ends talking.
public protocol PushToTalkTransmissionIntent: SystemIntent {}

/// An intent that plays a video.
public protocol PlayVideoIntent: SystemIntent {}

/// An intent that starts a workout.
public protocol StartWorkoutIntent: SystemIntent {}

/// An intent that starts a dive.
public protocol StartDiveIntent: SystemIntent {}

/// An intent that pauses a workout.
public protocol PauseWorkoutIntent: SystemIntent {}

/// An intent that goes on with a workout.
public protocol ResumeWorkoutIntent: SystemIntent {}

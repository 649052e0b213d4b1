/// An enumeration of the app that a person can choose from.
///
/// **Source**: developer.apple.com/documentation/appintents/appenum
@_alwaysEmitConformanceMetadata
public protocol AppEnum: AppValue, StaticDisplayRepresentable, RawRepresentable
where RawValue: LosslessStringConvertible {}

public import IntentModel

extension RelevantContext {
  /// In an area on the earth.
  public static func location(_ region: CLRegion) -> RelevantContext {
    let area = region as? CLCircularRegion
    let center = area?.center ?? CLLocationCoordinate2D()
    return circle(
      at: center.latitude,
      center.longitude,
      radius: area?.radius ?? 0,
      named: region.identifier
    )
  }
}

import AppIntents
import Testing

@testable import IntentModel

/// Parts of units, as people say them.
struct SpokenAmountTests {
  @Test(arguments: [
    ("half a mile", "0.5 mi"), ("half of a mile", "0.5 mi"), ("a mile and a half", "1.5 mi"),
    ("two miles and a half", "2.5 mi"), ("three quarters of a mile", "0.75 mi"), ("a mile", "1 mi"),
    ("a couple of miles", "2 mi"), ("six foot two", "not"), ("6 foot 2", "74 in"),
    ("5 ft 11", "71 in"), ("6 ft 13", "not"), ("5 miles 3", "not"), ("a few miles", "not"),
    ("half", "not"), ("a half", "not"), ("mile", "not"),
  ])
  func `a length is read`(text: String, expected: String) async throws {
    let read = try await typed(text, IntentParameter<Measurement<UnitLength>>(title: "Way"))
    #expect(expected == "not" ? read.hasPrefix("'\(text)'") : read == "= \(expected)")
  }

  @Test func `other kinds are read too`() async throws {
    let mass = IntentParameter<Measurement<UnitMass>>(title: "Mass")
    #expect(try await typed("half a kilo", mass) == "= 0.5 kg")
    #expect(try await typed("10 stone 4", mass) == "= 144 lb")
    #expect(try await typed("5 kgs", mass) == "= 5 kg")
    let volume = IntentParameter<Measurement<UnitVolume>>(title: "Volume")
    #expect(try await typed("a cup and a half", volume) == "= 1.5 cup")
    let speed = IntentParameter<Measurement<UnitSpeed>>(title: "Speed")
    #expect(try await typed("60 miles an hour", speed) == "= 60 mph")
    let size = IntentParameter<Measurement<UnitInformationStorage>>(title: "Size")
    #expect(try await typed("half a gig", size) == "= 0.5 GB")
  }

  @Test(arguments: [
    ("half hour", "30 minutes"), ("half of an hour", "30 minutes"),
    ("hour and a half", "1 hour 30 minutes"), ("a day and a half", "1 day 12 hours"),
    ("a couple of hours", "2 hours"), ("a fortnight", "14 days"), ("for 10 minutes", "10 minutes"),
    ("one hour thirty", "1 hour 30 minutes"), ("two hours and a half", "2 hours 30 minutes"),
  ])
  func `a length of time is read`(text: String, expected: String) async throws {
    #expect(try await typed(text, IntentParameter<Duration>(title: "Time")) == "= \(expected)")
  }

  @Test(arguments: [
    ("a dollar", "$1.00"), ("half a dollar", "$0.50"), ("a dollar and a half", "$1.50"),
    ("a couple of bucks", "$2.00"), ("50 cents", "$0.50"), ("99¢", "$0.99"),
    ("five dollars and fifty cents", "$5.50"), ("5 dollars 50 cents", "$5.50"),
    ("2 euros 5 cents", "€2.05"), ("10 pence", "£0.10"), ("3 pounds 20 pence", "£3.20"),
    ("a third of a dollar", "not"), ("5 pounds 20 cents", "not"), ("150 cents", "not"),
    ("2.5 dollars and 50 cents", "not"),
  ])
  func `an amount of money is read`(text: String, expected: String) async throws {
    let read = try await typed(text, IntentParameter<IntentCurrencyAmount>(title: "Price"))
    #expect(expected == "not" ? read.hasPrefix("'\(text)'") : read == "= \(expected)")
  }
}

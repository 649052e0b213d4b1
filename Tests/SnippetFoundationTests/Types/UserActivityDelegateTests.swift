import SnippetFoundation
import Testing

struct UserActivityDelegateTests {
  private final class Keeper: NSObject, NSUserActivityDelegate {
    var saved = 0

    func userActivityWillSave(_ userActivity: NSUserActivity) {
      saved += 1
      userActivity.addUserInfoEntries(from: ["page": saved])
    }
  }

  @Test func `an activity that has changed is saved when it becomes the current one`() {
    let keeper = Keeper()
    let activity = NSUserActivity(activityType: "com.example.read")
    activity.delegate = keeper
    activity.becomeCurrent()
    #expect(keeper.saved == 0)
    activity.needsSave = true
    activity.becomeCurrent()
    #expect(activity.userInfo?["page"] as? Int == 1 && !activity.needsSave)
  }

  @Test func `a delegate is not kept alive`() {
    let activity = NSUserActivity(activityType: "com.example.read")
    do {
      let keeper = Keeper()
      activity.delegate = keeper
      #expect(activity.delegate === keeper)
    }
    #expect(activity.delegate == nil)
  }

  @Test func `there is no other device to open streams to`() async {
    let activity = NSUserActivity(activityType: "com.example.read")
    activity.supportsContinuationStreams = true
    await confirmation { told in
      activity.getContinuationStreams { input, output, error in
        #expect(input == nil && output == nil && error is CocoaError)
        told()
      }
    }
  }
}

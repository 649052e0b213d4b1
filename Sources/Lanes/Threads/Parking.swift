import SnippetFoundation
import Synchronization

/// Where one thread sleeps till another lets it go; a permit given early is kept, one at most.
final class Parking: @unchecked Sendable {  // the mutex guards the permit
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let condition: UnsafeMutablePointer<pthread_cond_t>
  private var hasPermit = false
  /// The same, for who looks out for it without the mutex; only a hint.
  private let seemsFree = Atomic<Bool>(false)

  init() {
    mutex = .allocate(capacity: 1)
    condition = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
    var attributes = pthread_condattr_t()
    pthread_condattr_init(&attributes)
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    pthread_cond_init(condition, &attributes)
    pthread_condattr_destroy(&attributes)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  /// Lets the sleeper go, or the next one pass.
  func wake() {
    pthread_mutex_lock(mutex)
    let isNew = !hasPermit
    hasPermit = true
    seemsFree.store(true, ordering: .relaxed)
    pthread_mutex_unlock(mutex)
    if isNew { pthread_cond_signal(condition) }
  }

  /// Sleeps till there is a permit, or till `deadline` on the monotonic clock; takes the permit.
  func sleep(until deadline: Int64 = .max) {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    if deadline == .max {
      while !hasPermit { pthread_cond_wait(condition, mutex) }
    } else {
      var time = timespec(
        tv_sec: Int(deadline / 1_000_000_000),
        tv_nsec: Int(deadline % 1_000_000_000)
      )
      while !hasPermit, pthread_cond_timedwait(condition, mutex, &time) == 0 {}
    }
    hasPermit = false
    seemsFree.store(false, ordering: .relaxed)
  }

  /// Looks out for a permit for so many nanoseconds, giving way to threads that have none of the processors.
  ///
  /// A thread that sleeps is let go many microseconds late, as its processor sleeps too.
  func lookOut(for nanoseconds: Int64) {
    let end = monotonicNow() + nanoseconds
    while !seemsFree.load(ordering: .relaxed), monotonicNow() < end { sched_yield() }
  }
}

/// Nanoseconds of the monotonic clock.
func monotonicNow() -> Int64 { now(of: CLOCK_MONOTONIC) }

/// Nanoseconds that the process has used of the processors.
func processTime() -> Int64 { now(of: CLOCK_PROCESS_CPUTIME_ID) }

private func now(of clock: clockid_t) -> Int64 {
  var time = timespec()
  clock_gettime(clock, &time)
  return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
}

/// The calling thread's number, by which its priority is set; 0 if the system does not tell.
package func threadNumber() -> Int {
  var buffer = [CChar](repeating: 0, count: 64)
  let length = readlink("/proc/thread-self", &buffer, buffer.count)
  guard length > 0 else { return 0 }
  let path = buffer[..<length].map { UInt8(bitPattern: $0) }
  return Int(String(decoding: path, as: UTF8.self).split(separator: "/").last ?? "") ?? 0
}

/// What a thread of this process does, as the system calls it: `R` while it runs or waits for a processor; nil if the
/// system does not tell.
package func threadState(_ number: Int) -> Character? {
  let file = open("/proc/self/task/\(number)/stat", O_RDONLY | O_CLOEXEC)
  guard file >= 0 else { return nil }
  defer { close(file) }
  var buffer = [UInt8](repeating: 0, count: 128)
  let count = read(file, &buffer, buffer.count)
  guard let end = buffer[..<max(0, count)].lastIndex(of: UInt8(ascii: ")")), end + 2 < count
  else { return nil }
  return Character(Unicode.Scalar(buffer[end + 2]))
}

/// Gives the calling thread a name that debuggers and profilers show.
private func nameThread(_ name: String) {
  let file = open("/proc/thread-self/comm", O_WRONLY)
  guard file >= 0 else { return }
  _ = write(file, name, name.utf8.count)
  close(file)
}

/// Starts a thread of its own with a stack of `stackBytes`; false if the system gives none.
func startThread(
  named name: String,
  stackBytes: Int = 512 &<< 10,
  _ body: @escaping @Sendable () -> Void
) -> Bool {
  final class Box: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
  let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
  pthread_attr_init(attributes)
  defer {
    pthread_attr_destroy(attributes)
    attributes.deallocate()
  }
  pthread_attr_setstacksize(attributes, stackBytes)
  pthread_attr_setdetachstate(attributes, CInt(PTHREAD_CREATE_DETACHED))
  let named: @Sendable () -> Void = {
    nameThread(name)
    body()
  }
  let box = Unmanaged.passRetained(Box(named))
  var thread: pthread_t = 0
  let code = pthread_create(
    &thread,
    attributes,
    { pointer in
      guard let pointer else { return nil }
      Unmanaged<Box>.fromOpaque(pointer).takeRetainedValue().body()
      return nil
    },
    box.toOpaque()
  )
  if code != 0 { box.release() }
  return code == 0
}

import SnippetFoundation

/// Runs `body` on a thread that has a place of its own for signal handlers: where its stack is used up, there is no other.
func withSignalStack(_ body: () -> Void) {
  let bytes = 32 &<< 10
  let memory = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 16)
  var stack = stack_t(ss_sp: memory, ss_flags: 0, ss_size: bytes)
  sigaltstack(&stack, nil)
  body()
  stack.ss_flags = CInt(SS_DISABLE)
  sigaltstack(&stack, nil)
  memory.deallocate()
}

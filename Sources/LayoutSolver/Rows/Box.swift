/// A value that lives in a place of its own in memory, and is reached by its address.
@safe
struct Box<Value: ~Copyable>: ~Copyable {
  private let address: UnsafeMutablePointer<Value>

  init(_ value: consuming Value) {
    unsafe address = .allocate(capacity: 1)
    unsafe address.initialize(to: value)
  }

  deinit {
    unsafe address.deinitialize(count: 1)
    unsafe address.deallocate()
  }

  var value: Value {
    @_transparent
    _read { yield unsafe address.pointee }
    @_transparent
    _modify { yield unsafe &address.pointee }
  }
}

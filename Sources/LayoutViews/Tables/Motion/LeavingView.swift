/// What holds a cell, header or footer that is no longer of the table while it goes off; no touch
/// reaches it.
package final class LeavingView: DecorationView {
  package override var role: String? { "leaving" }
}

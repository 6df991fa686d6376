#if SourceRewriting
import Testing

@Suite struct `Sources of tables` {
  @Test(arguments: [
    RewritingRow(
      "a property, an argument, a cast",
      "weak var d: UITableViewDataSource?\nfunc f(_ a: UITableViewDataSource, b: [UITableViewDataSource]) { c as! UITableViewDataSource }",
      "weak var d: (any UITableViewDataSource)?\nfunc f(_ a: any UITableViewDataSource, b: [any UITableViewDataSource]) { c as! any UITableViewDataSource }"
    ),
    RewritingRow(
      "together with another protocol",
      "var d: (UITableViewDataSource & UITableViewDelegate)?\nvar e: P & UITableViewDataSource",
      "var d: (any UITableViewDataSource & UITableViewDelegate)?\nvar e: any P & UITableViewDataSource"
    ),
    RewritingRow(
      "a protocol that refines it",
      "protocol S: UITableViewDataSource {}\nvar d: S?",
      "protocol S: UITableViewDataSource {}\nvar d: (any S)?"
    ),
    RewritingRow(
      "where the protocol itself is meant",
      "class A: NSObject, UITableViewDataSource {}\nfunc f<T: UITableViewDataSource>(_ t: T, d: any UITableViewDataSource) {}\nextension UITableViewDataSource where Self: A {}\ntypealias D = UITableViewDataSource",
      "class A: NSObject, UITableViewDataSource {}\nfunc f<T: UITableViewDataSource>(_ t: T, d: any UITableViewDataSource) {}\nextension UITableViewDataSource where Self: A {}\ntypealias D = UITableViewDataSource"
    ),
  ])
  func `are any source`(_ row: RewritingRow) { row.check() }
}
#endif

import LayoutSimTesting
import Testing

@testable import Reader

/// Screens as they were written in different years.
@Suite(.serialized) struct YearsTests {
  private let device: Simulation.Device

  init() throws { device = try #require(Simulation.Device.named("iPhone 15")) }

  private func show(_ controller: UIViewController) -> Simulation {
    let simulation = Simulation(device, table: .rows(0))
    simulation.window.rootViewController = UINavigationController(rootViewController: controller)
    simulation.window.layoutIfNeeded()
    return simulation
  }

  private func view<Kind: UIView>(
    _ kind: Kind.Type,
    in view: UIView,
    where isMeant: @escaping (Kind) -> Bool = { _ in true }
  ) -> Kind? {
    if let found = view as? Kind, isMeant(found) { return found }
    return view.subviews.lazy.compactMap { self.view(kind, in: $0, where: isMeant) }.first
  }

  private func tap(_ view: UIView, in simulation: Simulation) {
    let finger = Finger(on: simulation.window)
    finger.press(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    finger.release()
    simulation.advance(by: .seconds(1))
    simulation.window.layoutIfNeeded()
  }

  private func tap(_ title: String, in simulation: Simulation) throws {
    tap(
      try #require(view(UILabel.self, in: simulation.window) { $0.text == title }),
      in: simulation
    )
  }

  @Test func `2012, the Visual Format Language and selectors`() throws {
    let controller = ContactFormController()
    let simulation = show(controller)
    expectLayout(simulation, named: "form")
    let fields = try #require(view(UITextField.self, in: controller.view))
    #expect(fields.placeholder == "Name")
    fields.text = "Ada"
    fields.sendActions(for: .editingChanged)
    try tap("Save", in: simulation)
    #expect(view(UILabel.self, in: controller.view) { $0.text == "Saved Ada." } != nil)
  }

  @Test func `2018, anchors and closures`() throws {
    let controller = PlaylistController(songs: [
      Song(title: "Blue in Green", artist: "Miles Davis", seconds: 337),
      Song(
        title: "A Song with a Title That Takes More than One Line",
        artist: "Nobody",
        seconds: 61
      ),
      Song(title: "Naima", artist: "John Coltrane", seconds: 264),
    ])
    let simulation = show(controller)
    expectLayout(simulation, named: "playlist")
    try tap("Shuffle", in: simulation)
    let table = try #require(view(UITableView.self, in: controller.view))
    tap(try #require(table.cellForRow(at: IndexPath(row: 0, section: 0))), in: simulation)
    expectLayout(simulation, named: "remove-a-song")
    try tap("Remove", in: simulation)
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(view(UILabel.self, in: controller.view) { $0.text == "2 songs" } != nil)
  }

  @Test func `2024, diffable data and configurations`() throws {
    let controller = InboxController(mails: [
      Mail(id: 1, sender: "Ada", subject: "Notes on the engine", isUnread: true),
      Mail(id: 2, sender: "Grace", subject: "A moth in the relay", isUnread: false),
      Mail(id: 3, sender: "Katherine", subject: "The numbers for Friday", isUnread: true),
    ])
    let simulation = show(controller)
    expectLayout(simulation, named: "inbox")
    try tap("Read all", in: simulation)
    #expect(controller.tableView.numberOfSections == 1)
    expectLayout(simulation, named: "all-read")
  }

  @Test func `a drag selects many rows`() throws {
    let controller = SelectingController()
    let simulation = show(controller)
    let table = try #require(controller.tableView)
    try tap("Select", in: simulation)
    let finger = Finger(on: simulation.window)
    let places = [2, 5].map { row in
      let rect = table.rectForRow(at: IndexPath(row: row, section: 0))
      return table.convert(CGPoint(x: 30, y: rect.midY), to: nil)
    }
    finger.press(at: places[0])
    finger.move(to: places[1], within: .milliseconds(400))
    finger.release()
    simulation.window.layoutIfNeeded()
    #expect(table.indexPathsForSelectedRows?.map(\.row) == [2, 3, 4, 5])
    expectLayout(simulation, named: "selected-by-a-drag")
    try tap("All", in: simulation)
    #expect(controller.title == "100 selected")
    try tap("Done", in: simulation)
    #expect(!table.isEditing && controller.title == "Rows")
  }
}

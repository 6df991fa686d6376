import LayoutSimTesting
import Testing

/// What a test writes with the keyboard.
struct TypingTests {
  private final class Limit: NSObject, UITextFieldDelegate {
    func textField(
      _ textField: UITextField,
      shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { (textField.text ?? "").count < 3 }
  }

  @Test func `the delegate is asked about each letter`() throws {
    let device = try #require(Simulation.Device.named("iPhone 15"))
    let simulation = Simulation(device, table: .rows(0))
    let screen = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 34))
    let limit = Limit()
    field.delegate = limit
    screen.view.addSubview(field)
    simulation.window.rootViewController = screen
    simulation.window.layoutIfNeeded()
    #expect(throws: Simulation.FailedAction.self) { try simulation.type("a") }
    field.becomeFirstResponder()
    simulation.advance(by: .seconds(1))
    try simulation.type("house")
    #expect(field.text?.count == 3)
  }
}

import LayoutSolver

extension Workload {
  /// Returns a sign-in screen.
  package static func screen() -> Workload {
    var work = Workload("screen", width: 390, height: 844)
    let all = work.container
    let (logo, title, subtitle) = (work.view(), work.view(), work.view())
    let (mail, password, forgot) = (work.view(), work.view(), work.view())
    let (login, footer, help) = (work.view(), work.view(), work.view())
    work.add(logo.top, .equal, all.top + 83)
    work.add(logo.centerX, .equal, all.centerX)
    work.add(logo.width, .equal, logo.height)
    work.add(logo.width, .equal, 0.3 * all.width, 750)
    work.add(logo.width, .lessThanOrEqual, 160)
    work.add(title.top, .equal, logo.bottom + 16)
    work.add(title.centerX, .equal, all.centerX)
    work.add(title.left, .greaterThanOrEqual, all.left + 16)
    work.addContent(title.width, 214.5, hugging: 250, resistance: 750)
    work.addContent(title.height, 33.5, hugging: 250, resistance: 750)
    work.add(subtitle.top, .equal, title.bottom + 8)
    work.add(subtitle.left, .equal, all.left + 16)
    work.add(subtitle.right, .equal, all.right - 16)
    work.addContent(subtitle.height, 61, hugging: 250, resistance: 750)
    work.add(mail.top, .equal, subtitle.bottom + 32)
    work.add(mail.left, .equal, all.left + 16)
    work.add(mail.right, .equal, all.right - 16)
    work.add(mail.height, .equal, 44)
    work.add(password.top, .equal, mail.bottom + 12)
    work.add(password.left, .equal, mail.left)
    work.add(password.right, .equal, mail.right)
    work.add(password.height, .equal, mail.height)
    work.add(forgot.top, .equal, password.bottom + 8)
    work.add(forgot.right, .equal, password.right)
    work.addContent(forgot.width, 120, hugging: 250, resistance: 750)
    work.addContent(forgot.height, 34, hugging: 250, resistance: 750)
    work.add(login.top, .greaterThanOrEqual, forgot.bottom + 24)
    work.add(login.bottom, .equal, help.top - 16)
    work.add(login.left, .equal, all.left + 16)
    work.add(login.right, .equal, all.right - 16)
    work.add(login.height, .equal, 50)
    work.add(help.left, .equal, all.left + 16)
    work.add(help.right, .lessThanOrEqual, footer.left - 8)
    work.addContent(help.width, 88, hugging: 251, resistance: 750)
    work.addContent(help.height, 20.5, hugging: 250, resistance: 750)
    work.add(footer.centerY, .equal, help.centerY)
    work.add(footer.right, .equal, all.right - 16)
    work.add(footer.bottom, .equal, all.bottom - 46)
    work.addContent(footer.width, 196, hugging: 250, resistance: 749)
    work.addContent(footer.height, 20.5, hugging: 250, resistance: 750)
    return work
  }

  /// Returns a table of rows with five subviews each, of which every fifth has too long a title.
  package static func table(_ count: Int = 40, isStretched: Bool = false) -> Workload {
    var work = Workload(
      isStretched ? "stretched table" : "table",
      width: 390,
      height: isStretched ? 75 * Double(count) : 844
    )
    let all = work.container
    var previous = all
    for index in 0..<count {
      let (cell, image, title) = (work.view(), work.view(), work.view())
      let (subtitle, detail, accessory) = (work.view(), work.view(), work.view())
      work.add(cell.left, .equal, all.left)
      work.add(cell.width, .equal, all.width)
      work.add(cell.top, .equal, index == 0 ? all.top : previous.bottom)
      work.add(cell.height, .greaterThanOrEqual, 44)
      work.add(cell.height, .equal, 44, 250)
      let heightRow = work.system.rows.count - 1
      work.add(image.left, .equal, cell.left + 16)
      work.add(image.centerY, .equal, cell.centerY)
      work.add(image.width, .equal, 40)
      work.add(image.height, .equal, 40)
      work.add(title.left, .equal, image.right + 12)
      work.add(title.top, .equal, cell.top + 8)
      work.add(title.right, .lessThanOrEqual, detail.left - 8)
      let titleWidth = index % 5 == 4 ? 300 + index : 90 + (index * 37) % 60
      work.addContent(title.width, Double(titleWidth), hugging: 251, resistance: 750)
      work.add(title.height, .equal, 20.5, 750)
      work.add(subtitle.left, .equal, title.left)
      work.add(subtitle.top, .equal, title.bottom + 4)
      work.add(subtitle.bottom, .lessThanOrEqual, cell.bottom - 8)
      work.add(subtitle.right, .lessThanOrEqual, detail.left - 8)
      work.addContent(subtitle.width, Double(60 + (index * 53) % 80), hugging: 251, resistance: 750)
      work.add(subtitle.height, .equal, 16, 750)
      work.add(detail.right, .equal, accessory.left - 8)
      work.add(detail.centerY, .equal, cell.centerY)
      work.addContent(detail.width, Double(30 + (index * 13) % 40), hugging: 251, resistance: 751)
      work.add(detail.height, .equal, 18, 750)
      work.add(accessory.right, .equal, cell.right - 16)
      work.add(accessory.centerY, .equal, cell.centerY)
      work.add(accessory.width, .equal, 12)
      work.add(accessory.height, .equal, 12)
      if index % 4 == 0, work.swaps.count < 10 {
        let height = Expression(terms: [], constant: 80 + Double(index))
        work.swaps.append((heightRow, row(cell.height, .equal, height, 250)))
      }
      previous = cell
    }
    if isStretched { work.add(previous.bottom, .equal, all.bottom) }
    return work
  }

  /// Returns a chain whose positions depend on widths that only optional rows determine.
  package static func chain(_ count: Int) -> Workload {
    var work = Workload("chain of \(count)", width: 50 * Double(count), height: 100)
    var previous = work.container
    var views: [View] = []
    for index in 0..<count {
      let view = work.view()
      work.add(view.left, .equal, index > 0 ? previous.right + 8 : work.container.left + 8)
      work.add(view.centerY, .equal, previous.centerY)
      let height = index > 0 ? previous.height : Expression(terms: [], constant: 44)
      work.add(view.height, .equal, height)
      previous = view
      views.append(view)
    }
    for (index, view) in views.enumerated() {
      work.addContent(view.width, Double(20 + index % 7), hugging: 250, resistance: 750)
    }
    work.add(previous.right, .lessThanOrEqual, work.container.right)
    return work
  }

  /// Returns a grid of equal cells that fills the container.
  package static func grid(_ count: Int = 30) -> Workload {
    var work = Workload("grid of \(count)", width: 1024, height: 768)
    let all = work.container
    var cells: [[View]] = []
    for row in 0..<count {
      cells.append([])
      for column in 0..<count {
        let view = work.view()
        let left = column > 0 ? cells[row][column - 1].right + 4 : all.left + 8
        let top = row > 0 ? cells[row - 1][column].bottom + 4 : all.top + 8
        cells[row].append(view)
        work.add(view.left, .equal, left)
        work.add(view.top, .equal, top)
        if row > 0 || column > 0 {
          work.add(view.width, .equal, cells[0][0].width)
          work.add(view.height, .equal, cells[0][0].height)
        }
      }
    }
    work.add(cells[0][count - 1].right, .equal, all.right - 8)
    work.add(cells[count - 1][0].bottom, .equal, all.bottom - 8)
    return work
  }

  /// Returns nested containers with three children each and aspect ratios, so that x and y are coupled.
  package static func nested(_ levels: Int, isSpine: Bool) -> Workload {
    var work = Workload("nested \(levels)\(isSpine ? ", spine" : "")", width: 1024, height: 768)
    work.nest(work.container, levels, isSpine)
    return work
  }

  private mutating func nest(_ parent: View, _ levels: Int, _ isSpine: Bool) {
    if levels == 0 { return }
    for index in 0..<3 {
      let child = view()
      add(child.centerY, .equal, parent.centerY)
      if index == 0 { add(child.left, .equal, parent.left + 1) }
      if index == 1 { add(child.centerX, .equal, parent.centerX) }
      if index == 2 { add(child.right, .equal, parent.right - 1) }
      add(child.width, .equal, 0.3 * parent.width)
      add(child.width, .equal, 1.5 * child.height, 750)
      add(child.height, .lessThanOrEqual, parent.height)
      if !isSpine || index == 1 { nest(child, levels - 1, isSpine) }
    }
  }

  /// Returns a row of labels wider than its container, which resist alike or at priorities of their own.
  package static func overfullRow(_ count: Int, isDistinct: Bool) -> Workload {
    var work = Workload(
      "overfull row of \(count)\(isDistinct ? ", own priorities" : "")",
      width: 30 * Double(count),
      height: 44
    )
    let all = work.container
    var previous = all
    for index in 0..<count {
      let label = work.view()
      work.add(label.left, .equal, index > 0 ? previous.right + 8 : all.left + 8)
      work.add(label.centerY, .equal, all.centerY)
      work.addContent(
        label.width,
        Double(20 + (index * 7) % 30),
        hugging: 250,
        resistance: isDistinct ? 700 + Float(index) : 750
      )
      work.addContent(label.height, 20, hugging: 250, resistance: 750)
      previous = label
    }
    work.add(previous.right, .equal, all.right - 8)
    return work
  }
}

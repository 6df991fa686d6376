import Foundation
import LayoutDevices
import LayoutGeometry
import Testing

struct TableMetricsTests {
  static func metrics(_ name: String, _ style: TableStyle = .plain) throws -> TableMetrics {
    TableMetrics(ScreenEnvironment(device: try #require(Device.named(name))), style: style)
  }

  // Frames that Interface Builder saved with iOS 17 and 18.
  @Test func `rows are as high as Interface Builder writes`() throws {
    let two = try Self.metrics("iPhone 8")
    let three = try Self.metrics("iPhone 15")
    #expect(two.defaultRowHeight == 44)
    #expect(20.5 + two.stockRowPadding == 43.5)
    #expect(abs(20.0 + 1.0 / 3 + three.stockRowPadding - 43.667) < 0.001)
    #expect(20.5 + 14.5 + two.subtitleRowPadding == 55.5)
    let labels = 20.5 + two.subtitleSpacing + 14.5
    let top = pixelAligned((55.5 - labels) / 2, scale: two.scale)
    #expect(top + 20.5 + two.subtitleSpacing == 31.5)
    #expect(44 + two.customRowPadding == 44.5)
    #expect(abs(44 + three.customRowPadding - 44.333) < 0.001)
  }

  // Five pictures of 2019 and 2025, and three dumps: what Interface Builder writes is the content.
  @Test(arguments: ["iPhone 8", "iPhone 15"])
  func `rows of stock cells are their content and a separator, 44`(device: String) throws {
    let metrics = try Self.metrics(device)
    #expect(metrics.minimumStockRowHeight == 44)
    #expect(metrics.stockSeparatorRoom == metrics.pixel)
    let line = device == "iPhone 8" ? 20.5 : 61.0 / 3
    #expect(abs(line + metrics.stockRowPadding + metrics.stockSeparatorRoom - 44) < 0.001)
  }

  @Test func `the first row of a plain section with a title begins at 50`() throws {
    let metrics = try Self.metrics("iPhone 15")
    #expect(metrics.plainHeaderTopPadding + metrics.plainHeaderHeight == 50)
    #expect(metrics.plainFooterHeight == 28)
  }

  @Test func `grouped sections keep their distances`() throws {
    let two = try Self.metrics("iPhone 8", .grouped)
    let three = try Self.metrics("iPhone 15", .insetGrouped)
    #expect(two.groupedTopPadding + two.groupedHeaderHeight == 55.5)
    #expect(abs(three.groupedTopPadding + three.groupedHeaderHeight - 55.333) < 0.001)
    #expect(two.groupedFooterHeight + two.groupedHeaderHeight == 56)
    #expect(two.groupedFooterHeight + two.groupedBottomPadding == 38)
    #expect(two.groupedTopPadding + two.groupedUntitledHeaderHeight == 35)
    #expect(abs(three.groupedTopPadding + three.groupedUntitledHeaderHeight - 35) < 0.001)
    #expect(abs(three.groupedUntitledHeaderHeight * 2 - 35.333) < 0.001)
  }

  struct AcrossRow: CustomTestStringConvertible, Sendable {
    let device: String
    let style: TableStyle
    let side: CGFloat
    let text: CGFloat
    let cell: CGFloat
    var testDescription: String { "\(device), \(style)" }
  }

  @Test(arguments: [
    AcrossRow(device: "iPhone 8", style: .insetGrouped, side: 16, text: 16, cell: 343),
    AcrossRow(device: "iPhone 11", style: .insetGrouped, side: 20, text: 20, cell: 374),
    AcrossRow(device: "iPhone 8", style: .plain, side: 0, text: 16, cell: 375),
    AcrossRow(device: "iPhone 11", style: .grouped, side: 0, text: 20, cell: 414),
  ])
  func `margins follow the width of the table`(_ row: AcrossRow) throws {
    let metrics = try Self.metrics(row.device, row.style)
    let width = try #require(Device.named(row.device)).portraitSize.width
    #expect(metrics.sideInset == row.side)
    #expect(metrics.textInset == row.text)
    #expect(metrics.separatorInset.left == row.text)
    #expect(width - 2 * metrics.sideInset == row.cell)
  }

  @Test func `accessories take their part of the cell`() throws {
    let narrow = try Self.metrics("iPhone 8")
    let wide = try Self.metrics("iPhone 11")
    let three = try Self.metrics("iPhone 12")
    #expect(narrow.margin + narrow.disclosureWidth == 26.5)
    #expect(wide.margin + wide.disclosureWidth == 30.5)
    #expect(abs(three.margin + three.disclosureWidth - 26.333) < 0.001)
    #expect(narrow.margin + narrow.checkmarkWidth == 40)
    #expect(narrow.accessoryGap == 8)
    #expect(narrow.separatorHeight == 0.5)
  }

  @Test func `editing moves contents by 38 under a control of 47`() throws {
    let metrics = try Self.metrics("iPhone 8")
    #expect(metrics.editingShift == 38)
    #expect(metrics.editControlWidth == 47)
    #expect(metrics.checkCircleCenterX == 26.5)
    #expect(metrics.checkCircleDiameter == 22)
    #expect(metrics.checkCircleCenterX + metrics.checkCircleDiameter / 2 < metrics.editingShift)
    #expect(try Self.metrics("iPhone 11").textInset + metrics.editingShift == 58)
  }

  @Test func `inset groups have round corners, rounder in iOS 26`() throws {
    #expect(try Self.metrics("iPhone 15", .insetGrouped).cornerRadius == 10)
    #expect(try Self.metrics("iPhone 17", .insetGrouped).cornerRadius == 26)
    #expect(try Self.metrics("iPhone 15", .grouped).cornerRadius == 0)
    #expect(try Self.metrics("iPhone 17").minimumStockRowHeight == 52)
    #expect(try Self.metrics("iPad Pro 11-inch (M5)").minimumStockRowHeight == 50.5)
  }

  @Test func `colors follow the style of the table`() throws {
    let plain = try Self.metrics("iPhone 15")
    let grouped = try Self.metrics("iPhone 15", .insetGrouped)
    #expect(plain.backgroundColor == .systemBackground)
    #expect(plain.cellBackgroundColor == .systemBackground)
    #expect(grouped.backgroundColor == .systemGroupedBackground)
    #expect(grouped.cellBackgroundColor == .secondarySystemGroupedBackground)
    #expect(grouped.selectedBackgroundColor == .systemGray4)
  }
}

import type { ReportCell } from '../../domain/report/report-content.ts'
import type { Element, Lines, Sheet } from './sheet.ts'
import {
  headerFill,
  lineHeight,
  margins,
  ruleColour,
  styles,
  textBottom,
  textWidth,
  toneStyles,
  type TextStyle,
} from './style.ts'

/** Space in a cell, in points. */
const padding = { x: 6, top: 4, bottom: 4.5 } as const
const ruleHeight = 0.6
/** A row that is cut in two has at least this many lines on each page. */
const cutLinesMin = 3

/** The height of a page that a row can take when the header is repeated. */
const bodyHeight = textBottom - margins.top

/** A table to draw; `header` is null for labels with their values. */
export interface TableInput {
  readonly header: readonly string[] | null
  /** Width of each column as a share of the text's width. */
  readonly shares: readonly number[]
  readonly labelStyle: TextStyle
  /** The first cell of a row is its header. */
  readonly rows: readonly (readonly ReportCell[])[]
}

interface Cell extends Lines {
  readonly style: TextStyle
  readonly x: number
}
type Row = readonly Cell[]

/** A table with its heights, ready to be drawn. */
export interface Table {
  readonly height: number
  /** Height of the header with the first row. */
  readonly firstHeight: number
  draw(parent: Element): void
}

/** Measures a table. Lengths in points. */
export function layOutTable(sheet: Sheet, { header, shares, labelStyle, rows }: TableInput): Table {
  const row = (texts: readonly { readonly text: string; readonly style: TextStyle }[]): Row =>
    texts.map(({ text, style }, column) => {
      const x = margins.left + textWidth * sum(shares.slice(0, column)) + padding.x
      const width = textWidth * (shares[column] ?? 0) - 2 * padding.x
      return { ...sheet.lines(text, style, width), style, x }
    })
  const head = header === null ? null : row(header.map((text) => ({ text, style: styles.columnHeader })))
  const body = rows.map((cells) =>
    row(cells.map(({ text, tone }, column) => ({ text, style: column === 0 ? labelStyle : toneStyles[tone] }))),
  )
  const headHeight = head === null ? 0 : rowHeight(head)
  const [first = []] = body
  return {
    height: headHeight + sum(body.map(rowHeight)),
    firstHeight: headHeight + Math.min(rowHeight(first), bodyHeight / 2),
    draw(parent) {
      const table = sheet.element(parent, 'Table')
      if (head !== null) drawHead(sheet, table, head)
      for (const cells of body) drawRow(sheet, table, cells, head)
    },
  }
}

function drawHead(sheet: Sheet, table: Element, head: Row): void {
  drawHeadFill(sheet, head)
  const row = sheet.element(table, 'TR')
  for (const { lines, style, x } of head) {
    sheet.text(sheet.element(row, 'TH', { scope: 'Column' }), lines, style, { x, y: sheet.y + padding.top })
  }
  sheet.y += rowHeight(head)
}

/** The header on the next pages of a table is no second header to a screen reader. */
function repeatHead(sheet: Sheet, head: Row): void {
  drawHeadFill(sheet, head)
  for (const { lines, style, x } of head) sheet.textArtifact(lines, style, { x, y: sheet.y + padding.top })
  sheet.y += rowHeight(head)
}

function drawHeadFill(sheet: Sheet, head: Row): void {
  sheet.fill(headerFill, { y: sheet.y, height: rowHeight(head) })
}

/** Draws a row on one page, or cut over several when no page holds it. */
function drawRow(sheet: Sheet, table: Element, cells: Row, head: Row | null): void {
  const line = rowLineHeight(cells)
  const total = lineCount(cells)
  const headHeight = head === null ? 0 : rowHeight(head)
  const fitsOnePage = rowHeight(cells) <= bodyHeight - headHeight
  const row = sheet.element(table, 'TR')
  const elements = cells.map(({ original }, column) =>
    column === 0 ? sheet.element(row, 'TH', { scope: 'Row', original }) : sheet.element(row, 'TD', { original }),
  )
  const linesThatFit = () => Math.floor((sheet.heightLeft - padding.top - padding.bottom - ruleHeight) / line)
  let from = 0
  while (from < total) {
    if (total - from > linesThatFit() && (fitsOnePage || linesThatFit() < cutLinesMin)) {
      sheet.breakPage()
      if (head !== null) repeatHead(sheet, head)
    }
    const to = Math.min(total, from + Math.max(1, linesThatFit()))
    for (const [column, { lines, style, x }] of cells.entries()) {
      const element = elements[column]
      if (element !== undefined) sheet.text(element, lines.slice(from, to), style, { x, y: sheet.y + padding.top })
    }
    sheet.y += padding.top + (to - from) * line + padding.bottom
    sheet.fill(ruleColour, { y: sheet.y, height: ruleHeight })
    sheet.y += ruleHeight
    from = to
  }
}

function lineCount(cells: Row): number {
  return Math.max(1, ...cells.map(({ lines }) => lines.length))
}

function rowLineHeight(cells: Row): number {
  return Math.max(...cells.map(({ style }) => lineHeight(style)))
}

function rowHeight(cells: Row): number {
  return padding.top + lineCount(cells) * rowLineHeight(cells) + padding.bottom + ruleHeight
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

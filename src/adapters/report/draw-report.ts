import type { ReportBlock, ReportContent, ReportSection } from '../../domain/report/report-content.ts'
import type { ReportOptions } from '../../ports/report-writer.ts'
import { Sheet, type Element } from './sheet.ts'
import {
  accentColour,
  lineHeight,
  margins,
  noticeEdge,
  noticeFill,
  styles,
  textBottom,
  textWidth,
  toneStyles,
} from './style.ts'
import { layOutTable, type TableInput } from './table.ts'

/** Spaces between parts, in points. */
const space = { afterTitle: 3, beforeSection: 18, afterHeading: 4, beforeBlock: 6, beforeSubheading: 12 } as const
const noticePadding = 9
const noticeEdgeWidth = 3
const headingRule = 1
/** From the bullet of a list to its text. */
const listIndent = 12
/** Width of the labels of facts, as a share of the text's width. */
const labelShare = 0.34
/** A section up to this height stays on one page, in points: a third of a page. */
const wholeSectionMax = (textBottom - margins.top) / 3

/** A block with its heights, ready to be drawn. */
interface Block {
  readonly height: number
  /** The least that must be on the page of the heading. */
  readonly firstHeight: number
  /** True: its start is not parted from what comes after its first line or row. */
  readonly keepsStart: boolean
  /** True: it does not end a page. */
  readonly keepsNext: boolean
  readonly isTable: boolean
  draw(parent: Element): void
}

/** A report as a tagged PDF. Takes 300 ms to some seconds without a pause, so a thread of its own calls it. */
export async function drawReport(content: ReportContent, options: ReportOptions): Promise<Uint8Array> {
  const sheet = new Sheet(content, options)
  drawTitle(sheet, content)
  if (content.notice !== null) drawNotice(sheet, content.notice)
  for (const section of content.sections) drawSection(sheet, section)
  return sheet.end(options.documentId)
}

function drawTitle(sheet: Sheet, { title, subtitle }: ReportContent): void {
  const parts = [
    { tag: 'H1', text: title, style: styles.title },
    { tag: 'P', text: subtitle, style: styles.subtitle },
  ] as const
  for (const { tag, text, style } of parts) {
    const { lines, original } = sheet.lines(text, style, textWidth)
    sheet.text(sheet.element(sheet.root, tag, { original }), lines, style, { x: margins.left, y: sheet.y })
    sheet.y += lines.length * lineHeight(style) + space.afterTitle
  }
}

function drawNotice(sheet: Sheet, notice: string): void {
  const style = styles.notice
  const { lines } = sheet.lines(notice, style, textWidth - 2 * noticePadding - noticeEdgeWidth)
  const height = lines.length * lineHeight(style) + 2 * noticePadding
  sheet.y += space.beforeBlock
  sheet.fill(noticeFill, { y: sheet.y, height })
  sheet.fill(noticeEdge, { y: sheet.y, width: noticeEdgeWidth, height })
  const at = { x: margins.left + noticePadding + noticeEdgeWidth, y: sheet.y + noticePadding }
  sheet.text(sheet.element(sheet.root, 'P'), lines, style, at)
  sheet.y += height
}

function drawSection(sheet: Sheet, { heading, blocks }: ReportSection): void {
  const style = styles.heading
  const { lines } = sheet.lines(heading, style, textWidth)
  const headingHeight = lines.length * lineHeight(style) + headingRule + space.afterHeading
  const parts = blocks.map((block) => layOut(sheet, block))
  const height = parts.reduce((total, part) => total + part.height, headingHeight)
  const least = height <= wholeSectionMax ? height : headingHeight + (parts[0]?.firstHeight ?? 0)
  sheet.y += space.beforeSection
  if (least > sheet.heightLeft) sheet.breakPage()
  const section = sheet.element(sheet.root, 'Sect')
  sheet.text(sheet.element(section, 'H2'), lines, style, { x: margins.left, y: sheet.y })
  sheet.y += lines.length * lineHeight(style)
  sheet.fill(accentColour, { y: sheet.y, height: headingRule })
  sheet.y += headingRule + space.afterHeading
  for (const [at, part] of parts.entries())
    drawBlock(sheet, section, { part, before: parts[at - 1], next: parts[at + 1] })
}

function drawBlock(
  sheet: Sheet,
  section: Element,
  {
    part,
    before,
    next,
  }: { readonly part: Block; readonly before: Block | undefined; readonly next: Block | undefined },
): void {
  if (part.isTable && before !== undefined && !before.keepsNext) sheet.y += space.beforeBlock
  const least = part.keepsNext ? part.height + (next?.firstHeight ?? 0) : part.keepsStart ? part.firstHeight : 0
  if (least > sheet.heightLeft && sheet.y > margins.top) sheet.breakPage()
  part.draw(section)
}

function layOut(sheet: Sheet, block: ReportBlock): Block {
  switch (block.kind) {
    case 'paragraph':
      return layOutParagraph(sheet, block.text)
    case 'heading':
      return layOutHeading(sheet, block.text)
    case 'list':
      return layOutList(sheet, block.items)
    case 'facts':
      return tableBlock(sheet, {
        header: null,
        shares: [labelShare, 1 - labelShare],
        labelStyle: styles.label,
        rows: block.facts.map(({ label, value }) => [{ text: label, tone: 'plain' }, value]),
      })
    case 'table':
      return tableBlock(sheet, {
        header: block.columns.map(({ label }) => label),
        shares: block.columns.map(({ share }) => share),
        labelStyle: toneStyles.plain,
        rows: block.rows,
      })
  }
}

function tableBlock(sheet: Sheet, input: TableInput): Block {
  return { ...layOutTable(sheet, input), keepsStart: true, keepsNext: false, isTable: true }
}

/** The heading of a part of a section. */
function layOutHeading(sheet: Sheet, text: string): Block {
  const style = styles.subheading
  const { lines, original } = sheet.lines(text, style, textWidth)
  const height = space.beforeSubheading + lines.length * lineHeight(style) + space.afterHeading
  return {
    ...{ height, firstHeight: height, keepsStart: true, keepsNext: true, isTable: false },
    draw(parent) {
      sheet.y += space.beforeSubheading
      sheet.text(sheet.element(parent, 'H3', { original }), lines, style, { x: margins.left, y: sheet.y })
      sheet.y += lines.length * lineHeight(style) + space.afterHeading
    },
  }
}

function layOutList(sheet: Sheet, items: readonly string[]): Block {
  const style = styles.listItem
  const line = lineHeight(style)
  const laidOut = items.map((item) => sheet.lines(item, style, textWidth - listIndent))
  const total = laidOut.reduce((count, { lines }) => count + lines.length, 0)
  return {
    height: space.beforeBlock + total * line,
    firstHeight: space.beforeBlock + (laidOut[0]?.lines.length ?? 0) * line,
    ...{ keepsStart: true, keepsNext: false, isTable: false },
    draw(parent) {
      sheet.y += space.beforeBlock
      const list = sheet.element(parent, 'L')
      for (const { lines, original } of laidOut) {
        const item = sheet.element(list, 'LI')
        const label = sheet.element(item, 'Lbl')
        const body = sheet.element(item, 'LBody', { original })
        for (const [at, text] of lines.entries()) {
          if (line > sheet.heightLeft) sheet.breakPage()
          if (at === 0) sheet.text(label, ['•'], style, { x: margins.left, y: sheet.y })
          sheet.text(body, [text], style, { x: margins.left + listIndent, y: sheet.y })
          sheet.y += line
        }
      }
    },
  }
}

function layOutParagraph(sheet: Sheet, text: string): Block {
  const style = styles.paragraph
  const { lines, original } = sheet.lines(text, style, textWidth)
  const height = space.beforeBlock + lines.length * lineHeight(style)
  return {
    height,
    firstHeight: Math.min(height, wholeSectionMax),
    ...{ keepsStart: false, keepsNext: false, isTable: false },
    draw(parent) {
      const paragraph = sheet.element(parent, 'P', { original })
      sheet.y += space.beforeBlock
      let from = 0
      while (from < lines.length) {
        const fit = Math.floor(sheet.heightLeft / lineHeight(style))
        if (fit < Math.min(2, lines.length - from)) {
          sheet.breakPage()
          continue
        }
        const shown = lines.slice(from, from + fit)
        sheet.text(paragraph, shown, style, { x: margins.left, y: sheet.y })
        sheet.y += shown.length * lineHeight(style)
        from += shown.length
      }
    },
  }
}

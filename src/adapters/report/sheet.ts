import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'
import type { ReportContent } from '../../domain/report/report-content.ts'
import type { ReportOptions } from '../../ports/report-writer.ts'
import { layoutRuns } from './layout-runs.ts'
import { shownText } from './shown-text.ts'
import {
  bannerFill,
  bannerPadding,
  bannerTop,
  footTop,
  lineHeight,
  margins,
  paperSize,
  styles,
  textBottom,
  textWidth,
  type TextStyle,
} from './style.ts'
import { wrapLines } from './wrap-lines.ts'

/** Most pages of a report: a case with all that is read of it has about half as many. */
const pagesMax = 400

const fontFiles = { regular: 'DejaVuSans.ttf', bold: 'DejaVuSans-Bold.ttf' } as const
type FontName = keyof typeof fontFiles

/** A node of the structure tree. ISO 32000-1 §14.7. */
type Tag = 'Document' | 'Sect' | 'H1' | 'H2' | 'H3' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'L' | 'LI' | 'Lbl' | 'LBody'
export type Element = PDFKit.PDFStructureElement

/** The pages of a report as they are filled, from top to bottom. Lengths are in points. */
export class Sheet {
  readonly #doc: PDFKit.PDFDocument
  readonly #paths: Readonly<Record<FontName, string>>
  readonly #coverage = new Map<FontName, (codePoint: number) => boolean>()
  readonly #chunks: Uint8Array[] = []
  readonly #ended: Promise<void>
  #pages = 1
  /** Where the next text starts, from the upper edge of the page. */
  y: number = margins.top
  /** The root of the structure tree. */
  readonly root: Element

  readonly #content: Pick<ReportContent, 'pageLabel' | 'banner' | 'foot' | 'romanised'>

  constructor(content: Omit<ReportContent, 'sections' | 'notice'>, options: ReportOptions) {
    const { title, language } = content
    this.#content = content
    this.#paths = { regular: fontPath('regular'), bold: fontPath('bold') }
    this.#doc = new PDFDocument({
      size: paperSize.name,
      margins,
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: `${language}-CA`,
      // The library's own default is a font that is not embedded.
      font: this.#paths.regular,
      info: { Title: title, Subject: options.documentId, Creator: 'Gatehouse', CreationDate: options.createdAt },
    })
    this.#ended = new Promise((resolve, reject) => {
      this.#doc.on('data', (chunk: Uint8Array) => this.#chunks.push(chunk))
      this.#doc.on('end', resolve).on('error', reject)
    })
    this.root = this.#doc.struct('Document')
    this.#doc.addStructure(this.root)
  }

  /** Height left on the page. */
  get heightLeft(): number {
    return textBottom - this.y
  }

  /** A new node of the tree under a parent. */
  element(parent: Element, tag: Tag, { scope, original }: ElementOptions = {}): Element {
    // The types of the library lack `scope`.
    const options: { readonly actual?: string; readonly scope?: string } = {
      ...(scope === undefined ? {} : { scope }),
      ...(original ? { actual: original } : {}),
    }
    const element = this.#doc.struct(tag, options)
    parent.add(element)
    return element
  }

  /** A text in a column, as `text` draws it. */
  lines(text: string, style: TextStyle, width: number): Lines {
    this.#use(style)
    const { romanised = null } = this.#content
    const shown = shownText(text, { hasGlyph: this.#coverageOf(style.font), romanised })
    return { lines: wrapLines(shown.text, width, (part) => this.#widthOf(part)), original: shown.original }
  }

  /** Draws lines as content of a node; a node may have several contents, also on several pages. */
  text(
    element: Element,
    lines: readonly string[],
    style: TextStyle,
    at: { readonly x: number; readonly y: number },
  ): void {
    if (lines.length > 0) element.add(() => this.#drawLines(lines, style, at))
  }

  /** Draws lines that are no content: repeated headers, page numbers. */
  textArtifact(lines: readonly string[], style: TextStyle, at: { readonly x: number; readonly y: number }): void {
    this.#artifact('Pagination', () => this.#drawLines(lines, style, at))
  }

  /** Fills a rectangle of the text's width. */
  fill(colour: string, { x = margins.left, y, width = textWidth, height }: Box): void {
    this.#artifact('Layout', () => this.#doc.rect(x, y, width, height).fill(colour))
  }

  /** Goes to the next page. Throws Error when there are too many. */
  breakPage(): void {
    this.#pages += 1
    if (this.#pages > pagesMax) throw new Error(`a report has at most ${pagesMax} pages`)
    this.#doc.addPage()
    this.y = margins.top
  }

  /** Adds the banner and the foot of each page and returns the file. The sheet is closed by it. */
  async end(documentId: string): Promise<Uint8Array> {
    const { pageLabel, banner, foot = [documentId] } = this.#content
    for (let page = 1; page <= this.#pages; page++) {
      this.#doc.switchToPage(page - 1)
      if (banner !== undefined) this.#drawBanner(banner)
      const number = pageLabel.replace('{page}', String(page)).replace('{pages}', String(this.#pages))
      this.#use(styles.foot)
      const x = margins.left + textWidth - this.#widthOf(number)
      this.textArtifact(foot, styles.foot, { x: margins.left, y: footTop })
      this.textArtifact([number], styles.foot, { x, y: footTop })
    }
    this.#doc.end()
    await this.#ended
    return new Uint8Array(Buffer.concat(this.#chunks))
  }

  #drawBanner(text: string): void {
    const style = styles.banner
    const height = lineHeight(style) + 2 * bannerPadding
    this.#use(style)
    const x = margins.left + (textWidth - this.#widthOf(text)) / 2
    this.fill(bannerFill, { y: bannerTop, height })
    this.textArtifact([text], style, { x, y: bannerTop + bannerPadding })
  }

  #drawLines(lines: readonly string[], style: TextStyle, { x, y }: { readonly x: number; readonly y: number }): void {
    this.#use(style)
    this.#doc.fillColor(style.colour)
    for (const [index, line] of lines.entries()) {
      let runX = x
      for (const { text, layout } of layoutRuns(line)) {
        this.#doc.text(text, runX, y + index * lineHeight(style), { lineBreak: false, ...layout })
        runX += this.#doc.widthOfString(text, layout)
      }
    }
  }

  /** Width of a line in the font in use. */
  #widthOf(line: string): number {
    return layoutRuns(line).reduce((width, { text, layout }) => width + this.#doc.widthOfString(text, layout), 0)
  }

  #artifact(type: 'Pagination' | 'Layout', draw: () => void): void {
    this.#doc.markContent('Artifact', { type })
    draw()
    this.#doc.endMarkedContent()
  }

  #use({ font, size }: TextStyle): void {
    this.#doc.font(this.#paths[font]).fontSize(size)
  }

  /** Whether the font in use has a glyph. */
  #coverageOf(font: FontName): (codePoint: number) => boolean {
    const known = this.#coverage.get(font) ?? coverageOf(this.#doc)
    this.#coverage.set(font, known)
    return known
  }
}

/** A text in lines; `original` is the text before letters were romanised, null when none was. */
export interface Lines {
  readonly lines: readonly string[]
  readonly original: string | null
}

interface ElementOptions {
  /** Of a header of a table. */
  readonly scope?: 'Row' | 'Column'
  /** The text that its content stands for, where it shows another. ISO 32000-1 §14.9.4. */
  readonly original?: string | null
}

/** A rectangle; without `x` and `width` it is as wide as the text. */
interface Box {
  readonly x?: number
  readonly y: number
  readonly width?: number
  readonly height: number
}

function fontPath(name: FontName): string {
  return fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${fontFiles[name]}`))
}

/** The library has the font in use, but no public way to ask it. Throws when a version of it has moved the font. */
function coverageOf(doc: PDFKit.PDFDocument): (codePoint: number) => boolean {
  const font = property(property(doc, '_font'), 'font')
  const hasGlyph = property(font, 'hasGlyphForCodePoint')
  if (typeof hasGlyph !== 'function') throw new Error('pdfkit no longer says which glyphs a font has')
  return (codePoint) => Reflect.apply(hasGlyph, font, [codePoint]) === true
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

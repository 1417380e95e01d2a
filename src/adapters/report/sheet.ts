import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'
import type { ReportOptions } from '../../ports/report-writer.ts'
import { layoutRuns } from './layout-runs.ts'
import { shownText } from './shown-text.ts'
import { footTop, lineHeight, margins, paperSize, styles, textBottom, textWidth, type TextStyle } from './style.ts'
import { wrapLines } from './wrap-lines.ts'

/** Most pages of a report: no report of ours has ten. */
const pagesMax = 100

const fontFiles = { regular: 'DejaVuSans.ttf', bold: 'DejaVuSans-Bold.ttf' } as const
type FontName = keyof typeof fontFiles

/** A node of the structure tree. ISO 32000-1 §14.7. */
type Tag = 'Document' | 'Sect' | 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD'
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

  constructor({ title, language }: { readonly title: string; readonly language: string }, options: ReportOptions) {
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
  element(parent: Element, tag: Tag, scope?: 'Row' | 'Column'): Element {
    // The types of the library lack `scope`.
    const options: { readonly title?: string; readonly scope?: string } = scope === undefined ? {} : { scope }
    const element = this.#doc.struct(tag, options)
    parent.add(element)
    return element
  }

  /** The lines of a text in a column, as `text` draws them. */
  lines(text: string, style: TextStyle, width: number): readonly string[] {
    this.#use(style)
    const shown = shownText(text, this.#coverageOf(style.font))
    return wrapLines(shown, width, (part) => this.#widthOf(part))
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

  /** Adds the foot of each page and returns the file. The sheet is closed by it. */
  async end(documentId: string, pageLabel: string): Promise<Uint8Array> {
    for (let page = 1; page <= this.#pages; page++) {
      this.#doc.switchToPage(page - 1)
      const number = pageLabel.replace('{page}', String(page)).replace('{pages}', String(this.#pages))
      this.#use(styles.foot)
      const x = margins.left + textWidth - this.#widthOf(number)
      this.textArtifact([documentId], styles.foot, { x: margins.left, y: footTop })
      this.textArtifact([number], styles.foot, { x, y: footTop })
    }
    this.#doc.end()
    await this.#ended
    return new Uint8Array(Buffer.concat(this.#chunks))
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

import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { cleanText } from '../../page/clean-text.ts'
import { stepsWithin, type CpuBudget } from '../../page/cpu-budget.ts'
import type { ReadPage, Word } from '../../page/page.ts'
import { formWords } from './form-fields.ts'
import { howPainted } from './painted.ts'
import { wordsOnPage } from './seen-words.ts'
import { withTickBoxes } from './tick-boxes.ts'
import { trustOf, type Trust } from './trust.ts'

/** Most pages read. */
const textPagesMax = 10
/** Most words of one page, and of the pages before the last one read. */
const wordsPerPageMax = 20_000
const wordsBeforeMax = 30_000
/** Largest gap between pieces of one word, as a share of their height. */
const joinGap = 0.15
/** Least share of legible characters; with fewer, the font has no Unicode mapping. */
const legibleShareMin = 0.7

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>
type Item = Awaited<ReturnType<Awaited<ReturnType<Pdf['getPage']>>['getTextContent']>>['items'][number]
type Piece = Extract<Item, { str: string }>

/** The text of one page, and whether a person sees the same. */
export interface TextPage {
  readonly page: ReadPage
  /** Values of form fields. */
  readonly filled: readonly Word[]
  /** Text outside the page or too small to read was left out. */
  readonly hidden: boolean
  readonly trust: Trust
}

/** Text and metadata of a PDF. */
export interface TextLayer {
  /** The pages read, including those without text; the first ones, as many as the budget and the limit of words allow. */
  readonly pages: readonly TextPage[]
  readonly pageCount: number
  /** Producer and, in brackets, creator; '' when unknown. */
  readonly producer: string
  /** YYYY-MM-DD; '' when unknown. */
  readonly created: string
  readonly modified: string
}

/**
 * The words of a PDF with their places, and its metadata; the reason when it cannot be opened. No script is run and no resource
 * loaded.
 */
export async function readTextLayer(bytes: Uint8Array, budget: CpuBudget): Promise<TextLayer | 'encrypted' | 'broken'> {
  let pdf: Pdf
  try {
    pdf = await getDocumentProxy(new Uint8Array(bytes), {
      disableFontFace: true,
      useSystemFonts: false,
      isImageDecoderSupported: false,
      enableXfa: false,
      stopAtErrors: false,
      verbosity: 0,
    })
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'broken'
  }
  try {
    const pages: TextPage[] = []
    const inBudget = stepsWithin(budget)
    let wordCount = 0
    for (let number = 1; number <= Math.min(pdf.numPages, textPagesMax); number++) {
      const page = await inBudget(() => readPage(pdf, number))
      if (page === null) break
      pages.push(page)
      wordCount += page.page.words.length
      if (wordCount > wordsBeforeMax) break
    }
    return { pages, pageCount: pdf.numPages, ...(await readMetadata(pdf)) }
  } catch {
    return 'broken'
  } finally {
    await pdf.loadingTask.destroy().catch(() => {})
  }
}

/** Number of legible characters; 0 when too many are illegible. */
export function legibleCharacters(words: readonly Word[]): number {
  const text = words.map((word) => word.text).join('')
  const legible = text.match(/[\p{L}\p{N}.,:;/$€%()'’-]/gu)?.length ?? 0
  return legible < text.length * legibleShareMin ? 0 : legible
}

async function readPage(pdf: Pdf, number: number): Promise<TextPage> {
  const page = await pdf.getPage(number)
  const viewport = page.getViewport({ scale: 1 })
  const words: Word[] = []
  let open = false
  for (const item of (await page.getTextContent()).items) {
    if (!('str' in item) || words.length > wordsPerPageMax) continue
    if (item.str.trim() === '') {
      open = false
      continue
    }
    const pieceWords = wordsOf(item, viewport.transform)
    const [first] = pieceWords
    const last = words.at(-1)
    if (first && last && open && !/^\s/.test(item.str) && touch(last, first)) {
      words[words.length - 1] = joinWords(last, first)
      pieceWords.shift()
    }
    words.push(...pieceWords)
    open = !/\s$/.test(item.str) && !item.hasEOL
  }
  const { OPS: steps } = await getResolvedPDFJS()
  const { width, height } = viewport
  // A page without text is a scan, and unpacking its image takes long.
  const trust = words.length === 0 ? 'plain' : trustOf(await howPainted(page, width * height, steps))
  const layer: ReadPage = { index: number - 1, width, height, words, source: 'text_layer' }
  const onPage = wordsOnPage(layer)
  const ticked = await withTickBoxes(page, viewport.transform, onPage, steps)
  const filled = await formWords(page, viewport.transform)
  page.cleanup()
  return {
    page: { ...layer, words: ticked },
    filled,
    hidden: onPage.length < words.length,
    trust,
  }
}

/** The words of one piece of text; text that is not horizontal is left out. */
function wordsOf(item: Piece, view: readonly number[]): Word[] {
  const at = item.transform.map(Number)
  const [va = 1, vb = 0, vc = 0, vd = 1, ve = 0, vf = 0] = view
  const [a = 1, b = 0, , , e = 0, f = 0] = at
  const direction: readonly [number, number] = [a * va + b * vc, a * vb + b * vd]
  if (Math.abs(direction[1]) > Math.abs(direction[0]) * 0.05 || direction[0] <= 0) return []
  const left = e * va + f * vc + ve
  const baseline = e * vb + f * vd + vf
  const height = item.height || Math.hypot(at[2] ?? 0, at[3] ?? 0)
  const words: Word[] = []
  const perWeight = item.width / Math.max(1, weightOf(item.str))
  let [weightBefore, measured] = [0, 0]
  for (const match of item.str.matchAll(/\S+/g)) {
    weightBefore = weightOf(item.str.slice(measured, match.index), weightBefore)
    measured = match.index
    const start = left + weightBefore * perWeight
    const width = weightOf(match[0]) * perWeight
    const text = cleanText(match[0]).normalize('NFC')
    if (text !== '') words.push({ text, box: [start, baseline - height * 0.8, width, height], confidence: 1 })
  }
  return words
}

/** Rough width of a text in a proportional font, in digits, and of `before`. Words in a long piece are placed to about a letter. */
function weightOf(text: string, before = 0): number {
  let weight = before
  for (const character of text) {
    if (/[\s.,:;'’!|ijlIt()]/.test(character)) weight += 0.55
    else if (/[A-Zmw@%]/.test(character)) weight += 1.2
    else weight += 1
  }
  return weight
}

function touch(before: Word, after: Word): boolean {
  const height = Math.max(before.box[3], after.box[3])
  const gap = after.box[0] - (before.box[0] + before.box[2])
  return Math.abs(before.box[1] - after.box[1]) < height * 0.3 && Math.abs(gap) < height * joinGap
}

function joinWords(before: Word, after: Word): Word {
  const top = Math.min(before.box[1], after.box[1])
  const width = after.box[0] + after.box[2] - before.box[0]
  const height = Math.max(before.box[3], after.box[3])
  return { text: before.text + after.text, box: [before.box[0], top, width, height], confidence: 1 }
}

async function readMetadata(pdf: Pdf): Promise<{ producer: string; created: string; modified: string }> {
  const info: object = (await pdf.getMetadata().catch(() => ({ info: {} }))).info
  const facts = new Map<string, unknown>(Object.entries(info))
  const text = (name: string) => {
    const value = facts.get(name)
    return typeof value === 'string' ? cleanText(value).trim().slice(0, 200) : ''
  }
  const [producer, creator] = [text('Producer'), text('Creator')]
  const named =
    producer === '' || creator === '' || producer.includes(creator) ? producer || creator : `${producer} (${creator})`
  return { producer: named, created: isoDate(text('CreationDate')), modified: isoDate(text('ModDate')) }
}

/** The local date of `D:20261102093000-05'00'`. ISO 32000-1 §7.9.4. */
function isoDate(date: string): string {
  const [, year, month = '01', day = '01'] = /^(?:D:)?(\d{4})(\d\d)?(\d\d)?/.exec(date) ?? []
  return year === undefined || year === '0000' ? '' : `${year}-${month}-${day}`
}

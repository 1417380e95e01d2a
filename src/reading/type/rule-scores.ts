import type { DocumentType } from '../../domain/document-types/definition/document-type.ts'
import { documentTypes } from '../../domain/document-types/index.ts'
import { fold, lettersOf, likeness } from '../page/fold.ts'
import type { Row } from '../page/rows.ts'
import type { ReadPage } from '../page/page.ts'

/** Cues in this share at the top of the first page weigh more. */
const headShare = 0.18
const headFactor = 1.5
/** Titles are in this share of the first page. Weights of a title as a line, within a line and in the text below. */
const titleShare = 0.45
const titleWeights = { line: 10, withinLine: 6, below: 2 } as const
/** Weight of each letter of a title: "certificate of incorporation" is worth more than "certificate". */
const titleLetterWeight = 0.08
/** Titles with fewer letters must be read exactly. */
const fuzzyTitleLettersMin = 10
/** Weight of a label that no other type has, and the most of all labels of a type together. */
const labelWeight = 1.2
const labelsWeightMax = 9
const labelLettersMin = 5
/** Most words of a cue or label. */
const phraseWordsMax = 9

/** What titles, cues and labels of a type weigh on a document. */
export interface RuleScore {
  readonly id: string
  readonly title: number
  readonly cue: number
  readonly label: number
}

/** Scores of every type that has cues, in the order of the types. docs/reading.md#type. */
export function ruleScores(pages: readonly ReadPage[], rows: readonly (readonly Row[])[]): readonly RuleScore[] {
  const print = printOf(pages, rows)
  const titles = printedTitles(print)
  return signs().map((sign) => ({
    id: sign.id,
    title: titleScore(sign, print, titles),
    cue: cueScore(sign, print),
    label: labelScore(sign, print),
  }))
}

/** Print of the pages, ready to be compared. */
interface Print {
  /** Every run of words of all pages, up to the longest cue. */
  readonly runs: ReadonlySet<string>
  readonly headRuns: ReadonlySet<string>
  /** Lines and columns of the upper part of the first page. */
  readonly lines: readonly Title[]
}

/** A title, or a line that may be one, folded once since every title is compared with every line. */
interface Title {
  readonly words: string
  /** The words with a space at either end, so that only whole words are found in it. */
  readonly spaced: string
  readonly letters: string
}

/** Signs for and against a type, folded once. */
interface Signs {
  readonly id: string
  readonly titles: readonly Title[]
  readonly cues: readonly { readonly words: string; readonly weight: number }[]
  /** For each field, its labels with their rarity, 0 to 1. */
  readonly labels: readonly (readonly { readonly words: string; readonly rarity: number }[])[]
}

/** Titles of all types that are a whole line of the page. */
function printedTitles({ lines }: Print): readonly string[] {
  const printed = new Set(lines.map((line) => line.words))
  return signs().flatMap(({ titles }) => titles.map(({ words }) => words).filter((words) => printed.has(words)))
}

/** Ignores a title that is only part of a printed title: "identity card" in "identity card with photo". */
function titleScore({ titles }: Signs, { lines, runs }: Print, printed: readonly string[]): number {
  return titles.reduce((best, { words, spaced, letters }) => {
    const isPart = printed.some((title) => title.length > words.length && ` ${title} `.includes(spaced))
    if (isPart && !printed.includes(words)) return best
    const bonus = letters.length * titleLetterWeight
    const like = letters.length < fuzzyTitleLettersMin ? 1 : 0.85
    if (lines.some((line) => line.words === words || (like < 1 && likeness(line.letters, letters) >= like)))
      return Math.max(best, titleWeights.line + bonus)
    if (lines.some((line) => line.spaced.includes(spaced))) return Math.max(best, titleWeights.withinLine + bonus)
    return runs.has(words) ? Math.max(best, titleWeights.below) : best
  }, 0)
}

function cueScore({ cues }: Signs, { runs, headRuns }: Print): number {
  return cues.reduce((sum, { words, weight }) => {
    if (headRuns.has(words)) return sum + weight * headFactor
    return runs.has(words) ? sum + weight : sum
  }, 0)
}

function labelScore({ labels }: Signs, { runs }: Print): number {
  const sum = labels.reduce(
    (total, field) =>
      total + field.reduce((best, { words, rarity }) => (rarity > best && runs.has(words) ? rarity : best), 0),
    0,
  )
  return Math.min(labelsWeightMax, sum * labelWeight)
}

let known: readonly Signs[] | null = null

function signs(): readonly Signs[] {
  if (known === null) {
    const counts = typesByLabel()
    known = documentTypes.filter((type) => type.cues.length > 0).map((type) => signsOf(type, counts))
  }
  return known
}

function signsOf(type: DocumentType, counts: ReadonlyMap<string, number>): Signs {
  const labelsOf = (labels: readonly string[]) =>
    labels
      .map(wordsOnly)
      .filter((words) => words.length >= labelLettersMin)
      .map((words) => ({ words, rarity: 1 - Math.log(counts.get(words) ?? 1) / Math.log(documentTypes.length) }))
  return {
    id: type.id,
    titles: type.printedTitles.map(titleOf),
    cues: [
      ...type.cues.map(({ text, weight }) => ({ words: wordsOnly(text), weight })),
      ...(type.countercues ?? []).map(({ text, weight }) => ({ words: wordsOnly(text), weight: -weight })),
    ],
    labels: type.fields.map((rule) => labelsOf(rule.labels)),
  }
}

/** Number of types that print each label. */
function typesByLabel(): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const type of documentTypes) {
    const labels = new Set(type.fields.flatMap((rule) => rule.labels.map(wordsOnly)))
    for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1)
  }
  return counts
}

function printOf(pages: readonly ReadPage[], rowsByPage: readonly (readonly Row[])[]): Print {
  const [first] = pages
  const [rows = []] = rowsByPage
  const upper = rows.filter((row) => first !== undefined && row.box[1] < first.height * titleShare)
  const lines = upper
    .flatMap((row) => [row.words, ...(row.segments.length > 1 ? row.segments.map(({ words }) => words) : [])])
    .map((words) => words.map((word) => word.text).join(' '))
    .map(titleOf)
  const runs = new Set<string>()
  for (const [index, page] of pages.entries()) {
    for (const row of rowsByPage[index] ?? []) addRuns(runs, row.words)
    addRuns(runs, page.words)
  }
  const headRuns = new Set<string>()
  for (const row of rows.filter((row) => first !== undefined && row.box[1] < first.height * headShare))
    addRuns(headRuns, row.words)
  return { runs, headRuns, lines }
}

/** Adds every run of neighbouring words up to the length of the longest cue. */
function addRuns(runs: Set<string>, words: ReadPage['words']): void {
  const parts = wordsOnly(words.map((word) => word.text).join(' ')).split(' ')
  for (let start = 0; start < parts.length; start++) {
    let run = ''
    for (const part of parts.slice(start, start + phraseWordsMax)) {
      run = run === '' ? part : `${run} ${part}`
      runs.add(run)
    }
  }
}

function titleOf(text: string): Title {
  const words = wordsOnly(text)
  return { words, spaced: ` ${words} `, letters: lettersOf(text) }
}

function wordsOnly(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

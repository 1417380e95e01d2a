import type { DocumentType, FieldRule } from '../../domain/document-types/definition/document-type.ts'
import type { Word } from '../page/page.ts'
import { amountLabels } from '../../domain/document-types/fields/amounts.ts'
import { inBothLanguages, type SharedField } from '../../domain/document-types/fields/shared-field.ts'
import { dateLabels } from '../../domain/document-types/fields/dates.ts'
import { numberLabels } from '../../domain/document-types/fields/numbers.ts'
import { personLabels } from '../../domain/document-types/fields/persons.ts'
import { placeLabels } from '../../domain/document-types/fields/places.ts'
import { otherLabels } from './other-labels.ts'
import { fold, lettersOf, likeness, lookalike } from '../page/fold.ts'
import { firmIn, namesCompany } from './values/names.ts'
import { boxOf, type Row, type Segment } from '../page/rows.ts'
import type { Box } from '../raster/raster.ts'

/** Most words of a label. */
const labelWordsMax = 9
/** Least letters of a label that begins in the middle of a line. */
const inlineLettersMin = 10
/** Shorter labels of other types are too often values. */
const foreignLettersMin = 4
/** Least likeness of a label in the middle of a line. */
const inlineLikenessMin = 0.95
/** Number of a form's box before its label: "3. Date of birth". */
const boxNumber = /^\(?\d{1,2}[a-z]?[.)]$/i

/** One printed label and the rules of a type that it can belong to. */
interface LabelEntry {
  readonly letters: string
  /** Empty for a label of a value that we do not read. */
  readonly rules: readonly FieldRule[]
  /** Head of a table column. */
  readonly column: boolean
  /** A label of other types, which counts only when it is read exactly and is alone on its line or column. */
  readonly foreign: boolean
}

/** A label as found on a page. */
export interface LabelHit {
  readonly row: Row
  readonly segment: Segment
  /** Words of the row from `start` up to, not including, `end`. */
  readonly start: number
  readonly end: number
  readonly words: readonly Word[]
  readonly box: Box
  readonly letters: string
  readonly rules: readonly FieldRule[]
  readonly column: boolean
  /** Similarity of the print to the label, 0 to 1. */
  readonly likeness: number
  /** It begins in the middle of a line. */
  readonly inline: boolean
}

/** The labels of a type, ready to be searched. */
export interface Vocabulary {
  readonly entries: readonly LabelEntry[]
  readonly byLetters: ReadonlyMap<string, LabelEntry>
  /** Titles of the type that are not labels too. No label begins in them. */
  readonly titles: ReadonlySet<string>
}

const vocabularies = new Map<string, Vocabulary>()

/** Labels and column heads of a type by their letters. Memoised by type. */
export function vocabularyOf(type: DocumentType): Vocabulary {
  const known = vocabularies.get(type.id)
  if (known !== undefined) return known
  const rules = new Map<string, FieldRule[]>()
  const columns = new Set(type.fields.flatMap((rule) => (rule.columns ?? []).map(lettersOf)))
  for (const rule of type.fields) {
    for (const label of rule.labels) {
      const letters = lettersOf(label)
      rules.set(letters, [...(rules.get(letters) ?? []), rule])
    }
  }
  const names = new Set([...rules.keys(), ...columns, ...otherLabels.map(lettersOf)])
  const entries = [...names].map((letters) => ({
    letters,
    rules: rules.get(letters) ?? [],
    column: columns.has(letters),
    foreign: false,
  }))
  const byLetters = new Map([...foreignEntries(), ...entries].map((entry) => [entry.letters, entry]))
  const titles = new Set(type.printedTitles.map(lettersOf).filter((letters) => !byLetters.has(letters)))
  const vocabulary = { entries, byLetters, titles }
  vocabularies.set(type.id, vocabulary)
  return vocabulary
}

let foreign: readonly LabelEntry[] | null = null

/** Labels of other types, so that "Postal code" is no name on a type without one. */
function foreignEntries(): readonly LabelEntry[] {
  const fields: readonly SharedField[] = [personLabels, dateLabels, numberLabels, placeLabels, amountLabels].flatMap(
    (fields) => Object.values(fields),
  )
  foreign ??= fields
    .flatMap(({ en, fr }) => inBothLanguages(en, fr).map(lettersOf))
    .filter((letters) => letters.length >= foreignLettersMin)
    .map((letters) => ({ letters, rules: [], column: false, foreign: true }))
  return foreign
}

/** All labels printed on the rows. Where several fit, the longest one. */
export function findLabels(rows: readonly Row[], vocabulary: Vocabulary): readonly LabelHit[] {
  return rows.flatMap((row) => row.segments.flatMap((segment) => labelsOfSegment(row, segment, vocabulary)))
}

function labelsOfSegment(row: Row, segment: Segment, vocabulary: Vocabulary): LabelHit[] {
  const hits: LabelHit[] = []
  const { words } = segment
  if (vocabulary.titles.has(lettersOf(segment.text))) return []
  const offset = row.words.findIndex((word) => word === words[0])
  let afterLabel = false
  const first = Math.max(
    afterItemNumber(words, vocabulary),
    words.findIndex((word) => lettersOf(word.text) !== ''),
  )
  for (let start = first; start < words.length;) {
    const previous = words[start - 1]?.text ?? ''
    const numbered = start === 1 && boxNumber.test(previous)
    const opens = start === first || numbered || afterLabel || /[:/|•·]$/.test(previous)
    const match = longestLabel(words, start, vocabulary)
    const alone = match === null || endsLabel(words, start + match.count)
    const accepted =
      match !== null &&
      (!match.entry.foreign || (start === first && alone)) &&
      !beginsName(match.entry, words, start + match.count) &&
      (start === first || !connectives.has(match.entry.letters)) &&
      !namesOffice(match.entry, words[start + match.count]?.text ?? '') &&
      !beginsAmount(match.entry, words[start + match.count]?.text ?? '') &&
      !isStrayLetter(match.entry, words, start) &&
      !beginsFirm(match.entry, words.slice(start), match.count) &&
      (opens || (match.entry.letters.length >= inlineLettersMin && match.likeness >= inlineLikenessMin))
    if (!accepted) {
      afterLabel = afterLabel && /^[^\p{L}\p{N}]*$/u.test(words[start]?.text ?? '')
      start++
      continue
    }
    const end = start + match.count
    const taken = words.slice(start, end)
    hits.push({
      row,
      segment,
      start: offset + start,
      end: offset + end,
      words: taken,
      box: boxOf(taken),
      letters: match.entry.letters,
      rules: match.entry.rules,
      column: match.entry.column,
      likeness: match.likeness,
      inline: !opens,
    })
    // Only an exact label makes another label directly after it likely.
    afterLabel = match.likeness === 1
    start = end
  }
  return hits
}

/** Whether nothing follows a label, or it ends with a colon. */
function endsLabel(words: readonly Word[], end: number): boolean {
  return end === words.length || /:$/.test(words[end - 1]?.text ?? '')
}

/** Number of an item of a form before its label: "1.", "2 -", "B)". */
const itemNumber = /^(?:\(?\d{1,3}[.)]?|\(?[A-Z][.)-]) ?[-–—]?$/u

/** Index of the first word of a numbered item's label: after "2 -" when a whole label follows; else 0. */
function afterItemNumber(words: readonly Word[], vocabulary: Vocabulary): number {
  if (longestLabel(words, 0, vocabulary)?.likeness === 1) return 0
  for (const count of [2, 1]) {
    const number = words
      .slice(0, count)
      .map((word) => word.text)
      .join(' ')
    const match = itemNumber.test(number) ? longestLabel(words, count, vocabulary) : null
    if (match?.likeness === 1 && endsLabel(words, count + match.count)) return count
  }
  return 0
}

/** Labels of the ends of a period. Inside a line they are words of a sentence. */
const connectives: ReadonlySet<string> = new Set(['from', 'to', 'until', 'du', 'au', 'le'])

const nameKinds: ReadonlySet<string> = new Set(['company', 'text', 'people', 'person_name', 'place'])

/** Whether a one-word label of a name goes on in small letters: "Société anonyme" and "Client number" are other things. */
function beginsName(entry: LabelEntry, words: readonly Word[], end: number): boolean {
  const label = words[end - 1]?.text ?? ''
  return (
    entry.rules.length > 0 &&
    entry.rules.every(({ kind }) => nameKinds.has(kind)) &&
    lettersOf(label) === entry.letters &&
    /^\p{L}+$/u.test(label) &&
    /^(?:[dl]['’])?\p{Ll}/u.test(words[end]?.text ?? '')
  )
}

/** Whether a label that we do not read is part of an office's name: "Department of State". */
function namesOffice({ rules, column }: LabelEntry, next: string): boolean {
  return rules.length === 0 && !column && /^(?:of|de|du|des)$/.test(next)
}

/** Whether the number of a box is the first group of an amount: "14 883,20". */
function beginsAmount({ letters }: LabelEntry, next: string): boolean {
  return /^\d{1,3}$/.test(letters) && /^\d{3}(?:[.,]\d{2})?$/.test(next)
}

/** Whether the letter of a form's box has words close behind it, and is then part of something else. */
function isStrayLetter({ letters, rules }: LabelEntry, words: readonly Word[], start: number): boolean {
  const next = words[start + 1]?.text ?? ''
  return letters.length === 1 && rules.some(({ kind }) => kind === 'money') && /^[\p{L}\p{N}]/u.test(next)
}

/** Whether the word that labels a firm's name is part of it: "Société Horizon SARL". */
function beginsFirm({ rules, letters }: LabelEntry, words: readonly Word[], count: number): boolean {
  const names = rules.length > 0 && rules.every(({ kind }) => kind === 'company')
  const [first, next] = words
  if (!names || count !== 1 || first === undefined || fold(first.text) !== letters) return false
  if (/^[^\p{L}\p{N}]/u.test(next?.text ?? '')) return false
  return namesCompany(first.text) && firmIn(words.map((word) => word.text).join(' ')) !== null
}

function longestLabel(
  words: readonly Word[],
  start: number,
  vocabulary: Vocabulary,
): { entry: LabelEntry; count: number; likeness: number } | null {
  let best: { entry: LabelEntry; count: number; likeness: number } | null = null
  let letters = ''
  let exactly = false
  if (lettersOf(words[start]?.text ?? '') === '') return null
  for (let count = 1; count <= Math.min(labelWordsMax, words.length - start); count++) {
    const added = lettersOf(words[start + count - 1]?.text ?? '')
    const afterSlash = exactly
    letters += added
    // A separate colon ends the label too.
    if (added === '' && count > 1 && /^[:|]$/.test(words[start + count - 1]?.text ?? '')) break
    if (added === '' && count > 1) continue
    const found = bestEntry(letters, vocabulary)
    if (
      found !== null &&
      (!afterSlash || found.likeness === 1) &&
      (best === null || found.entry.letters.length * found.likeness > best.entry.letters.length * best.likeness)
    ) {
      best = { ...found, count }
    }
    // A colon ends the label. After a slash the label goes on in another language, which must be read exactly.
    if (/[:|]$/.test(words[start + count - 1]?.text ?? '')) break
    exactly ||= /\/$/.test(words[start + count - 1]?.text ?? '')
  }
  return best
}

/** Whether a reading has a number that the label does not have: "Adresse 150, Résidence" is not "Adresse de résidence". */
function holdsOtherNumber(read: string, meant: string): boolean {
  return (read.match(/\d{2,}/g) ?? []).some((number) => !meant.includes(number))
}

const fuzzyLookups = new WeakMap<Vocabulary, Map<string, { entry: LabelEntry; likeness: number } | null>>()

function bestEntry(letters: string, vocabulary: Vocabulary): { entry: LabelEntry; likeness: number } | null {
  const exact = vocabulary.byLetters.get(letters)
  if (exact !== undefined) return { entry: exact, likeness: 1 }
  if (letters.length < 3 || letters.length > 60) return null
  const lookups = fuzzyLookups.get(vocabulary) ?? new Map<string, { entry: LabelEntry; likeness: number } | null>()
  fuzzyLookups.set(vocabulary, lookups)
  const known = lookups.get(letters)
  if (known !== undefined) return known
  let best: { entry: LabelEntry; likeness: number } | null = null
  for (const entry of vocabulary.entries) {
    if (Math.abs(entry.letters.length - letters.length) > 3) continue
    // A label without its end is another word, not a misread label.
    if (entry.letters.length - letters.length > 1 && entry.letters.startsWith(letters)) continue
    if (letters === `${entry.letters}s`) continue
    if (holdsOtherNumber(letters, entry.letters)) continue
    const alike = likeness(letters, entry.letters)
    if (alike > (best?.likeness ?? 0)) best = { entry, likeness: alike }
  }
  // A number is never a misread label: an account number is not "4d".
  if (best !== null && /^\d+$/.test(letters) && lookalike(letters) !== lookalike(best.entry.letters)) best = null
  if (lookups.size > 5_000) lookups.clear()
  lookups.set(letters, best)
  return best
}

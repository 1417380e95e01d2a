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

/** Words of one label. */
const labelWordsMax = 9
/** A label that begins in the middle of a line counts only when it has this many letters. */
const inlineLettersMin = 10
/** Shorter labels of other types are as likely values. */
const foreignLettersMin = 4
/** In the middle of a line a word that is only like a label is a word of its own. */
const inlineLikenessMin = 0.95
/** What a form prints before the label of a box: "3. Date of birth". */
const boxNumber = /^\(?\d{1,2}[a-z]?[.)]$/i

/** What one printed label can mean for a type. */
interface LabelEntry {
  readonly letters: string
  /** Rules it belongs to; none for a label of something we do not read. */
  readonly rules: readonly FieldRule[]
  /** Head of a table column. */
  readonly column: boolean
  /** A label of other types: it counts only alone on its line or column, and read exactly. */
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
  /** 0 to 1: how like the label the print is. */
  readonly likeness: number
  /** It begins in the middle of a line. */
  readonly inline: boolean
}

/** The labels of a type, ready to be looked for. */
export interface Vocabulary {
  readonly entries: readonly LabelEntry[]
  readonly byLetters: ReadonlyMap<string, LabelEntry>
  /** Titles of the type that are no label too: no label begins in them. */
  readonly titles: ReadonlySet<string>
}

const vocabularies = new Map<string, Vocabulary>()

/** Labels, column heads and labels of a type by their letters; made once a type. */
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

/** What other documents label: a name is not "Postal code" on a type without one. */
function foreignEntries(): readonly LabelEntry[] {
  const fields: readonly SharedField[] = [personLabels, dateLabels, numberLabels, placeLabels, amountLabels].flatMap(
    (labelsOf) => Object.values(labelsOf),
  )
  foreign ??= fields
    .flatMap(({ en, fr }) => inBothLanguages(en, fr).map(lettersOf))
    .filter((letters) => letters.length >= foreignLettersMin)
    .map((letters) => ({ letters, rules: [], column: false, foreign: true }))
  return foreign
}

/** All labels printed on the rows; where several fit, the longest. */
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
    // A misread word is no reason to expect another label behind it.
    afterLabel = match.likeness === 1
    start = end
  }
  return hits
}

/** A label ends here: nothing follows, or it closed with a colon. */
function endsLabel(words: readonly Word[], end: number): boolean {
  return end === words.length || /:$/.test(words[end - 1]?.text ?? '')
}

/** Number of an item of a form before its label: "1.", "2 -", "B)". */
const itemNumber = /^(?:\(?\d{1,3}[.)]?|\(?[A-Z][.)-]) ?[-–—]?$/u

/** Where the label of a numbered item begins: behind "2 -" when what follows is all of a label; else at the first word. */
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

/** Labels of the ends of a period that are words of a sentence anywhere but at the start of a line. */
const connectives: ReadonlySet<string> = new Set(['from', 'to', 'until', 'du', 'au', 'le'])

const nameKinds: ReadonlySet<string> = new Set(['company', 'text', 'people', 'person_name', 'place'])

/** "Société anonyme", "Client number": one word that goes on in small letters is no label of a name, but a name or another label. */
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

/** "Department of State": a word that elsewhere labels something of no use to us. */
function namesOffice({ rules, column }: LabelEntry, next: string): boolean {
  return rules.length === 0 && !column && /^(?:of|de|du|des)$/.test(next)
}

/** "14 883,20": the number of a box is not the first group of an amount. */
function beginsAmount({ letters }: LabelEntry, next: string): boolean {
  return /^\d{1,3}$/.test(letters) && /^\d{3}(?:[.,]\d{2})?$/.test(next)
}

/** The letter of a form's box stands alone or before a dash; with words close behind it is a piece of something else. */
function isStrayLetter({ letters, rules }: LabelEntry, words: readonly Word[], start: number): boolean {
  const next = words[start + 1]?.text ?? ''
  return letters.length === 1 && rules.some(({ kind }) => kind === 'money') && /^[\p{L}\p{N}]/u.test(next)
}

/** "Société Horizon SARL": the word that labels a firm's name is the first of one that goes on behind it. */
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
    // A colon by itself ends the label as one behind a word does.
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
    // A colon inside ends the label; behind a slash it goes on only as printed, in its other language.
    if (/[:|]$/.test(words[start + count - 1]?.text ?? '')) break
    exactly ||= /\/$/.test(words[start + count - 1]?.text ?? '')
  }
  return best
}

/** Several digits are no misread word of a label: "Adresse 150, Résidence" is not "Adresse de résidence". */
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
    // A label without its last word is another word, not a misread label.
    if (entry.letters.length - letters.length > 1 && entry.letters.startsWith(letters)) continue
    if (letters === `${entry.letters}s`) continue
    if (holdsOtherNumber(letters, entry.letters)) continue
    const alike = likeness(letters, entry.letters)
    if (alike > (best?.likeness ?? 0)) best = { entry, likeness: alike }
  }
  // Digits are never a misread label: an account number is not "4d".
  if (best !== null && /^\d+$/.test(letters) && lookalike(letters) !== lookalike(best.entry.letters)) best = null
  if (lookups.size > 5_000) lookups.clear()
  lookups.set(letters, best)
  return best
}

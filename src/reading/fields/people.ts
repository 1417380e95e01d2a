import type { FieldRule } from '../../domain/document-types/definition/document-type.ts'
import type { FieldEvidence } from '../../ports/reader.ts'
import { confidenceLevels } from '../page/confidence.ts'
import type { Word } from '../page/page.ts'
import { nameIn, readNames } from './values/names.ts'
import type { LabelledDocument } from './labelled-document.ts'
import { lettersOf } from '../page/fold.ts'
import type { LabelHit } from './labels.ts'
import { columnRight, type LabelledPage } from './places.ts'
import { boxOf, type Row, type Segment } from '../page/rows.ts'

/** Most people of one list. */
const peopleMax = 30
/** A list ends after more lines than this without a name: an address has up to five. */
const otherLinesMax = 6
/** A wider gap than this many heights ends a list. */
const gapHeights = 4.5
/** A name may begin this many heights left of its label. */
const slackHeights = 1.2

/** Labels of names, and of their parts, in tables and forms. */
const nameHeads = lettersSet(
  'Name | Full name | Name of individual | Name in full | Full legal name | Individual name | Individual | Director name | Name of shareholder | Shareholder name',
  'Nom | Nom complet | Nom et prénom | Nom et prénoms | Nom, prénoms | Nom, prénom | Prénom et nom | Noms et prénoms | Nom de l’actionnaire | Nom ou dénomination',
)
const lastNameHeads = lettersSet('Last name | Surname | Family name', 'Nom de famille | Nom de naissance')
const firstNameHeads = lettersSet('First name | Given names | Given name | First names', 'Prénom | Prénoms | Prénom(s)')

/** All people printed beside or under the labels of a rule, in the order printed, once each; null without any. */
export function findPeople(rule: FieldRule, { pages }: LabelledDocument): FieldEvidence | null {
  const names: { readonly value: string; readonly words: readonly Word[] }[] = []
  let place: { readonly page: number; readonly textLayer: boolean } | null = null
  for (const page of pages) {
    for (const hit of page.hits.filter((found) => found.rules.includes(rule) && !found.inline)) {
      const found = peopleOf(hit, rule, page)
      if (found.length > 0) place ??= { page: page.page.index, textLayer: page.page.source === 'text_layer' }
      names.push(...(isSingle(hit, rule) ? found.slice(0, 1) : found))
    }
  }
  if (place === null) return null
  const once = names.filter((name, index) => names.findIndex(({ value }) => value === name.value) === index)
  const words = once.flatMap((name) => name.words)
  return {
    value: once
      .slice(0, peopleMax)
      .map(({ value }) => value)
      .join('; '),
    source: place.textLayer ? 'text_layer' : 'labelled_print',
    confidence: Math.min(1, ...words.map((word) => word.confidence)),
    page: place.page,
    box: boxOf(words),
  }
}

function isDoubtful({ words }: Named): boolean {
  return words.some(({ confidence }) => confidence < confidenceLevels.legible)
}

function isSingle(hit: LabelHit, { single }: FieldRule): boolean {
  return single?.some((label) => lettersOf(label) === hit.letters) === true
}

interface Named {
  readonly value: string
  readonly words: readonly Word[]
}

function peopleOf(hit: LabelHit, rule: FieldRule, page: LabelledPage): readonly Named[] {
  const right = columnRight(hit, page)
  const beside = right.length === 0 || isHead(right) ? null : readNames(right)
  return beside === null ? namesBelow(hit, rule, page) : [beside]
}

/** A list, a table or entries of a form below a label, up to the next label of something else. */
function namesBelow(hit: LabelHit, rule: FieldRule, page: LabelledPage): readonly Named[] {
  const names: Named[] = []
  let column = columnUnder(hit)
  let lastName: readonly Word[] | null = null
  let others = 0
  let bottom = hit.box[1] + hit.box[3]
  for (const row of page.rows.slice(page.rows.indexOf(hit.row) + 1)) {
    if (row.box[1] - bottom > gapHeights * Math.max(hit.box[3], row.height) || others > otherLinesMax) break
    if (startsOther(row, hit, rule, page)) break
    bottom = Math.max(bottom, row.box[1] + row.box[3])
    const head = headOf(row)
    if (head !== null && head.right.length === 0) {
      column = head.column
      continue
    }
    const part = partOf(row)
    if (part?.kind === 'last') {
      lastName = part.words
      continue
    }
    if (part?.kind === 'first' && lastName !== null) {
      names.push({ value: `${textOf(part.words)} ${textOf(lastName)}`, words: [...part.words, ...lastName] })
      lastName = null
      continue
    }
    const words = head === null ? inColumn(row, column) : head.right
    if (isNumbered(hit.segment.words) && isNumbered(words)) break
    if (words.length === 0) continue
    const labelled = page.hits.some((other) => other.likeness === 1 && other.words[0] === words[0])
    const name = labelled ? null : nameIn(words)
    // A signature is read as letters that make no name.
    if (name === null || isDoubtful(name)) others++
    else {
      names.push(name)
      others = 0
    }
  }
  return names
}

/** Whether words begin with the number of a form's item. The next number ends the list. */
function isNumbered(words: readonly Word[]): boolean {
  return /^\d{1,2}[.)]$/.test(words[0]?.text ?? '')
}

interface Column {
  readonly left: number
  readonly right: number
}

function columnUnder(hit: LabelHit): Column {
  const next = hit.row.segments.find((segment) => segment.box[0] > hit.segment.box[0] + hit.segment.box[2])
  return {
    left: (isNumbered(hit.segment.words) ? hit.segment : hit).box[0] - hit.box[3] * slackHeights,
    right: next === undefined ? Number.POSITIVE_INFINITY : next.box[0] - hit.box[3] * 0.3,
  }
}

/** The words of a row's first segment in a column. */
function inColumn(row: Row, { left, right }: Column): readonly Word[] {
  const segment = row.segments.find(({ box, text }) => box[0] >= left && box[0] < right && /\p{L}/u.test(text))
  return segment?.words ?? []
}

/** The name column of a row of table heads, or the name beside the label of a form's entry. */
function headOf(row: Row): { readonly column: Column; readonly right: readonly Word[] } | null {
  for (const [index, segment] of row.segments.entries()) {
    const found = headWords(segment, nameHeads)
    if (found === null) continue
    const next = row.segments[index + 1]
    const rest = segment.words.slice(found)
    const right = rest.length > 0 ? rest : row.segments.length === 2 && index === 0 ? (next?.words ?? []) : []
    const column = {
      left: segment.box[0] - segment.box[3] * slackHeights,
      right: next === undefined ? Number.POSITIVE_INFINITY : next.box[0] - segment.box[3] * 0.3,
    }
    return { column, right: nameIn(right) === null ? [] : right }
  }
  return null
}

/** A form's entry for one part of a name. */
function partOf(row: Row): { readonly kind: 'last' | 'first'; readonly words: readonly Word[] } | null {
  const [first, second] = row.segments
  if (first === undefined) return null
  for (const [kind, heads] of [['last', lastNameHeads] as const, ['first', firstNameHeads] as const]) {
    const count = headWords(first, heads)
    if (count === null) continue
    const rest = first.words.slice(count)
    const words = rest.length > 0 ? rest : (second?.words ?? [])
    if (words.length > 0) return { kind, words }
  }
  return null
}

/** Number of words at the start of a segment that are one of the heads; null when they are not. */
function headWords({ words }: Segment, heads: ReadonlySet<string>): number | null {
  for (let count = Math.min(4, words.length); count >= 1; count--) {
    const taken = words.slice(0, count)
    const next = words[count]?.text
    const ends = next === undefined || /:$/.test(taken.at(-1)?.text ?? '') || /^[^\p{L}\p{N}]+$/u.test(next)
    if (ends && heads.has(lettersOf(textOf(taken)))) return count
  }
  return null
}

function isHead(words: readonly Word[]): boolean {
  const letters = lettersOf(textOf(words))
  return nameHeads.has(letters) || lastNameHeads.has(letters) || firstNameHeads.has(letters)
}

/** Whether a row begins with the label of another field that is not a head of the table. */
function startsOther(row: Row, hit: LabelHit, rule: FieldRule, { hits }: LabelledPage): boolean {
  const label = hits.find((other) => other.row === row && other.start === 0)
  if (label === undefined || label.rules.length === 0 || label.likeness < 1) return false
  if (label.rules.includes(rule) && label.box[0] <= hit.box[0] + hit.box[3]) return true
  const letters = label.letters
  const ofEntry = nameHeads.has(letters) || lastNameHeads.has(letters) || firstNameHeads.has(letters)
  const ofTable = label.rules.every(({ name }) =>
    /address|date_of_birth|occupation|country|document_date|status/.test(name),
  )
  return !ofEntry && !ofTable && !label.rules.includes(rule)
}

function textOf(words: readonly Word[]): string {
  return words
    .map((word) => word.text)
    .join(' ')
    .replace(/^[^\p{L}\p{N}]+\s/u, '')
}

function lettersSet(en: string, fr: string): ReadonlySet<string> {
  return new Set([...en.split(' | '), ...fr.split(' | ')].map(lettersOf))
}

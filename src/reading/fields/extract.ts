import type { LabelledDocument } from './labelled-document.ts'
import type { FieldPlace, FieldRule } from '../../domain/document-types/definition/document-type.ts'
import type { FieldEvidence } from '../../ports/reader.ts'
import type { ReadPage, Word } from '../page/page.ts'
import { continuation, withCity } from './address-lines.ts'
import {
  beginsSentence,
  continuesLabel,
  endsRange,
  goesOn,
  restOf,
  withRangeEnd,
  changesLabel,
} from './around-labels.ts'
import { upToNextEntry, valueInColumn } from './columns.ts'
import { hasPostalCode } from './values/address.ts'
import { firmIn, looksLikeName, namesPerson } from './values/names.ts'
import { isLineNumber } from './line-number.ts'
import { readBirthAct } from './birth-act.ts'
import { findPeople } from './people.ts'
import { extractFromPhrases } from './phrases.ts'
import type { LabelHit } from './labels.ts'
import { columnRight, isOfOtherColumn, lineAbove, linesBelow, wordsRight, type LabelledPage } from './places.ts'
import type { FoundValue } from '../page/printed-text.ts'
import { answeredQuestion } from './questions.ts'
import { readValues, type PageContext } from './read-value.ts'
import { valueInTurnedTable } from './turned-table.ts'
import { fold } from '../page/fold.ts'
import { boxOf, segmentOf, type Segment } from '../page/rows.ts'

const defaultPlaces: readonly FieldPlace[] = ['right', 'below', 'above']
/** What lowers the score of a candidate. */
const costs = {
  place: 0.03,
  above: 0.2,
  shortLabel: 0.12,
  inline: 0.2,
  wordsBetween: 0.25,
  besideTaken: 0.1,
  row: 0.0005,
  page: 0.02,
  unlikeAddress: 0.1,
} as const
/** Kinds whose value may be in any column of its row. Answers need both boxes. */
const acrossColumns: ReadonlySet<string> = new Set(['money', 'iban', 'yes_no'])
/** Most words of the second line of a label. */
const labelWordsMax = 5
/** Labels with at most so many letters are often part of something else. */
const shortLabelLetters = 4

/** The values of a type's fields that are in its sentences or next to their labels. Absent when not found. */
export function extractLabelled(document: LabelledDocument): Record<string, FieldEvidence> {
  const fields: Record<string, FieldEvidence> = { ...extractFromPhrases(document), ...readBirthAct(document) }
  for (const rule of document.type.fields) {
    if (fields[rule.name] !== undefined) continue
    const people = rule.kind === 'people' ? findPeople(rule, document) : null
    if (people !== null) fields[rule.name] = people
    if (rule.kind === 'people') continue
    const candidates = candidatesOf(rule, document)
    const best = bestCandidate(candidates)
    const asked = best === null && rule.kind === 'yes_no' ? answeredQuestion(rule, document) : null
    if (asked !== null) fields[rule.name] = asked
    if (best !== null) fields[rule.name] = rule.kind === 'countries' ? ofAllNumbers(best, candidates) : best.evidence
  }
  return fields
}

interface Candidate {
  readonly score: number
  readonly evidence: FieldEvidence
  /** Text after the label in its column: the number of a repeated question. */
  readonly rest: string
}

/** All answers to a question that a form repeats with numbers: "Country of tax residence 1", "… 2". */
function ofAllNumbers(best: Candidate, candidates: readonly Candidate[]): FieldEvidence {
  const numbered = candidates
    .filter(({ rest }) => /^\d$/.test(rest))
    .toSorted((a, b) => Number(a.rest) - Number(b.rest))
  const values = numbered.flatMap(({ evidence }) => evidence.value.split('; '))
  if (!values.includes(best.evidence.value)) return best.evidence
  return { ...best.evidence, value: [...new Set(values)].join('; ') }
}

function bestCandidate(candidates: readonly Candidate[]): Candidate | null {
  return candidates.reduce<Candidate | null>(
    (best, next) => (best === null || next.score > best.score ? next : best),
    null,
  )
}

function candidatesOf(rule: FieldRule, { pages, context }: LabelledDocument): Candidate[] {
  const candidates: Candidate[] = []
  for (const labelled of pages) {
    for (const hit of labelled.hits) {
      if (!hit.rules.includes(rule)) continue
      for (const [order, place] of (rule.places ?? defaultPlaces).entries()) {
        const found = valueAt(place, { rule, hit, page: labelled, context })
        if (found === null || isLineNumber(rule, found, labelled)) continue
        const at = { page: labelled.page, row: labelled.rows.indexOf(hit.row), ofAddress: rule.kind === 'address' }
        candidates.push(candidateOf({ hit, order, found, ...at }))
      }
    }
  }
  return candidates
}

function candidateOf(at: {
  hit: LabelHit
  order: number
  found: FoundWithCost
  page: ReadPage
  row: number
  ofAddress: boolean
}): Candidate {
  const { hit, order, found, page, row, ofAddress } = at
  const short = hit.letters.length <= shortLabelLetters ? costs.shortLabel : 0
  const inline = hit.inline ? costs.inline : 0
  const length = Math.min(20, hit.letters.length) * 0.004
  const score =
    hit.likeness +
    length -
    short -
    inline -
    order * costs.place -
    found.cost -
    (ofAddress && !beginsAndEndsAsAddress(found.value) ? costs.unlikeAddress : 0) -
    row * costs.row -
    page.index * costs.page
  const confidence = Math.min(hit.likeness, ...found.words.map((word) => word.confidence))
  return {
    score,
    rest: restOf(hit)
      .map((word) => word.text)
      .join(' '),
    evidence: {
      value: found.value,
      source: page.source === 'text_layer' ? 'text_layer' : 'labelled_print',
      confidence,
      page: page.index,
      box: boxOf(found.words),
    },
  }
}

/** A house or box number first, a postal code last. */
function beginsAndEndsAsAddress(address: string): boolean {
  return /\d/.test(address.split(', ')[0] ?? '') && hasPostalCode(address)
}

interface FoundWithCost extends FoundValue {
  readonly cost: number
}

interface Sought {
  readonly rule: FieldRule
  readonly hit: LabelHit
  readonly page: LabelledPage
  readonly context: PageContext
}

function valueAt(place: FieldPlace, sought: Sought): FoundWithCost | null {
  const { rule, hit, page } = sought
  if (rule.kind === 'company' && beginsSentence(hit)) return null
  if (place === 'below') return valueBelow(sought)
  if (place === 'above') return valueAbove(sought)
  const words = place === 'row_end' ? wordsRight(hit, page).slice(-4) : rightOf(sought)
  if (words.length === 0) return null
  return valueInWords(words, sought) ?? valueAfterLabel(sought)
}

/** Kinds whose values are unlike words, so that words after a label are part of the label. */
const unlikeWords: ReadonlySet<string> = new Set(['date', 'id_number', 'account', 'count', 'year', 'percent'])
/** Kinds whose values have a digit. */
const ofDigits: ReadonlySet<string> = new Set([...unlikeWords, 'money'])
/** Words of dates that are not the document’s. */
const otherDates =
  /birth|naissance|meeting|assemblee|due|echeance|payment|paiement|versement|expir|next|last|prochain|derni|limit|update|mise a jour|next|debut|fin/

/** The value in the next column of a label that goes on in words: "Date of the search   2026-04-25". */
function valueAfterLabel(sought: Sought): FoundWithCost | null {
  const { rule, hit, page } = sought
  const rest = restOf(hit)
  const text = fold(rest.map((word) => word.text).join(' '))
  if (!unlikeWords.has(rule.kind) || rest.length === 0 || /\d/.test(text)) return null
  if (rule.kind === 'date' && otherDates.test(text)) return null
  const after = wordsRight(hit, page).filter((word) => !hit.segment.words.includes(word))
  const segment = hit.row.segments.find(({ words }) => after[0] !== undefined && words.includes(after[0]))
  const found = valueInWords(
    after.filter((word) => segment?.words.includes(word)),
    sought,
  )
  return found === null ? null : { ...found, cost: costs.wordsBetween }
}

/** Kinds that forms print above a line with the label below it. */
const aboveLabels: ReadonlySet<string> = new Set(['date', 'id_number', 'account', 'company'])

/** The value on a line whose label is below it, as on signed forms and certificates. */
function valueAbove({ rule, hit, page, context }: Sought): FoundWithCost | null {
  const closes = /[.;]$/.test(hit.words.at(-1)?.text ?? '')
  const line = aboveLabels.has(rule.kind) && !hit.inline && !closes ? lineAbove(hit, page) : null
  const found = line === null ? undefined : readValues(rule, [line], context).at(rule.nth ?? 0)
  const first = found?.words[0]
  if (found === undefined || line === null || first !== line.words[0]) return null
  if (rule.kind === 'company' && firmIn(found.value) !== found.value && !looksLikeName(found.value)) return null
  return { ...found, cost: costs.above }
}

/** Words right of a label: all columns of the row for amounts, the nearest one otherwise. */
function rightOf({ rule, hit, page }: Sought): readonly Word[] {
  if (!acrossColumns.has(rule.kind)) return columnRight(hit, page)
  const words = wordsRight(hit, page)
  return rule.kind === 'money' ? upToNextEntry(words, hit.row) : words
}

function valueInWords(words: readonly Word[], { rule, hit, page, context }: Sought): FoundWithCost | null {
  if (continuesLabel(rule, words)) return null
  const lines =
    rule.kind === 'address'
      ? withCity([segmentOf(words), ...continuation(words, hit, page)], hit, page)
      : [segmentOf(rule.kind === 'date' ? withRangeEnd(words, hit.row, page) : words)]
  const values = readValues(rule, lines, context)
  if (rule.kind === 'date' && endsRange(words))
    return (rule.nth ?? 0) === 1 && values[0] ? { ...values[0], cost: 0 } : null
  const found = valueInColumn(rule, values, page, hit)
  if (found === undefined) return null
  const before = words.slice(
    0,
    words.findIndex((word) => word === found.words[0]),
  )
  return { ...found, cost: changesLabel(before) || goesOn(hit) ? costs.wordsBetween : 0 }
}

function valueBelow(sought: Sought): FoundWithCost | null {
  const { rule, hit, page, context } = sought
  const lines = linesBelow(hit, page)
  if (rule.columns !== undefined) {
    const turned = valueInTurnedTable(rule, hit, page, context)
    return turned === null ? null : { ...turned, cost: costs.place }
  }
  if (continuesLabel(rule, restOf(hit))) return null
  const rest = fold(
    restOf(hit)
      .map((word) => word.text)
      .join(' '),
  )
  if (rule.kind === 'date' && (otherDates.test(rest) || headsDates(sought, lines))) return null
  if (rule.kind !== 'address' && lines[0] !== undefined && continuesLabel(rule, lines[0].words)) return null
  if (rule.kind === 'address' && lines.length > 0) {
    const whole = readValues(rule, withCity(lines, hit, page), context)[0]
    return whole === undefined ? null : { ...whole, cost: standsBeside(sought) ? costs.besideTaken : 0 }
  }
  const values = readValues(rule, rule.kind === 'yes_no' ? tickedLine(lines) : belowLabel(rule, lines), context)
  const found =
    rule.kind === 'date' && endsRange(lines[0]?.words ?? []) ? values[(rule.nth ?? 0) - 1] : values.at(rule.nth ?? 0)
  if (found === undefined || (rule.name === 'legal_name' && isNameInTable(hit, page, found))) return null
  // A value after another label on the line below belongs to that label.
  const [word] = found.words
  if (word !== undefined && ofDigits.has(rule.kind) && isOfOtherColumn(word, hit)) return null
  return { ...found, cost: standsBeside(sought) ? costs.besideTaken : 0 }
}

/** Whether the label is the head of a table's column of dates. */
function headsDates({ rule, hit, context }: Sought, lines: readonly Segment[]): boolean {
  const dated = lines.slice(0, 2).filter((line) => readValues(rule, [line], context).length > 0)
  return hit.row.segments.length >= 2 && dated.length === 2 && (rule.nth ?? 0) === 0
}

/** Whether "Name" is the head of a column of persons. */
function isNameInTable(hit: LabelHit, page: LabelledPage, { value }: FoundValue): boolean {
  const heads = hit.row.segments.filter((segment) => page.hits.some((other) => other.segment === segment))
  return heads.length >= 2 && /^(?:name|nom)$/.test(hit.letters) && namesPerson(value) && firmIn(value) === null
}

/** Lines from the first one with a mark, else all: an explanation may be between a question and its answer. */
function tickedLine(lines: readonly Segment[]): readonly Segment[] {
  const ticked = lines.findIndex(({ text }) => /[☒☑✓✔✗✘]/u.test(text))
  return ticked === -1 ? lines : lines.slice(ticked)
}

/** Lines below a label, without its second line: one without a digit where the value has digits. */
function belowLabel(rule: FieldRule, lines: readonly Segment[]): readonly Segment[] {
  const [first] = lines
  // A remark in brackets under "Service provider" is no firm.
  if (rule.kind === 'company' && /^\(.*\)$/.test(first?.text ?? '')) return lines.slice(1)
  const wordy = first !== undefined && !/\d/.test(first.text) && first.words.length <= labelWordsMax
  return wordy && ofDigits.has(rule.kind) ? lines.slice(1) : lines
}

/** Whether a value follows the label on its own line, so that the lines below belong to something else. */
function standsBeside(sought: Sought): boolean {
  const { rule, hit, page, context } = sought
  const words = columnRight(hit, page)
  const [first] = words
  if (first === undefined || !hit.segment.words.includes(first) || goesOn(hit)) return false
  return readValues(rule, [segmentOf(words)], context).some((found) => found.words.includes(first))
}

import type { FieldEvidence } from '../../ports/reader.ts'
import type { Word } from '../page/page.ts'
import { looksLikeName, namesPerson } from './values/names.ts'
import { lettersOf } from '../page/fold.ts'
import type { LabelledDocument } from './labelled-document.ts'
import type { LabelledPage } from './places.ts'
import type { FoundValue } from '../page/printed-text.ts'
import { gapBetween, letterHeight, segmentOf, type Segment } from '../page/rows.ts'

/** Lines of one name follow within this many heights, with left edges at most so far apart. */
const pitchHeights = 2.2
const alignmentHeights = 1.2
/** A gap this much wider than the others separates given names from the surname. */
const splittingFactor = 1.5
/** Labels of a whole name, given names first. */
const wholeNameLabels = new Set(
  [
    'Prénom et nom',
    'Prénoms et nom',
    'Prénom et nom à la naissance',
    'Given name and surname',
    'First and last name',
  ].map(lettersOf),
)
const labelWordsMax = 6
/** Largest size of a label in that of the name, and its largest distance above it in heights. */
const labelSizeMax = 0.75
const labelReachHeights = 1.4

/** Both parts of a name. */
interface CardName {
  readonly first: FoundValue
  readonly last: FoundValue
}

/**
 * A part of a name that a card prints without a label of its own; null without one. In this order: after the comma that ends the
 * surname, next to a label of the whole name, above the card number or date of birth with given names over the surname.
 */
export function findCardName(
  part: keyof CardName,
  document: LabelledDocument,
  found: Readonly<Record<string, FieldEvidence>>,
): FoundValue | null {
  const { last_name: last, first_name: first } = found
  if (part === 'first' && last !== undefined) {
    const behind = behindComma(last, document)
    if (behind !== null) return behind
  }
  const [page] = document.pages
  if (page === undefined) return null
  const name = labelledName(page) ?? stackedName(page)
  if (name === null) return null
  const other = part === 'first' ? last?.value : first?.value
  const agrees = other === undefined || lettersOf(other) === lettersOf(name[part === 'first' ? 'last' : 'first'].value)
  return agrees ? name[part] : null
}

/** The given names after "MARTIN," or on the next line. */
function behindComma(last: FieldEvidence, { pages }: LabelledDocument): FoundValue | null {
  const wanted = lettersOf(last.value)
  for (const page of pages) {
    for (const [index, row] of page.rows.entries()) {
      for (const segment of row.segments) {
        const comma = segment.words.findIndex((word) => word.text.endsWith(','))
        if (comma === -1 || !lettersOf(textOf(segment.words.slice(0, comma + 1))).endsWith(wanted)) continue
        const rest = segment.words.slice(comma + 1)
        const start = segment.words.find(
          (word) => wanted.startsWith(lettersOf(word.text)) && lettersOf(word.text) !== '',
        )
        const left = (start ?? segment.words[0])?.box[0] ?? 0
        const next = page.rows
          .slice(index + 1)
          .flatMap((below) => below.segments)
          .find(({ box }) => Math.abs(box[0] - left) < segment.box[3] * alignmentHeights)
        const below =
          next !== undefined && next.box[1] - (segment.box[1] + segment.box[3]) < segment.box[3] * pitchHeights
            ? next.words
            : []
        const value = nameOf(rest.length > 0 ? rest : below)
        if (value !== null) return value
      }
    }
  }
  return null
}

/** "Prénom et nom   MATHIEU  GAGNÉ". */
function labelledName(page: LabelledPage): CardName | null {
  for (const [index, row] of page.rows.entries()) {
    for (const segment of row.segments) {
      const count = labelWords(segment)
      if (count === 0) continue
      const beside = row.words.slice(row.words.findIndex((word) => word === segment.words[count - 1]) + 1)
      const below = page.rows[index + 1]?.segments.find(
        ({ box }) => Math.abs(box[0] - segment.box[0]) < segment.box[3] * alignmentHeights,
      )
      const name = split(beside.length > 0 ? beside : (below?.words ?? []))
      if (name !== null) return name
    }
  }
  return null
}

function labelWords({ words }: Segment): number {
  for (let count = Math.min(labelWordsMax, words.length); count > 1; count--)
    if (wholeNameLabels.has(lettersOf(textOf(words.slice(0, count))))) return count
  return 0
}

/** Two lines in capitals without a label, directly above the card number or date of birth. */
function stackedName(page: LabelledPage): CardName | null {
  for (const hit of page.hits) {
    const anchors = hit.rules.some(({ name }) => name === 'date_of_birth' || name === 'id_number')
    if (!anchors || hit.words[0] !== hit.segment.words[0]) continue
    const lower = lineAbove(hit.segment, page)
    const upper = lower === null ? null : lineAbove(lower, page)
    if (lower === null || upper === null) continue
    const [first, last] = [nameOf(upper.words), nameOf(lower.words)]
    if (first === null || last === null || !namesPerson(`${first.value} ${last.value}`)) continue
    if (first.words.length !== upper.words.length || last.words.length !== lower.words.length) continue
    // A label that was not understood is that of the surname, which cards print first.
    return hasSmallPrintAbove(upper, page) ? { first: last, last: first } : { first, last }
  }
  return null
}

/** Whether small print above the beginning of a line labels it. */
function hasSmallPrintAbove(line: Segment, { rows }: LabelledPage): boolean {
  const height = letterHeight(line)
  const top = Math.min(...line.words.map(({ box }) => box[1]))
  return rows.some(({ segments }) =>
    segments.some(
      (other) =>
        /\p{L}{3}/u.test(other.text) &&
        letterHeight(other) < height * labelSizeMax &&
        Math.abs(other.box[0] - line.box[0]) < height * alignmentHeights &&
        other.box[1] < top &&
        top - other.box[1] < height * labelReachHeights,
    ),
  )
}

function lineAbove(line: Segment, page: LabelledPage): Segment | null {
  const [left, top, , height] = line.box
  const above = page.rows
    .flatMap((row) => row.segments)
    .filter(({ box }) => box[1] + box[3] / 2 < top && Math.abs(box[0] - left) < height * alignmentHeights)
    .at(-1)
  if (above === undefined || top - (above.box[1] + above.box[3]) > height * pitchHeights) return null
  const labelled = page.hits.some((hit) => hit.segment === above && hit.words[0] === above.words[0])
  return labelled || above.text !== above.text.toUpperCase() ? null : above
}

/** Given names and surname of one line, split at its widest gap, else before the last word. */
function split(words: readonly Word[]): CardName | null {
  const gaps = words.slice(1).map((word, index) => gapBetween(words[index] ?? word, word))
  const widest = Math.max(...gaps)
  const others = gaps.filter((gap) => gap !== widest)
  const clear = others.every((gap) => widest > gap * splittingFactor)
  const at = clear ? gaps.indexOf(widest) + 1 : words.length - 1
  const [first, last] = [nameOf(words.slice(0, at)), nameOf(words.slice(at))]
  return first === null || last === null ? null : { first, last }
}

function nameOf(words: readonly Word[]): FoundValue | null {
  // À is no name: it is the initial A with a speck above it.
  const value = textOf(words)
    .replace(/[,;:]+$/, '')
    .replace(/(?<= )À$/u, 'A')
  return looksLikeName(value) ? { value, words: segmentOf(words).words } : null
}

function textOf(words: readonly Word[]): string {
  return words.map((word) => word.text).join(' ')
}

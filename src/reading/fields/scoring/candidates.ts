import type { DocumentType, FieldKind, FieldRule } from '../../../domain/document-types/definition/document-type.ts'
import type { FieldEvidence } from '../../../ports/reader.ts'
import type { Word } from '../../page/page.ts'
import type { FoundValue } from '../../page/printed-text.ts'
import { segmentOf, type Segment } from '../../page/rows.ts'
import type { LabelHit } from '../labels.ts'
import type { LabelledDocument } from '../labelled-document.ts'
import { readValues } from '../read-value.ts'
import { readIban } from '../values/identifiers.ts'
import { closedValuesIn, isClosed } from '../candidates/closed-values.ts'
import { datesOverLines } from '../candidates/dates-over-lines.ts'
import { addressCandidates, type AddressCandidate } from '../candidates/addresses.ts'
import { nameOf, unique, type NameCandidate } from '../candidates/name-runs.ts'
import { peopleLists } from '../candidates/people-lists.ts'
import { nameCandidates } from '../candidates/names.ts'
import type { Candidate, SoughtField } from './candidate.ts'
import { mostTelling } from './most-telling.ts'
import { numbersIn } from './numbers-in.ts'
import { pageIndex } from './page-index.ts'

/** Kinds whose values are found anywhere in a line by their form. */
const byForm: ReadonlySet<FieldKind> = new Set(['date', 'money', 'year', 'percent'])
/** Kinds whose values are numbers, which begin at any word. */
const numbers: ReadonlySet<FieldKind> = new Set(['id_number', 'account'])
/** Kinds whose values are lines of text. */
const texts: ReadonlySet<FieldKind> = new Set(['text', 'place'])
const names: ReadonlySet<FieldKind> = new Set(['company', 'person_name', 'people'])

/** Whether values of a kind are looked for all over the pages. Of other kinds only what the rules gave is a candidate. */
export function isSought(kind: FieldKind): boolean {
  return (
    byForm.has(kind) ||
    numbers.has(kind) ||
    texts.has(kind) ||
    names.has(kind) ||
    isClosed(kind) ||
    kind === 'iban' ||
    kind === 'address'
  )
}

/** The fields of a type, in its order. */
export function fieldsOf({ fields }: DocumentType): readonly SoughtField[] {
  const byName = new Map<string, SoughtField>()
  for (const rule of fields) {
    const { rules } = byName.get(rule.name) ?? { rules: [] }
    const [first = rule, ...rest] = rules
    byName.set(rule.name, {
      name: rule.name,
      kind: first.kind,
      rules: first === rule ? [rule] : [first, ...rest, rule],
    })
  }
  return [...byName.values()]
}

/** All values that the pages have for a field, and what the rules gave. Values at the same words occur once. */
export function candidatesFor(
  field: SoughtField,
  document: LabelledDocument,
  given: FieldEvidence | undefined,
): readonly Candidate[] {
  const [rule] = field.rules
  const found = names.has(field.kind)
    ? namesFor(rule, document)
    : field.kind === 'address'
      ? listOf('addresses', document, addressesOf)
      : listOf(formOf(rule), document, () => valuesFor(rule, document))
  return withGiven(mostTelling(found, field, document), document, given)
}

/** Candidates of a document by their form, which several fields choose from. Values at the same words occur once. */
const lists = new WeakMap<LabelledDocument, Map<string, readonly Candidate[]>>()

function listOf(
  form: string,
  document: LabelledDocument,
  find: (document: LabelledDocument) => readonly Candidate[],
): readonly Candidate[] {
  const ofDocument = lists.get(document) ?? new Map<string, readonly Candidate[]>()
  lists.set(document, ofDocument)
  const made = ofDocument.get(form) ?? once(find(document))
  ofDocument.set(form, made)
  return made
}

/** What values of a rule are read by, its labels apart. */
function formOf({ kind, grammar, whole, monthEnd, unsigned }: FieldRule): string {
  return [kind, grammar, whole, monthEnd, unsigned].join(' ')
}

function once(found: readonly Candidate[]): readonly Candidate[] {
  const kept = new Map<string, Candidate>()
  for (const one of found) {
    const [first] = one.words
    const key = `${one.value} ${one.page} ${first?.box.join(' ') ?? ''}`
    if (!kept.has(key)) kept.set(key, one)
  }
  return [...kept.values()]
}

function valuesFor(rule: FieldRule, document: LabelledDocument): readonly Candidate[] {
  return document.pages.flatMap((on, page) => {
    const { rows, hits } = on
    const hitsOf = Map.groupBy(hits, ({ segment }) => segment)
    const over = rule.kind === 'date' ? datesOverLines(on, document.context) : []
    const inside = rows.flatMap((row) =>
      row.segments.flatMap((segment) =>
        valuesIn(rule, segment, { context: document.context, hits: hitsOf.get(segment) ?? [] }).map(
          (value): Candidate => ({ ...value, page, row, segment, given: null }),
        ),
      ),
    )
    return [...inside, ...over.map((date): Candidate => ({ ...date, page, given: null }))]
  })
}

interface NamesAndAddresses {
  readonly addresses: readonly AddressCandidate[]
  readonly names: readonly NameCandidate[]
}

/** Names and addresses of the pages, which several fields choose from. */
const known = new WeakMap<LabelledDocument, readonly NamesAndAddresses[]>()

function namesAndAddresses(document: LabelledDocument): readonly NamesAndAddresses[] {
  const found =
    known.get(document) ??
    document.pages.map((page) => {
      const addresses = addressCandidates(page)
      return { addresses, names: nameCandidates(page, addresses) }
    })
  known.set(document, found)
  return found
}

function namesFor({ grammar, kind }: FieldRule, document: LabelledDocument): readonly Candidate[] {
  const lists = kind === 'people' ? listOf('people', document, listsOf) : []
  return [...listOf('names', document, namesOf), ...lists].filter(({ value }) => grammar?.test(value) ?? true)
}

function listsOf(document: LabelledDocument): readonly Candidate[] {
  const single = new Set(listOf('names', document, namesOf).map(({ value }) => value))
  return document.pages.flatMap((on, page) =>
    peopleLists(on)
      .filter(({ name }) => !single.has(name.value))
      .map(({ name: { value, words, title }, ...list }) => ({
        value,
        words,
        ...placeOf(words, document, page),
        given: null,
        name: { title, joint: true, addressed: false, inAddress: false, list },
      })),
  )
}

function namesOf(document: LabelledDocument): readonly Candidate[] {
  return namesAndAddresses(document).flatMap(({ names: all, addresses }, page) => {
    const over = new Set(addresses.flatMap((address) => address.names.flatMap(({ words }) => words)))
    const inside = new Set(addresses.flatMap(({ words }) => words))
    return withParts(all).map(({ value, words, title, joint }) => ({
      value,
      words,
      ...placeOf(words, document, page),
      given: null,
      name: {
        title,
        joint: joint.length > 0,
        addressed: words.some((word) => over.has(word)),
        inAddress: words.some((word) => inside.has(word)),
      },
    }))
  })
}

/** Names, and of those printed as "SURNAME, Given" both parts, which cards give apart. */
function withParts(all: readonly NameCandidate[]): readonly NameCandidate[] {
  return unique(
    all.flatMap((name) => {
      const comma = name.words.findIndex(({ text }) => text.endsWith(',')) + 1
      if (name.joint.length > 0 || comma === 0 || comma === name.words.length) return [name]
      const parts = [name.words.slice(0, comma), name.words.slice(comma)].flatMap((words) => nameOf(words) ?? [])
      return [name, ...parts]
    }),
  )
}

function addressesOf(document: LabelledDocument): readonly Candidate[] {
  return namesAndAddresses(document).flatMap(({ addresses }, page) =>
    addresses.map(({ value, words, names: over }) => ({
      value,
      words,
      ...placeOf(words, document, page),
      given: null,
      named: over.length > 0,
    })),
  )
}

/** The row and the run of words that a value begins in. */
function placeOf(
  [first]: readonly Word[],
  { pages }: LabelledDocument,
  page: number,
): Pick<Candidate, 'page' | 'row' | 'segment'> {
  const on = pages[page]
  const place = first === undefined || on === undefined ? undefined : pageIndex(on).placeOf.get(first)
  return { page, row: place?.row ?? null, segment: place?.segment ?? null }
}

/** What the values of a segment are read with. */
interface Around extends Pick<LabelledDocument, 'context'> {
  /** Labels in the segment. */
  readonly hits: readonly LabelHit[]
}

function valuesIn(rule: FieldRule, segment: Segment, around: Around): readonly FoundValue[] {
  const { kind } = rule
  if (byForm.has(kind)) return readValues(rule, [segment], around.context)
  if (kind === 'iban') return some(readIban(segment.words))
  if (numbers.has(kind)) return numbersIn(rule, segment, around.context)
  if (texts.has(kind)) return textsIn(rule, segment, around)
  if (isClosed(kind)) return closedValuesIn(rule, segment, around.context)
  return []
}

function some(found: FoundValue | null): readonly FoundValue[] {
  return found === null ? [] : [found]
}

/** A segment, and what stands behind a colon or a label in it. */
function textsIn(rule: FieldRule, segment: Segment, { context, hits }: Around): readonly FoundValue[] {
  const starts = new Set([0])
  for (const [index, { text }] of segment.words.entries()) if (/[:|]$/.test(text)) starts.add(index + 1)
  for (const hit of hits) starts.add(segment.words.findIndex((word) => word === hit.words.at(-1)) + 1)
  return [...starts].flatMap((start) => {
    const words = segment.words.slice(start)
    return words.length === 0 ? [] : readValues(rule, [segmentOf(words)], context)
  })
}

/** The candidates with what the rules gave, at its place. */
function withGiven(
  candidates: readonly Candidate[],
  document: LabelledDocument,
  given: FieldEvidence | undefined,
): readonly Candidate[] {
  if (given === undefined) return candidates
  const page = Math.max(
    0,
    document.pages.findIndex((one) => one.page.index === given.page),
  )
  const here = candidates.findIndex((one) => one.page === page && one.value === given.value && isWithin(one, given))
  if (here !== -1) return candidates.map((one, index) => (index === here ? { ...one, given } : one))
  const row = document.pages[page]?.rows.find(({ words }) => words.some((word) => covers(given.box, word))) ?? null
  const segment = row?.segments.find(({ words }) => words.some((word) => covers(given.box, word))) ?? null
  const words = segment?.words.filter((word) => covers(given.box, word)) ?? []
  return [...candidates, { value: given.value, words, page, row, segment, given }]
}

function isWithin({ words }: Candidate, { box }: FieldEvidence): boolean {
  return words.some((word) => covers(box, word))
}

function covers(box: FieldEvidence['box'], word: Word): boolean {
  if (box === null) return false
  const [x, y] = [word.box[0] + word.box[2] / 2, word.box[1] + word.box[3] / 2]
  return x >= box[0] - 0.5 && x <= box[0] + box[2] + 0.5 && y >= box[1] - 0.5 && y <= box[1] + box[3] + 0.5
}

import type { DocumentType } from '../../domain/document-types/definition/document-type.ts'
import { sin } from '../../domain/formats/sin.ts'
import type { FieldEvidence } from '../../ports/reader.ts'
import type { Word } from '../page/page.ts'
import { readDates } from './values/date.ts'
import { readIban } from './values/identifiers.ts'
import { readOrigin } from './values/choice.ts'
import { firmIn } from './values/names.ts'
import { readCountry } from './values/place.ts'
import { findWindowBlock } from './blocks.ts'
import { isAmerican, type LabelledDocument } from './labelled-document.ts'
import { findCardName } from './card-names.ts'
import { findDateline } from './dateline.ts'
import { fold, lettersOf } from '../page/fold.ts'
import { nameInParts } from './name-in-parts.ts'
import { lowestFirm, ownersInBoxes } from './holdings-chart.ts'
import { findIssuer } from './issuer.ts'
import { jurisdictionOf, territoryOf } from './issuing-place.ts'
import { printedText, type FoundValue } from '../page/printed-text.ts'
import { boxOf } from '../page/rows.ts'

/** Confidence of an unlabelled value relative to a labelled one. */
const unlabelledConfidence = 0.8
/** A statement's period is in this share of the page. */
const periodShare = 0.5

type Finder = (
  document: LabelledDocument,
  found: Readonly<Record<string, FieldEvidence>>,
) => (FoundValue & { readonly page?: number }) | null

/** How a field without a label is found: by the layout of a letter, by its own form, or anywhere in the text. */
const finders: Readonly<Record<string, Finder>> = {
  document_holder_name: (document) => nameInParts(document) ?? windowOf(document)?.name ?? null,
  address: (document) => (document.type.photoId ? null : (windowOf(document)?.address ?? null)),
  document_date: ({ type, pages, context }) => (type.photoId ? null : findDateline(pages, context)),
  issuer_name: issuerOf,
  employer_name: issuerOf,
  legal_name: (document) => (document.type.id === 'org_chart' ? lowestFirm(document) : firmLine(document)),
  jurisdiction: territoryOf,
  origin: originOf,
  tax_residences: tickedResidences,
  beneficial_owners: ({ pages }) => ownersInBoxes(pages),
  auditor_name: ({ pages }, found) => reportingFirm(pages, found.legal_name?.value ?? ''),
  rib: ribOf,
  iban: (document) => firstOnRows(document, (words) => readIban(words)),
  transit_number: (document) => chequeLine(document, 1),
  institution_number: (document) => chequeLine(document, 2),
  account_number: (document) => (document.type.id === 'void_cheque' ? chequeLine(document, 3) : null),
  period_start: (document) => periodOf(document)?.[0] ?? null,
  period_end: (document) => periodOf(document)?.[1] ?? null,
  pay_period_start: (document) => periodOf(document)?.[0] ?? null,
  pay_period_end: (document) => periodOf(document)?.[1] ?? null,
  currency: currencyOf,
  id_province: (document) => jurisdictionOf(document, 'code'),
  id_country: (document) => (document.type.id === 'driver_licence' ? jurisdictionOf(document, 'country') : null),
  last_name: (document, found) => findCardName('last', document, found),
  first_name: (document, found) => findCardName('first', document, found),
  id_number: (document) => (document.type.id === 'health_card' ? healthNumber(document) : null),
  permit_category: permitTitle,
  sin: socialInsuranceNumber,
}

/** Values found without a label for fields that are missing in `found`. */
export function extractUnlabelled(
  document: LabelledDocument,
  found: Readonly<Record<string, FieldEvidence>>,
): Record<string, FieldEvidence> {
  const fields: Record<string, FieldEvidence> = {}
  for (const name of fieldNames(document.type)) {
    const value = found[name] === undefined ? (finders[name]?.(document, { ...found, ...fields }) ?? null) : null
    if (value === null || value.value === '') continue
    const textLayer = document.pages[0]?.page.source === 'text_layer'
    fields[name] = {
      value: value.value,
      source: textLayer ? 'text_layer' : 'unlabelled_print',
      confidence: unlabelledConfidence * Math.min(1, ...value.words.map((word) => word.confidence)),
      page: value.page ?? 0,
      box: value.words.length === 0 ? null : boxOf(value.words),
    }
  }
  return fields
}

/** Names of all fields that a type can carry. */
export function fieldNames(type: DocumentType): ReadonlySet<string> {
  return new Set([...type.fields.map((rule) => rule.name), ...(type.carriesMrz ? ['mrz'] : [])])
}

function issuerOf(document: LabelledDocument, found: Readonly<Record<string, FieldEvidence>>): FoundValue | null {
  return findIssuer(document, lettersOf(found.document_holder_name?.value ?? ''))
}

function windowOf({ pages }: LabelledDocument) {
  const [first] = pages
  return first === undefined ? null : findWindowBlock(first)
}

function firstOnRows(
  { pages }: LabelledDocument,
  read: (words: readonly Word[]) => FoundValue | null,
): (FoundValue & { page: number }) | null {
  for (const { rows, page } of pages) {
    for (const row of rows) {
      const value = read(row.words)
      if (value !== null) return { ...value, page: page.index }
    }
  }
  return null
}

/** The first row that names where money came from. */
function originOf({ pages }: LabelledDocument): FoundValue | null {
  for (const row of pages.flatMap(({ rows }) => rows)) {
    const value = readOrigin(row.words.map((word) => word.text).join(' '))
    if (value !== null) return { value, words: row.words }
  }
  return null
}

/** Countries of the statements that are ticked: "☒ I am a tax resident of Canada". */
function tickedResidences({ pages }: LabelledDocument): FoundValue | null {
  const ticked = pages
    .flatMap(({ rows }) => rows)
    .filter(({ words }) => /^[☒☑✓✔✗✘]/u.test(words[0]?.text ?? ''))
    .flatMap(({ words }) => {
      const text = words.map((word) => word.text).join(' ')
      const places =
        /(?:\b(?:of|du|de|des|d’|en|aux)\s+)(?:the\s+|la\s+|l’)?(\p{Lu}[^.,(]*?)(?=$|[.,(]|\s(?:for|aux|à)\s)/u.exec(
          text,
        )?.[1]
      const country = places === undefined ? null : readCountry(places)
      return country === null ? [] : [{ country, words }]
    })
  const countries = [...new Set(ticked.map(({ country }) => country))]
  return countries.length === 0 ? null : { value: countries.join('; '), words: ticked.flatMap(({ words }) => words) }
}

/** Transit, institution or account of the magnetic ink line of a Canadian cheque. CPA Standard 006. */
function chequeLine({ pages }: LabelledDocument, part: 1 | 2 | 3): FoundValue | null {
  for (const row of pages.flatMap(({ rows }) => rows)) {
    const text = row.words.map((word) => word.text).join(' ')
    const value = /(?<!\d)(\d{5})[^\d\p{L}]{1,3}(\d{3})[^\d\p{L}]{1,4}(\d[\d -]{4,14}\d)(?!\d)/u.exec(text)?.[part]
    if (value !== undefined) return { value, words: row.words }
  }
  return null
}

/** The firm that signs a report, on a line of its own, which is not the firm reported on. */
function reportingFirm(pages: LabelledDocument['pages'], reportedOn: string): FoundValue | null {
  const practice =
    /\b(?:LLP|CPA|[Cc]omptables?|[Nn]otaires?|[Aa]ccountants?|[Aa]uditors?|[Aa]udit|S\.E\.N\.C\.R\.L)\b|^(?:Étude|Cabinet) \p{Lu}/u
  const line = pages
    .flatMap(({ rows }) => rows)
    .find(({ words, segments }) => {
      const text = words.map((word) => word.text).join(' ')
      return segments.length === 1 && words.length <= 8 && practice.test(text) && nameLike(text) && text !== reportedOn
    })
  return line === undefined ? null : { value: line.words.map((word) => word.text).join(' '), words: line.words }
}

/** Whether a text begins as a name and is no sentence. */
function nameLike(text: string): boolean {
  const ended = /[.:;]$/.test(text) && firmIn(text) !== text
  return /^\p{Lu}\p{Ll}/u.test(text) && !ended && !/\b(?:the|our|we|nous|notre|des|report|rapport)\b/i.test(text)
}

/** The RIB from its printed boxes, else from a French or Moroccan IBAN. */
function ribOf({ pages }: LabelledDocument, found: Readonly<Record<string, FieldEvidence>>): FoundValue | null {
  for (const { rows } of pages) {
    for (const [index, row] of rows.entries()) {
      if (!row.segments.some(({ text }) => fold(text) === 'cle rib')) continue
      const words = rows[index + 1]?.words ?? []
      const value = words.map((word) => word.text.replace(/\W/g, '')).join('')
      if (/^(?:\d{10}[A-Z0-9]{11}\d{2}|\d{24})$/.test(value)) return { value, words }
    }
  }
  const iban = found.iban?.value ?? ''
  return iban.startsWith('FR') || iban.startsWith('MA') ? { value: iban.slice(4), words: [] } : null
}

function isTitle({ printedTitles }: DocumentType, words: readonly Word[]): boolean {
  const letters = lettersOf(words.map((word) => word.text).join(' '))
  return printedTitles.some((title) => lettersOf(title) === letters)
}

/** A firm's name on a line of its own in the upper half of the first page, also after "of". */
function firmLine({ type, pages }: LabelledDocument): FoundValue | null {
  const [first] = pages
  for (const { words, box } of first?.rows.flatMap((row) => row.segments) ?? []) {
    if (first === undefined || box[1] > first.page.height * periodShare) break
    const start = /^(?:of|for|de|du|by)$/i.test(words[0]?.text ?? '') ? 1 : 0
    const rest = words.slice(start)
    const text = rest.map((word) => word.text).join(' ')
    const firm =
      firmIn(text) ?? (/^(?:Fiducie|Fondation|Association|Coopérative) [^.:;]{3,60}$/u.test(text) ? text : null)
    if (first.hits.some((hit) => hit.words[0] === words[0]) || isTitle(type, rest)) continue
    const count = firm?.split(' ').length ?? 0
    if (firm !== null && count >= rest.length - 1) return { value: firm, words: rest.slice(0, count) }
  }
  return null
}

/** A period on one line of the upper page: "du … au …", "… to …", "… - …". */
function periodOf({ pages, context }: LabelledDocument): readonly [FoundValue, FoundValue] | null {
  const [first] = pages
  if (first === undefined) return null
  for (const row of first.rows) {
    if (row.box[1] > first.page.height * periodShare) break
    for (const segment of row.segments) {
      const dates = readDates(printedText(segment.words), context)
      const [start, end] = dates
      const joined = /(?:\bau\b|\bto\b|\bthrough\b|\bà\b|[-–—])/i.test(segment.text)
      if (start !== undefined && end !== undefined && joined && start.value < end.value) return [start, end]
    }
  }
  return null
}

/** The currency a statement names by its code or sign; dollars are those of the postal codes on the page. */
function currencyOf({ pages }: LabelledDocument): FoundValue | null {
  const text = pages.flatMap(({ page }) => page.words.map((word) => word.text)).join(' ')
  const code = /\b(CAD|USD|EUR|MAD|GBP|CHF)\b/.exec(text)?.[1]
  if (code !== undefined) return { value: code, words: [] }
  if (/€|\beuros?\b/i.test(text)) return { value: 'EUR', words: [] }
  if (/£/.test(text)) return { value: 'GBP', words: [] }
  if (/\bdirhams?\b|\bDHS?\b/.test(text)) return { value: 'MAD', words: [] }
  if (/\bcanadian dollars?\b|\bdollars? canadiens?\b|\$ ?CAN?\b|CA\$/i.test(text)) return { value: 'CAD', words: [] }
  if (!/\$/.test(text)) return null
  if (/\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b/.test(text)) return { value: 'CAD', words: [] }
  return isAmerican(text) ? { value: 'USD', words: [] } : null
}

/** The number of a card of the Régie de l’assurance maladie du Québec, printed without a label. */
function healthNumber({ pages }: LabelledDocument): FoundValue | null {
  const segments = pages.flatMap(({ rows }) => rows.flatMap((row) => row.segments))
  const found = segments.find(({ text }) => /^[A-Z]{4} ?\d{4} ?\d{4}$/.test(text))
  return found === undefined ? null : { value: found.text.replaceAll(' ', ''), words: found.words }
}

/** The only social insurance number of the document: three groups of three digits with a valid check digit; null if several. */
function socialInsuranceNumber({ pages }: LabelledDocument): FoundValue | null {
  const found = pages
    .flatMap(({ rows }) => rows.flatMap((row) => row.segments))
    .filter(({ text }) => /^\d{3}([ -])\d{3}\1\d{3}$/.test(text) && sin.test(text.replace(/\D/g, '')).valid)
  const [first] = found
  if (first === undefined || found.some(({ text }) => text !== first.text)) return null
  return { value: first.text, words: first.words }
}

const permitTitles = new Set(
  [
    ...['Study permit', 'Work permit', 'Visitor record', 'Temporary resident permit'],
    ...['Permis d’études', 'Permis de travail', 'Fiche du visiteur', 'Permis de séjour temporaire'],
  ].map(lettersOf),
)

/** The kind of a Canadian permit, from its title. IMM 1442. */
function permitTitle({ pages }: LabelledDocument): FoundValue | null {
  const segments = pages.flatMap(({ rows }) => rows.flatMap((row) => row.segments))
  const title = segments.find(({ text }) => permitTitles.has(lettersOf(text)))
  return title === undefined ? null : { value: title.text, words: title.words }
}

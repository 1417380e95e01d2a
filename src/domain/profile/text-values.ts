import { docTypeOfHint } from '../document-types/hints.ts'
import { parseYesNo } from './yes-no.ts'
import { isEmpty, textOf, type Reading } from './reading.ts'
import { shaped } from './value-shape.ts'

/**
 * Longest texts, in characters. The limits of names and e-mail are in docs/rules/profile.md#texts; the others are our
 * choice.
 */
const nameLengthMax = 100
const fullNameLengthMax = 200
const textLengthMax = 500
const emailLengthMax = 254

/** Names listed under one key. */
const namesMax = 20

const nameCharacters = /^[\p{L}\p{M} '’ʼ‘`.‐‑–-]+$/u
/** The same for names without accents; this test is faster. */
const plainNameCharacters = /^[A-Za-z '`.-]+$/
const fullNameCharacters = /^[\p{L}\p{M} ,'’ʼ‘`.‐‑–-]+$/u

/** Occupations too vague to describe what a person does. docs/rules/profile.md#texts. */
const vagueOccupations = new Set([
  'employee',
  'employé',
  'employée',
  'employe',
  'manager',
  'gérant',
  'gérante',
  'gerant',
  'business',
  'self-employed',
  'self employed',
  'retraité',
  'retraitée',
  'retraite',
  'retired',
])

/** Free text. */
export const text = shaped<string>({ kind: 'text' }, (raw) => readText(raw, textLengthMax))

/** Text where yes and no are also answers: `listed_exchange`, `regulated_by`. A no leaves no value. */
export const textOrYesNo = shaped<string>({ kind: 'text_or_yes_no' }, (raw) => {
  const answer = parseYesNo(raw)
  if (answer === null) return readText(raw, textLengthMax)
  return answer ? { value: 'yes' } : {}
})

/** One part of a person's name: letters, marks, space, ' - and dot. docs/rules/profile.md#texts. */
export const namePart = shaped<string>({ kind: 'name' }, (raw) => {
  const reading = readText(raw, nameLengthMax)
  const { value } = reading
  if (value === undefined || plainNameCharacters.test(value) || nameCharacters.test(value)) return reading
  return { value, why: 'bad_characters' }
})

/** One or several full names; a text may hold several, separated by `;`. docs/rules/profile.md#texts. */
export const fullNames = shaped<readonly string[]>({ kind: 'names' }, (raw) => {
  const items: readonly unknown[] = Array.isArray(raw)
    ? raw
    : typeof raw === 'string'
      ? raw.split(/[;\n|]/, namesMax + 1)
      : [raw]
  const names: string[] = []
  let why: Reading<string>['why']
  /** A dropped name takes precedence over a name that is only unusual. */
  let lost: Reading<string>['why'] = items.length > namesMax ? 'too_long' : undefined
  for (const item of items.slice(0, namesMax)) {
    if (isEmpty(item)) continue
    const reading = readText(item, fullNameLengthMax)
    if (reading.value === undefined) {
      lost ??= reading.why
      continue
    }
    names.push(reading.value)
    if (!fullNameCharacters.test(reading.value)) why = 'bad_characters'
  }
  const fault = lost ?? why
  return { ...(names.length > 0 ? { value: names } : {}), ...(fault === undefined ? {} : { why: fault }) }
})

/** An occupation specific enough to describe what the client does. docs/rules/profile.md#texts. */
export const occupation = shaped<string>({ kind: 'occupation' }, (raw) => {
  const reading = readText(raw, textLengthMax)
  const isVague = reading.value !== undefined && vagueOccupations.has(plainOccupation(reading.value))
  return isVague ? { ...reading, why: 'too_vague' } : reading
})

/** `Employé(e).` is `employé`. */
function plainOccupation(written: string): string {
  return written
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/\(e\)$/, '')
}

/** One `@`, a domain with a dot. docs/rules/profile.md#texts. */
export const email = shaped<string>({ kind: 'email' }, (raw) => {
  const reading = readText(raw, emailLengthMax)
  if (reading.value === undefined) return reading
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(reading.value) ? reading : { ...reading, why: 'not_an_email' }
})

/** The document type behind the recorded identity number. docs/rules/document-types.md#hints. */
export const documentType = shaped<string>({ kind: 'document_type' }, (raw) => {
  const written = textOf(raw)
  const id = written === null || written.length > nameLengthMax ? null : docTypeOfHint(written)
  return id === null ? { why: 'unknown_value' } : { value: id }
})

/** Currency symbols that are unambiguous in the countries of our packs. */
const currencyMarks: ReadonlyMap<string, string> = new Map([
  ['€', 'EUR'],
  ['EURO', 'EUR'],
  ['EUROS', 'EUR'],
  ['DH', 'MAD'],
  ['DHS', 'MAD'],
  ['DIRHAM', 'MAD'],
  ['C$', 'CAD'],
  ['US$', 'USD'],
])

/** ISO 4217 code. */
export const currency = shaped<string>({ kind: 'currency' }, (raw) => {
  const code = textOf(raw)?.toUpperCase() ?? ''
  const known = currencyMarks.get(code) ?? code
  return /^[A-Z]{3}$/.test(known) ? { value: known } : { why: 'unknown_value' }
})

function readText(raw: unknown, lengthMax: number): Reading<string> {
  const written = textOf(raw)
  if (written === null) return { why: 'unknown_value' }
  return written.length > lengthMax ? { why: 'too_long' } : { value: written }
}

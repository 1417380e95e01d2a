import { compactNumber } from '../formats/format-rule.ts'
import { printedText, readRecords } from '../values/data-record.ts'
import { addMonths, ageAt, daysBetween } from '../values/dates.ts'
import data from './validity-by-law.json' with { type: 'json' }

/** Days by which an issuer may round up a validity. */
const graceDays = 60
/** Age of majority where a rule asks for an adult, in years. Décret n° 2013-1188 art. 2. */
const adultAge = 18

const isoDate = /^\d{4}-\d\d-\d\d$/
const whole = /^\d{1,3}$/

/** What a document says of its validity. Dates are YYYY-MM-DD, null when it does not show them. */
export interface PrintedValidity {
  /** A canonical type id. */
  readonly docType: string
  /** ISO 3166-1 alpha-2 of the issuer. */
  readonly country: string | undefined
  /** ISO 3166-2 suffix of the issuing province or state. */
  readonly province: string | undefined
  readonly number: string | undefined
  readonly bornOn: string | null
  readonly issuedOn: string | null
  readonly expiresOn: string | null
  /** True when it shows no expiry, or a word for none; a date that could not be read is not that. */
  readonly undated: boolean
}

/** A limit of validity, and the documents it is for: those of the types, issuer, dates of issue and holders of the row. */
interface ValidityRule {
  readonly types: readonly string[]
  /** ISO 3166-1 alpha-2; '' for every issuer that has no row of its own. */
  readonly country: string
  readonly province: string
  readonly issuedFrom: string
  readonly issuedTo: string
  readonly bornFrom: string
  readonly bornTo: string
  /** Only for holders of age at issue. */
  readonly adult: boolean
  /** Digits of the document's number; null for any. */
  readonly digits: number | null
  /** The validity that such a document shows, in months. */
  readonly printedMonths: number
  /** Added by law to the printed expiry, in months. */
  readonly extendedMonths: number
  /** Longest validity that an issuer prints, in months; 0 without a limit in this row. */
  readonly maximumMonths: number
  /** The expiry may be as late as the holder's birthday at this age; 0 without. */
  readonly untilAge: number
  /** Until when a document without an expiry is valid; '' when it must show one. */
  readonly undatedUntil: string
}

const rules: readonly ValidityRule[] = readRecords('validity-by-law.json', data, (record) => {
  const months = (key: string) => Number(record.optionalText(key, whole))
  const digits = record.optionalText('number', whole)
  // The source of each row, and whether it was read, are for the reader of the file.
  record.text('source', printedText)
  record.text('read', /^(?:yes|no)$/)
  return {
    types: record.texts('types', /^[a-z_]+$/),
    country: record.optionalText('country', /^[A-Z]{2}$/),
    province: record.optionalText('province', /^[A-Z]{2}$/),
    issuedFrom: record.optionalText('issued_from', isoDate),
    issuedTo: record.optionalText('issued_to', isoDate),
    bornFrom: record.optionalText('born_from', isoDate),
    bornTo: record.optionalText('born_to', isoDate),
    adult: record.optionalText('adult', /^yes$/) === 'yes',
    digits: digits === '' ? null : Number(digits),
    printedMonths: months('printed_months'),
    extendedMonths: months('extended_months'),
    maximumMonths: months('maximum_months'),
    untilAge: months('until_age'),
    undatedUntil: record.optionalText('undated_until', isoDate),
  }
})

/** The rows by type, those of an issuer before those of every issuer. */
const rulesByType: ReadonlyMap<string, readonly ValidityRule[]> = new Map(
  [...new Set(rules.flatMap(({ types }) => types))].map((type) => [
    type,
    rules
      .filter(({ types }) => types.includes(type))
      .toSorted((a, b) => (b.country === '' ? -1 : a.country === '' ? 1 : 0)),
  ]),
)

/** Types of which a law extends the printed expiry, and types that may show none. */
const extendedTypes = typesWith(({ extendedMonths }) => extendedMonths > 0)
const undatedTypes = typesWith(({ undatedUntil }) => undatedUntil !== '')

function typesWith(isSuch: (rule: ValidityRule) => boolean): ReadonlySet<string> {
  return new Set(rules.filter(isSuch).flatMap(({ types }) => types))
}

/** False for a type whose documents are valid until the day that they show, whoever issued them. */
export function hasLawfulExpiry(docType: string, isDated: boolean): boolean {
  return (isDated ? extendedTypes : undatedTypes).has(docType)
}

/** False for a type of which no limit of validity is known. */
export function hasLatestExpiry(docType: string): boolean {
  return rulesByType.has(docType)
}

/**
 * The last day that a document is valid by the law of its issuer: its printed expiry, later where a law extends it, and for a
 * document that by law shows none the day until which it is valid; null when it must show one. docs/rules/checks.md#validity-by-law.
 */
export function lawfulExpiry(document: PrintedValidity): string | null {
  const { expiresOn, issuedOn } = document
  for (const rule of rulesByType.get(document.docType) ?? []) {
    if (expiresOn === null) {
      if (document.undated && rule.undatedUntil !== '' && holds(rule, document, issuedOn)) return rule.undatedUntil
    } else if (
      rule.extendedMonths > 0 &&
      holds(rule, document, issuedOn ?? addMonths(expiresOn, -rule.printedMonths))
    ) {
      const printed = issuedOn === null ? expiresOn : addMonths(issuedOn, rule.printedMonths)
      // A card that shows the longer validity already is not extended again.
      if (Math.abs(daysBetween(printed, expiresOn)) <= graceDays) return addMonths(expiresOn, rule.extendedMonths)
    }
  }
  return expiresOn
}

/** The latest expiry that the issuer can have printed; null when no limit is known. docs/rules/checks.md#validity-by-law. */
export function latestExpiry(document: PrintedValidity): string | null {
  const { bornOn, issuedOn } = document
  if (issuedOn === null) return null
  let months = 0
  let birthday = ''
  for (const rule of rulesByType.get(document.docType) ?? []) {
    if (!holds(rule, document, issuedOn)) continue
    months = Math.max(months, rule.maximumMonths)
    if (rule.untilAge > 0 && bornOn === null) return null
    if (rule.untilAge > 0 && bornOn !== null) birthday = addMonths(bornOn, rule.untilAge * 12)
  }
  if (months === 0) return null
  const latest = addMonths(issuedOn, months)
  return birthday > latest ? birthday : latest
}

/** True when an expiry is later than the issuer can have printed, beyond what issuers round up. */
export function isTooLate(expiresOn: string, latest: string): boolean {
  return expiresOn > latest && daysBetween(latest, expiresOn) > graceDays
}

function holds(rule: ValidityRule, document: PrintedValidity, issuedOn: string | null): boolean {
  const { country, province, number, bornOn } = document
  if (rule.country !== '' && rule.country !== country) return false
  if (rule.province !== '' && rule.province !== province) return false
  if (!isWithin(issuedOn, rule.issuedFrom, rule.issuedTo) || !isWithin(bornOn, rule.bornFrom, rule.bornTo)) return false
  if (rule.adult && (bornOn === null || issuedOn === null || ageAt(bornOn, issuedOn) < adultAge)) return false
  return rule.digits === null || number === undefined || isDigits(number, rule.digits)
}

/** True for a day in a period; an unknown day is in none but the unlimited one. */
function isWithin(day: string | null, from: string, to: string): boolean {
  if (from === '' && to === '') return true
  return day !== null && day >= from && (to === '' || day <= to)
}

function isDigits(number: string, count: number): boolean {
  const compact = compactNumber(number)
  return compact.length === count && /^\d+$/.test(compact)
}

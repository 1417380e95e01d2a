import { hasLawfulExpiry, lawfulExpiry, type PrintedValidity } from '../../document-types/validity-by-law.ts'
import { provinceCode } from '../../names/provinces.ts'
import { citizenshipsOf } from '../../profile/citizenships.ts'
import type { Profile } from '../../profile/profile.ts'
import { countryCode } from '../../values/countries.ts'
import type { DocumentContext } from '../definition/contexts.ts'
import type { MrzFacts } from '../definition/document-facts.ts'
import { dateField } from './document-date.ts'

/** Printed in place of a date on documents without expiry. docs/rules/checks.md#validity-by-law. */
const lifetimeWords: ReadonlySet<string> = new Set([
  ...['none', 'unlimited', 'indefinite', 'permanent', 'permanente', 'unbefristet'],
  ...['illimité', 'illimitée', 'sans limite', 'sans expiration', 'à vie'],
])
const dashes = /^[-–—*]+$/

/** What a document's validity is judged by. */
interface ValidityFacts {
  readonly facts: { readonly docType: string; readonly fields: Readonly<Record<string, string>> }
  readonly mrz: MrzFacts | null
  /** ISO alpha-2 of the pack's home country, which a document that names no issuer is of; null: none. */
  readonly home: string | null
}

/** True for a word that cards without expiry print in place of the date. docs/rules/checks.md#validity-by-law. */
export function isLifetime(printed: string): boolean {
  return lifetimeWords.has(printed.toLowerCase())
}

/** What a document shows of its validity. docs/rules/checks.md#validity-by-law. */
export function printedValidity({ facts: { docType, fields }, mrz, home }: ValidityFacts): PrintedValidity {
  const { id_country: issuer, id_province: province, id_number: number, id_expiry: expiry } = fields
  const named = issuer === undefined ? mrz?.fields.id_country : (countryCode(issuer) ?? issuer)
  return {
    docType,
    ...issuerOf(named, province, home ?? undefined),
    number,
    bornOn: dateField(fields, 'date_of_birth'),
    issuedOn: dateField(fields, 'id_issue_date'),
    expiresOn: dateField(fields, 'id_expiry'),
    undated: expiry === undefined || isLifetime(expiry) || dashes.test(expiry),
  }
}

/** The last day that a document is valid; null when it shows none and must. docs/rules/checks.md#validity-by-law. */
export function validUntil({
  document: { facts },
  mrz,
  pack,
}: Pick<DocumentContext, 'document' | 'mrz' | 'pack'>): string | null {
  const expiresOn = dateField(facts.fields, 'id_expiry')
  if (!hasLawfulExpiry(facts.docType, expiresOn !== null)) return expiresOn
  return lawfulExpiry(printedValidity({ facts, mrz, home: pack.country }))
}

/**
 * The last day that the recorded identity document is valid, when `expiresOn` is its recorded expiry.
 * docs/rules/checks.md#validity-by-law.
 */
export function recordedExpiry({ values }: Profile, expiresOn: string): string {
  const { id_type: docType, id_country: issuer, id_province: province, id_number: number } = values
  if (docType === undefined || !hasLawfulExpiry(docType, true)) return expiresOn
  const [bornOn, issuedOn] = [values.date_of_birth ?? null, values.id_issue_date ?? null]
  const printed = { docType, number, bornOn, issuedOn, expiresOn, undated: false }
  // A national card that names no issuer is of one of the holder's states.
  const issuers = issuer === undefined && docType === 'national_id' ? citizenshipsOf(values) : [issuer]
  return issuers
    .map((country) => lawfulExpiry({ ...printed, ...issuerOf(country, province, undefined) }) ?? expiresOn)
    .reduce((latest, day) => (day > latest ? day : latest), expiresOn)
}

/** A document that names a state of the United States and no country is of the United States. */
function issuerOf(named: string | undefined, province: string | undefined, otherwise: string | undefined) {
  const state = province === undefined ? null : provinceCode(province, 'US')
  const isState = state !== null && provinceCode(province ?? '', 'CA') === null
  const country = named ?? (isState ? 'US' : otherwise)
  return { country, province: country === 'US' ? (state ?? undefined) : undefined }
}

import { addMonths, isIsoDate } from '../../values/dates.ts'
import { compareCompanyNames } from '../../names/company-name.ts'
import { bestPersonScore } from '../../names/person-name.ts'
import type { JudgedContext, Judgement } from '../definition/contexts.ts'
import { clientAge } from './client-age.ts'
import { clientName } from './client-name.ts'
import { holderNames } from './holder-names.ts'
import { agreesOn } from './relied-on.ts'

/** What a source of the dual-process method shows beside the name. PCMLTFR s. 105(1)(d). */
export type SourceCategory = 'name_address' | 'name_dob' | 'name_account'

/** What each type shows beside the name. docs/rules/document-types.md#dual-process. */
const typesByCategory: Readonly<Record<SourceCategory, ReadonlySet<string>>> = {
  name_address: new Set([
    ...['utility_bill', 'telecom_bill', 'property_tax_bill', 'insurance_statement', 'government_letter'],
    ...['notice_of_assessment', 't4', 'investment_statement', 'credit_report'],
  ]),
  name_dob: new Set([
    ...['birth_certificate', 'citizenship_card', 'permanent_resident_card', 'driver_licence', 'passport'],
    'credit_report',
  ]),
  name_account: new Set(['bank_statement', 'credit_card_statement', 'loan_statement', 'void_cheque']),
}

/** True for a type that shows the client's address to the dual-process method. */
export function isAddressSource(docType: string): boolean {
  return typesByCategory.name_address.has(docType)
}

const categories = ['name_address', 'name_dob', 'name_account'] as const

/** Printed names of an account's number. */
const accountFields = ['account_number', 'iban', 'rib'] as const

/** From here two issuers, or an issuer and the client, are the same. docs/rules/checks.md#person-names. */
const sameIssuerMin = 85

/** Age of a credit file that is one of two sources. FINTRAC, methods to verify identity. */
const creditFileMonthsMin = 6

/** docs/rules/checks.md#person-names: the same name from here. */
const sameNameMin = 90

/** From 12 to 15 years a source of the address may name a parent. PCMLTFR s. 105(3). */
const parentAddressAges = { from: 12, below: 16 } as const
/** Who the third party of a minor is, in either language. */
const parental = /parent|mother|father|guardian|tutor|m[èe]re|p[èe]re|tuteur|tutrice/i

/** A document that confirms the client's name and something else. */
export interface Source {
  readonly judgement: Judgement
  readonly categories: readonly SourceCategory[]
  /** Who issued it; the state or province for what governments issue, '' when it does not say. */
  readonly issuer: string
}

/** How far the documents of a file carry the method. */
export interface DualProcess {
  /** Two sources of two categories; null when there are none. */
  readonly pair: readonly [Source, Source] | null
  /** The two come from different sources, neither of which is the client. PCMLTFR s. 105(4). */
  readonly differ: boolean
}

/**
 * The best pair of sources on file: one whose issuers differ before one whose issuers do not.
 * docs/rules/policy-packs.md#identity-methods.
 */
export function dualProcess(context: JudgedContext): DualProcess {
  const sources = context.judgements
    .map((judgement) => sourceOf(judgement, context))
    .filter((source) => source !== null)
  let same: DualProcess = { pair: null, differ: false }
  for (const [index, first] of sources.entries()) {
    for (const second of sources.slice(index + 1)) {
      if (!coverTwo(first, second)) continue
      const pair = [first, second] as const
      if (!sameIssuer(first, second) && !pair.some((source) => isClient(source, context))) return { pair, differ: true }
      if (same.pair === null) same = { pair, differ: false }
    }
  }
  return same
}

function sourceOf(judgement: Judgement, context: JudgedContext): Source | null {
  if (!isSource(judgement) || isYoungCreditFile(judgement, context)) return null
  const { facts } = judgement.document
  const namesClient = agreesOn('match:name', judgement)
  const shown = categories.filter(
    (category) =>
      typesByCategory[category].has(facts.docType) &&
      (namesClient || (category === 'name_address' && namesParent(judgement, context))) &&
      confirms(category, judgement),
  )
  return shown.length === 0 ? null : { judgement, categories: shown, issuer: issuerOf(facts.fields) }
}

/** A document may be relied on, whatever the age of its holder: that is a check of its own. */
function isSource({ failed }: Judgement): boolean {
  return failed.every(({ id, severity }) => severity !== 'critical' || id.startsWith('adult:'))
}

/** A credit file counts from half a year on; one that does not say since when it is kept is not shown to be as old. */
function isYoungCreditFile({ document: { facts } }: Judgement, { asOf }: JudgedContext): boolean {
  if (facts.docType !== 'credit_report') return false
  const since = facts.fields.file_since ?? ''
  return !isIsoDate(since) || since > addMonths(asOf, -creditFileMonthsMin)
}

/** The document names the parent of a minor who lives at the same address. */
function namesParent({ document: { facts } }: Judgement, context: JudgedContext): boolean {
  const age = clientAge(context)
  if (age === null || age < parentAddressAges.from || age >= parentAddressAges.below) return false
  const { third_party_name: parent, third_party_relationship: relationship } = context.profile.values
  if (parent === undefined || !parental.test(relationship ?? '')) return false
  return bestPersonScore([parent], holderNames(facts.fields)).score >= sameNameMin
}

function confirms(category: SourceCategory, judgement: Judgement): boolean {
  if (category === 'name_address') return agreesOn('match:address', judgement)
  if (category === 'name_dob') return agreesOn('match:dob', judgement)
  return accountFields.some((field) => judgement.document.facts.fields[field] !== undefined)
}

function issuerOf(fields: Readonly<Record<string, string>>): string {
  const state = [fields.id_province, fields.id_country].filter((part) => part !== undefined).join(' ')
  return fields.issuer_name ?? fields.employer_name ?? fields.issuing_authority ?? state
}

function coverTwo(first: Source, second: Source): boolean {
  return first.categories.some((one) => second.categories.some((other) => other !== one))
}

/** Sources that do not say who issued them differ when they are of different types. */
function sameIssuer(first: Source, second: Source): boolean {
  if (first.issuer === '' || second.issuer === '') {
    return first.issuer === second.issuer && typeOf(first) === typeOf(second)
  }
  return compareCompanyNames(first.issuer, second.issuer) >= sameIssuerMin
}

function isClient({ issuer }: Source, { profile }: JudgedContext): boolean {
  const name = clientName(profile)
  return typeof name === 'string' && issuer !== '' && compareCompanyNames(issuer, name) >= sameIssuerMin
}

function typeOf({ judgement }: Source): string {
  return judgement.document.facts.docType
}

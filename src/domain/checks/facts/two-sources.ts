import type { Check } from '../../../contract/check.ts'
import { addMonths, isIsoDate } from '../../values/dates.ts'
import { institutionName } from '../../formats/ca-institutions.ts'
import { compareCompanyNames } from '../../names/company-name.ts'
import { normaliseWithDigits, wordsOf } from '../../names/normalise.ts'
import { bestPersonScore } from '../../names/person-name.ts'
import { sameIssuerScoreMin, sameNameScoreMin } from '../../names/same-scores.ts'
import type { CheckedDocument, JudgedContext, Judgement } from '../definition/contexts.ts'
import { bankAnalysisProves } from './bank-analysis.ts'
import { clientAge } from './client-age.ts'
import { clientName } from './client-name.ts'
import { holderNames } from './holder-names.ts'
import { isOneSource } from './issuer-groups.ts'
import { publicIssuer } from './public-issuers.ts'
import { agreesOn, setsAside } from './relied-on.ts'

/** What a source of the dual-process method shows besides the name. PCMLTFR s. 105(1)(d). */
export type SourceCategory = 'name_address' | 'name_dob' | 'name_account'

/** What each document type shows besides the name. docs/rules/document-types.md#dual-process. */
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

/** A connected account: its bank's name is not sent back with the checks. docs/rules/bank.md#in-a-verdict. */
const bankAnalysis = { docType: 'bank_analysis', categories: ['name_account'], issuer: '' } as const satisfies Source

/** Types that one public body issues: the type says who, also when no issuer was read. */
const ofPublicBody: ReadonlySet<string> = new Set([
  ...['notice_of_assessment', 'birth_certificate', 'citizenship_card', 'permanent_resident_card'],
  ...['driver_licence', 'passport'],
])

/** Types that no bank issues: a connected account pairs with these only. PCMLTFR s. 105(4). */
const neverOfABank: ReadonlySet<string> = new Set([
  ...['utility_bill', 'telecom_bill', 'property_tax_bill', 'government_letter', 'notice_of_assessment'],
  ...['credit_report', 'birth_certificate', 'citizenship_card', 'permanent_resident_card'],
  ...['driver_licence', 'passport'],
])

/** True for a type that the dual-process method accepts as a source of the address. */
export function isAddressSource(docType: string): boolean {
  return typesByCategory.name_address.has(docType)
}

const categories = ['name_address', 'name_dob', 'name_account'] as const

/** Fields with an account's number. */
const accountFields = ['account_number', 'iban', 'rib'] as const

/** Lowest age of a credit file as one of two sources. FINTRAC, methods to verify identity. */
const creditFileMonthsMin = 6

/** From 12 to 15 years, a source of the address may name a parent. PCMLTFR s. 105(3). */
const parentAddressAges = { from: 12, below: 16 } as const
/** The relations of a third party that is a minor's parent or guardian, in both languages. */
const parental = /parent|mother|father|guardian|tutor|m[èe]re|p[èe]re|tuteur|tutrice/i

/** A document or a connected account that confirms the client's name and one category. */
export interface Source {
  readonly docType: string
  readonly categories: readonly SourceCategory[]
  /** The issuer; the state or province for government documents, '' for one that the type says and for a connected account. */
  readonly issuer: string
  /** Absent for a connected account. */
  readonly judgement?: Judgement
}

/** The dual-process method as the documents support it. */
export interface DualProcess {
  /** Two sources of two categories; null without such a pair. */
  readonly pair: readonly [Source, Source] | null
  /** The issuers differ, and neither is the client or the reporting entity. PCMLTFR s. 105(4). */
  readonly differ: boolean
  /** Who issued one that cannot count: the client or the reporting entity; null when the issuers are the same or differ. */
  readonly refused: string | null
}

/**
 * The best pair of sources: a pair with different issuers comes first.
 * docs/rules/policy-packs.md#identity-methods.
 */
export function dualProcess(context: JudgedContext): DualProcess {
  const documents = context.judgements
    .map((judgement) => sourceOf(judgement, context))
    .filter((source) => source !== null)
  const sources = bankAnalysisProves([], context) ? [...documents, bankAnalysis] : documents
  let failing: DualProcess = { pair: null, differ: false, refused: null }
  for (const [index, first] of sources.entries()) {
    for (const second of sources.slice(index + 1)) {
      if (!coverTwo(first, second) || !canPair(first, second)) continue
      const pair = [first, second] as const
      const refused = pair.find((source) => isParty(source, context))?.issuer ?? null
      if (refused === null && !sameIssuer(first, second)) return { pair, differ: true, refused }
      if (failing.pair === null) failing = { pair, differ: false, refused }
    }
  }
  return failing
}

function sourceOf(judgement: Judgement, context: JudgedContext): Source | null {
  if (!isSource(judgement) || isYoungCreditFile(judgement, context)) return null
  const { facts } = judgement.document
  const namesClient = agreesOn('match:name', judgement)
  const shown = categories.filter(
    (category) =>
      typesByCategory[category].has(facts.docType) &&
      (namesClient || (category === 'name_address' && namesParent(judgement.document, context))) &&
      confirms(category, judgement),
  )
  const issuer =
    publicIssuer(facts.docType, facts.fields, context.profile.values.province) ??
    printedIssuer(facts.fields) ??
    stateOf(facts.fields)
  // Who cannot be named cannot be shown to be another source.
  if (shown.length === 0 || (issuer === '' && !ofPublicBody.has(facts.docType))) return null
  return { docType: facts.docType, categories: shown, issuer, judgement }
}

/** True when the document is valid and current; `adult` may have failed. PCMLTFR s. 105(5). */
function isSource({ failed }: Judgement): boolean {
  return failed.every((check) => !(setsAside(check) || isStale(check)) || check.id.startsWith('adult:'))
}

/** True for a document older than its type may be: no source is out of date. PCMLTFR s. 105(5). */
function isStale({ id }: Check): boolean {
  return id.startsWith('freshness:')
}

/** True for a credit file younger than half a year, or of unknown age. */
function isYoungCreditFile({ document: { facts } }: Judgement, { asOf }: JudgedContext): boolean {
  if (facts.docType !== 'credit_report') return false
  const since = facts.fields.file_since ?? ''
  return !isIsoDate(since) || since > addMonths(asOf, -creditFileMonthsMin)
}

/** True when the document names a parent of a client of 12 to 15 years. PCMLTFR s. 105(3). */
export function namesParent({ facts }: CheckedDocument, context: Pick<JudgedContext, 'profile' | 'asOf'>): boolean {
  const age = clientAge(context)
  if (age === null || age < parentAddressAges.from || age >= parentAddressAges.below) return false
  const { third_party_name: parent, third_party_relationship: relationship } = context.profile.values
  if (parent === undefined || !parental.test(relationship ?? '')) return false
  return bestPersonScore([parent], holderNames(facts.fields)).score >= sameNameScoreMin
}

function confirms(category: SourceCategory, judgement: Judgement): boolean {
  if (category === 'name_address') return agreesOn('match:address', judgement)
  if (category === 'name_dob') return agreesOn('match:dob', judgement)
  return accountFields.some((field) => judgement.document.facts.fields[field] !== undefined)
}

/** Written where no issuer is known. */
const noIssuer: ReadonlySet<string> = new Set(
  'N A,NA,ND,N D,NONE,NIL,NULL,UNKNOWN,INCONNU,INCONNUE,AUCUN,NOT AVAILABLE,NOT APPLICABLE,NON DISPONIBLE,SANS OBJET,TBD'.split(
    ',',
  ),
)

/** The issuer that a document names; null without one. */
function printedIssuer(fields: Readonly<Record<string, string>>): string | null {
  const {
    issuer_name: issuer,
    employer_name: employer,
    issuing_authority: authority,
    institution_number: bank,
  } = fields
  const named = [issuer, employer, authority].find((name) => name !== undefined && namesSomeone(name))
  return named ?? institutionName(bank ?? '') ?? null
}

function namesSomeone(name: string): boolean {
  const words = wordsOf(normaliseWithDigits(name)).join(' ')
  return words !== '' && !noIssuer.has(words)
}

/** The state or province that a document of the state names, '' when it names none. */
function stateOf(fields: Readonly<Record<string, string>>): string {
  return [fields.id_province, fields.id_country].filter((part) => part !== undefined).join(' ')
}

function coverTwo(first: Source, second: Source): boolean {
  return first.categories.some((one) => second.categories.some((other) => other !== one))
}

/** False for a connected account and a document that its bank may have issued. PCMLTFR s. 105(4). */
function canPair(first: Source, second: Source): boolean {
  return ![first, second].includes(bankAnalysis) || [first, second].some(({ docType }) => neverOfABank.has(docType))
}

/** Sources whose type says who issued them are the same when their types are. */
function sameIssuer(first: Source, second: Source): boolean {
  if (first.issuer === '' || second.issuer === '') {
    return first.issuer === second.issuer && first.docType === second.docType
  }
  return isOneSource(first.issuer, second.issuer)
}

/** True for a source that the client or the reporting entity issued. PCMLTFR s. 105(4). */
function isParty({ issuer }: Source, { profile, reportingEntity }: JudgedContext): boolean {
  if (issuer === '') return false
  const name = clientName(profile)
  if (typeof name === 'string' && compareCompanyNames(issuer, name) >= sameIssuerScoreMin) return true
  return reportingEntity !== undefined && isOneSource(issuer, reportingEntity)
}

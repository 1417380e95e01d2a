import { citizenshipsOf } from '../../profile/citizenships.ts'
import type { Profile } from '../../profile/profile.ts'

/** True when the profile makes a conditional data point required. docs/rules/policy-packs.md#conditional-data-points. */
export type Condition = (profile: Profile) => boolean

const employed = new Set(['permanent', 'part_time', 'seasonal'])

/** Credit products. PCMLTFR s. 12(k); docs/rules/policy-packs.md#conditional-data-points. */
const creditProducts = new Set([
  'credit_card',
  'personal_loan',
  'secured_loan',
  'mortgage',
  'line_of_credit',
  'business_loan',
])

/** The conditions, by the first alternative of the point. docs/rules/policy-packs.md#conditional-data-points. */
const conditions: ReadonlyMap<string, Condition> = new Map<string, Condition>([
  ['employer_name', ({ values }) => employed.has(values.employment_status ?? '')],
  // Financial capacity and household, for credit. PCMLTFR s. 12(k); Code de la consommation L312-16.
  ['annual_income', asksForCredit],
  ['marital_status', asksForCredit],
  ['dependants', asksForCredit],
  // Without a United States number, an identity document. 31 CFR 1020.220(a)(2)(i)(A)(4).
  ['id_type', isForeignToUnitedStates],
  ['id_number', isForeignToUnitedStates],
  ['id_expiry', isForeignToUnitedStates],
  // Only regulated or listed trusts and charities are in a register.
  ['registration_number', isRegistered],
  ['lei', isRegistered],
])

/** True when a conditional point is required of this client; false without a condition. `extra` overrides the defaults. */
export function isAsked(point: string, profile: Profile, extra?: ReadonlyMap<string, Condition>): boolean {
  const slash = point.indexOf('/')
  const name = slash < 0 ? point : point.slice(0, slash)
  return (extra?.get(name) ?? conditions.get(name))?.(profile) ?? false
}

/** True when the requested account is a credit product. docs/rules/policy-packs.md#conditional-data-points. */
export function asksForCredit({ values }: Profile): boolean {
  return creditProducts.has(values.account_type ?? '')
}

function isForeignToUnitedStates({ values }: Profile): boolean {
  if (values.ssn !== undefined || values.itin !== undefined) return false
  const [first = values.country, ...others] = citizenshipsOf(values)
  return first !== undefined && ![first, ...others].includes('US')
}

function isRegistered({ values }: Profile): boolean {
  return [values.regulated_by, values.listed_exchange, values.charity_registration].some((text) => text !== undefined)
}

import type { ClientKind } from '../../../contract/client-kind.ts'
import type { Mark } from './policy-pack.ts'

/** Data points of one client kind, in the order of `missing`. */
export type DataPoints = readonly (readonly [point: string, mark: Mark])[]

/** Alternative numbers that identify an entity. docs/rules/policy-packs.md#data-points. */
const entityNumbers = 'registration_number/business_number/neq/siren/ice/ein'

/** Political exposure: any answer counts. PCMLTFR s. 116. */
export const politicalExposure = 'pep_foreign/pep_domestic/pep_hio/pep'

const entityAddress: DataPoints = [
  ['street1', 'B'],
  ['city', 'R'],
  ['province', 'R'],
  ['postal_code', 'R'],
  ['country', 'R'],
  ['phone', 'R'],
  ['email', 'R'],
]

const accountQuestions: DataPoints = [
  ['purpose', 'R'],
  ['account_type', 'R'],
  ['source_of_funds', 'R'],
  ['third_party', 'R'],
]

/**
 * The default data points of entities. docs/rules/policy-packs.md#data-points,
 * PCMLTFR s. 138.
 */
export const entityDataPoints: Readonly<Record<Exclude<ClientKind, 'individual'>, DataPoints>> = {
  corporation: [
    ['legal_name', 'B'],
    [entityNumbers, 'B'],
    ['legal_form', 'R'],
    ['incorporation_date', 'R'],
    ['incorporation_country', 'R'],
    ...entityAddress,
    ['activity', 'R'],
    ['directors', 'B'],
    ['beneficial_owners', 'B'],
    ['ownership_structure', 'R'],
    ['signatories', 'R'],
    ...accountQuestions,
    ['annual_revenue', 'R'],
    [politicalExposure, 'R'],
  ],
  partnership: [
    ['legal_name', 'B'],
    [entityNumbers, 'R'],
    ['legal_form', 'R'],
    ['incorporation_date', 'R'],
    ['incorporation_country', 'R'],
    ...entityAddress,
    ['activity', 'R'],
    ['partners', 'B'],
    ['beneficial_owners', 'B'],
    ['ownership_structure', 'R'],
    ['signatories', 'R'],
    ...accountQuestions,
    ['annual_revenue', 'R'],
    [politicalExposure, 'R'],
  ],
  charitable_org: [
    ['legal_name', 'B'],
    [entityNumbers, 'R'],
    ['legal_form', 'R'],
    ['incorporation_date', 'R'],
    ['incorporation_country', 'R'],
    ...entityAddress,
    ['activity', 'R'],
    ['directors', 'B'],
    ['beneficial_owners', 'R'],
    ['control_person', 'R'],
    ['ownership_structure', 'R'],
    ['signatories', 'R'],
    ['charity_registration/solicits_donations', 'R'],
    ...accountQuestions,
    ['annual_revenue', 'R'],
    [politicalExposure, 'R'],
  ],
  trust: [
    ['legal_name', 'B'],
    [entityNumbers, 'C'],
    ['legal_form', 'R'],
    ['trust_date', 'R'],
    ['incorporation_country', 'R'],
    ...entityAddress,
    ['activity', 'R'],
    ['trustees', 'B'],
    ['settlors', 'B'],
    ['beneficiaries', 'R'],
    ['beneficial_owners', 'R'],
    ['ownership_structure', 'R'],
    ['signatories', 'R'],
    ...accountQuestions,
    [politicalExposure, 'R'],
  ],
  estate: [
    ['legal_name', 'B'],
    ['date_of_death', 'B'],
    ['incorporation_country', 'R'],
    ...entityAddress,
    ['executors', 'B'],
    ['beneficial_owners', 'R'],
    ['signatories', 'R'],
    ...accountQuestions,
    [politicalExposure, 'R'],
  ],
}

/** The points with `further` ones inserted before a point, by default the questions about the account; replaces points of the same name. */
export function alsoAsked(points: DataPoints, further: DataPoints, before = 'purpose'): DataPoints {
  const named = new Set(further.map(([point]) => point))
  const kept = points.filter(([point]) => !named.has(point))
  const at = kept.findIndex(([point]) => point === before)
  return [...kept.slice(0, at), ...further, ...kept.slice(at)]
}

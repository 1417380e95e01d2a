import type { Completeness } from '../../contract/verdict.ts'
import { isAsked, type Condition } from './definition/conditional-points.ts'
import type { Party, Profile, ProfileValues } from '../profile/profile.ts'
import type { Mark } from './definition/policy-pack.ts'

export interface CompletenessOptions {
  /** The pack's points for the kind of client, in the order of `missing`. */
  readonly points: readonly (readonly [point: string, mark: Mark])[]
  readonly profile: Profile
  /** Values that documents fill in, by data point; see `fieldsFromDocuments`. */
  readonly fromDocuments: ReadonlyMap<string, string>
  /** Conditions that replace or add to those of the house, by the first alternative of the point. */
  readonly conditions?: ReadonlyMap<string, Condition>
}

/** What must be known of every party of a list. docs/rules/policy-packs.md#data-points. */
const partyNeeds = ['name', 'address'] as const
const ownerNeeds = ['name', 'address', 'ownership_percent', 'date_of_birth', 'country'] as const

type PartyList = {
  [K in keyof ProfileValues]: ProfileValues[K] extends readonly Party[] ? K : never
}[keyof ProfileValues]

/** Points that are lists of parties, with what each party needs. */
const partyLists: ReadonlyMap<string, readonly [list: PartyList, needs: readonly (keyof Party)[]]> = new Map([
  ['directors', ['directors', partyNeeds]],
  ['partners', ['partners', partyNeeds]],
  ['trustees', ['trustees', partyNeeds]],
  ['settlors', ['settlors', partyNeeds]],
  ['beneficiaries', ['beneficiaries', partyNeeds]],
  ['executors', ['executors', partyNeeds]],
  ['signatories', ['signatories', partyNeeds]],
  ['control_person', ['control_person', partyNeeds]],
  ['protectors', ['protectors', partyNeeds]],
  ['beneficial_owners', ['beneficial_owners', ownerNeeds]],
] as const)

/** Alternatives of a point, split once: point names are the packs' own and few. */
const alternativesOf = new Map<string, readonly string[]>()

/**
 * The data points asked, given and missing. `required` counts the blocking and required points and the conditional ones whose
 * condition holds; an alternative is met by any of its members; a list of parties of which one lacks something is not met, and
 * `missing` names what: `beneficial_owners[0].address`. docs/rules/profile.md#completeness,
 * docs/rules/policy-packs.md#data-points.
 */
export function completeness(options: CompletenessOptions): Completeness {
  const { points, profile, fromDocuments, conditions } = options
  const missing: string[] = []
  let required = 0
  let present = 0
  for (const [point, mark] of points) {
    if (mark === '-' || (mark === 'C' && !isAsked(point, profile, conditions))) continue
    required += 1
    const before = missing.length
    if (!isAnswered(point, profile, fromDocuments)) missing.push(point)
    else nameMissingOfParties(point, profile, missing)
    if (missing.length === before) present += 1
  }
  const percent = required === 0 ? 100 : Math.floor((100 * present) / required)
  return { required, present, missing, percent }
}

/**
 * Whether a data point is known, for `required:<data point>`: any of its alternatives, declared or found in a document.
 * `street1` also when an address was given that could not be taken apart: a block must never depend on our parser.
 * docs/rules/profile.md#completeness.
 */
export function pointIsPresent(point: string, profile: Profile, fromDocuments: ReadonlyMap<string, string>): boolean {
  if (isAnswered(point, profile, fromDocuments)) return true
  return point === 'street1' && profile.values.address !== undefined
}

function isAnswered(point: string, profile: Profile, fromDocuments: ReadonlyMap<string, string>): boolean {
  for (const name of splitAlternatives(point)) {
    if (profile.given.has(name) || Object.hasOwn(profile.values, name) || fromDocuments.has(name)) return true
    if (name === 'pep' && partiesAnswerPep(profile)) return true
    // Nobody owning a quarter is an answer too.
    if (name === 'beneficial_owners' && profile.values.no_owner_25 === true) return true
  }
  return false
}

function splitAlternatives(point: string): readonly string[] {
  let alternatives = alternativesOf.get(point)
  if (alternatives === undefined) {
    alternatives = point.split('/')
    alternativesOf.set(point, alternatives)
  }
  return alternatives
}

/** For entities the PEP question may be answered on any party. docs/rules/policy-packs.md#data-points. */
function partiesAnswerPep({ values }: Profile): boolean {
  for (const [list] of partyLists.values()) {
    if (values[list]?.some(({ pep }) => pep !== undefined) === true) return true
  }
  return false
}

function nameMissingOfParties(point: string, { values }: Profile, missing: string[]): void {
  const known = partyLists.get(point)
  if (known === undefined) return
  const [list, needs] = known
  values[list]?.forEach((party, index) => {
    for (const need of needs) if (party[need] === undefined) missing.push(`${list}[${index}].${need}`)
  })
}

import type { Completeness } from '../../contract/verdict.ts'
import { isAsked, type Condition } from './definition/conditional-points.ts'
import { associationAnswers } from '../profile/association-number.ts'
import type { Party, Profile, ProfileValues } from '../profile/profile.ts'
import type { Mark } from './definition/policy-pack.ts'

export interface CompletenessOptions {
  /** The pack's points for the kind of client, in the order of `missing`. */
  readonly points: readonly (readonly [point: string, mark: Mark])[]
  readonly profile: Profile
  /** Values from documents, by data point; see `fieldsFromDocuments`. */
  readonly fromDocuments: ReadonlyMap<string, string>
  /** Conditions that override the default ones, by the first alternative of the point. */
  readonly conditions?: ReadonlyMap<string, Condition>
}

/** Required details of every party of a list. docs/rules/policy-packs.md#data-points. */
const partyNeeds = ['name', 'address'] as const
const ownerNeeds = ['name', 'address', 'ownership_percent', 'date_of_birth', 'country'] as const

type PartyList = {
  [K in keyof ProfileValues]: ProfileValues[K] extends readonly Party[] ? K : never
}[keyof ProfileValues]

/** Points that are lists of parties, with the details each party needs. */
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

/** Memoised alternatives of a point: the packs have few point names. */
const alternativesOf = new Map<string, readonly string[]>()

/**
 * The data points required, present and missing. `required` counts blocking and required points, and conditional ones whose
 * condition is true. One alternative is enough. A list of parties is present when every party is complete; `missing` names
 * each gap: `beneficial_owners[0].address`. docs/rules/profile.md#completeness,
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
 * True when an alternative of a data point is declared or in a document, for `required:<data point>`. An address that could not
 * be parsed counts as `street1`, unless it names no place to live: a parser failure must not block.
 * docs/rules/profile.md#completeness.
 */
export function pointIsPresent(point: string, profile: Profile, fromDocuments: ReadonlyMap<string, string>): boolean {
  if (isAnswered(point, profile, fromDocuments)) return true
  return point === 'street1' && profile.values.address !== undefined && profile.refused?.has(point) !== true
}

/** The alternatives of a point of which the value sent cannot be used. docs/rules/profile.md#completeness. */
export function refusedAlternatives(point: string, { refused }: Profile): readonly string[] {
  return refused === undefined || refused.size === 0 ? [] : splitAlternatives(point).filter((name) => refused.has(name))
}

function isAnswered(point: string, profile: Profile, fromDocuments: ReadonlyMap<string, string>): boolean {
  for (const name of splitAlternatives(point)) {
    const isDeclared = profile.given.has(name) || Object.hasOwn(profile.values, name)
    if (isDeclared && profile.refused?.has(name) !== true) return true
    if (fromDocuments.has(name)) return true
    if (name === 'pep' && partiesAnswerPep(profile)) return true
    if (associationAnswers(name, profile)) return true
    // "No owner of 25 %" is an answer too.
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

/** An entity may answer the PEP question for any party. docs/rules/policy-packs.md#data-points. */
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
    for (const need of needs) if (!isKnown(party, need)) missing.push(`${list}[${index}].${need}`)
  })
}

function isKnown(party: Party, need: keyof Party): boolean {
  return party[need] !== undefined || (need === 'date_of_birth' && party.birth_readings !== undefined)
}

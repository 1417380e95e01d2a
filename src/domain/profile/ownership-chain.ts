import { normaliseName } from '../names/normalise.ts'
import type { Party } from './profile.ts'

/** An owner at the end of a chain, with what they own of the client in all. */
export interface UltimateOwner {
  readonly party: Party
  /** 0 to 100, summed over all chains; undefined when a share along a chain is unknown. */
  readonly percent: number | undefined
  /** Controls otherwise than by shares, in any of the chains. */
  readonly control: boolean
}

/**
 * The owners at the ends of the ownership chains. Shares multiply along a chain and add up across chains. Two owners
 * with one name are one person unless their birth dates differ. docs/reference/en/checks/ownership-identified.md;
 * PCMLTFR s. 138(1).
 */
export function ultimateOwners(owners: readonly Party[]): readonly UltimateOwner[] {
  const found: UltimateOwner[] = []
  for (const owner of owners) collect(owner, 100, found)
  return found
}

/** The parties of a list and everybody behind them. */
export function everyoneBehind(parties: readonly Party[]): readonly Party[] {
  const all: Party[] = []
  addEveryone(parties, all)
  return all
}

function addEveryone(parties: readonly Party[], all: Party[]): void {
  for (const party of parties) {
    all.push(party)
    if (party.owned_by !== undefined) addEveryone(party.owned_by, all)
  }
}

/** Levels between the client and the last owner: 1 when all own directly, 0 without owners. */
export function chainLevels(owners: readonly Party[]): number {
  return owners.reduce((most, owner) => Math.max(most, 1 + chainLevels(owner.owned_by ?? [])), 0)
}

function collect(owner: Party, ofClient: number | undefined, found: UltimateOwner[]): void {
  const { ownership_percent: share, owned_by: behind = [] } = owner
  const percent = ofClient === undefined || share === undefined ? undefined : rounded((ofClient * share) / 100)
  if (behind.length > 0) {
    for (const next of behind) collect(next, percent, found)
    return
  }
  const known = found.findIndex(({ party }) => isSamePerson(party, owner))
  const earlier = found[known]
  if (earlier === undefined) {
    found.push({ party: owner, percent, control: owner.control === true })
    return
  }
  const sum = percent === undefined || earlier.percent === undefined ? undefined : rounded(earlier.percent + percent)
  found[known] = {
    party: { ...owner, ...earlier.party },
    percent: sum,
    control: earlier.control || owner.control === true,
  }
}

/** Rounds to a millionth of a percent, so that multiplied shares of 25 stay 25. */
function rounded(percent: number): number {
  return Math.round(percent * 1e6) / 1e6
}

function isSamePerson(a: Party, b: Party): boolean {
  const [born, otherBorn] = [a.date_of_birth, b.date_of_birth]
  if (born !== undefined && otherBorn !== undefined && born !== otherBorn) return false
  return normaliseName(a.name) === normaliseName(b.name)
}

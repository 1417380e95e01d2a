import { onceAnObject } from '../values/verdict-memo.ts'
import { everyoneBehind } from './ownership-chain.ts'
import type { Party, Profile } from './profile.ts'

/** Keys that list people and entities behind the client. docs/rules/profile.md#parties. */
export const partyLists = [
  ...(['directors', 'partners', 'trustees', 'settlors', 'beneficiaries', 'executors'] as const),
  ...(['signatories', 'beneficial_owners', 'control_person', 'protectors', 'chief_executive'] as const),
] as const

/** Everyone behind the client, list by list and along the ownership chains; a party in two lists appears twice. */
export function partiesBehind(profile: Profile): readonly Party[] {
  return knownParties(profile, null)
}

/** Several rules and the screening ask about one profile. */
const knownParties = onceAnObject<Profile, null, readonly Party[]>(readParties)

function readParties({ values }: Profile): readonly Party[] {
  const all: Party[] = []
  for (const list of partyLists) {
    const parties = values[list]
    if (parties !== undefined) all.push(...everyoneBehind(parties))
  }
  return all
}

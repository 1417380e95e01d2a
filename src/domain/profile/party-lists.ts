import { everyoneBehind } from './ownership-chain.ts'
import type { Party, Profile } from './profile.ts'

/** Keys that list people and entities behind the client. docs/rules/profile.md#parties. */
export const partyLists = [
  ...(['directors', 'partners', 'trustees', 'settlors', 'beneficiaries', 'executors'] as const),
  ...(['signatories', 'beneficial_owners', 'control_person', 'protectors', 'chief_executive'] as const),
] as const

/** Everyone behind the client, list by list and along the ownership chains; a party in two lists appears twice. */
export function partiesBehind({ values }: Profile): readonly Party[] {
  return partyLists.flatMap((list) => everyoneBehind(values[list] ?? []))
}

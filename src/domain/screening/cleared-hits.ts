import { createHash } from 'node:crypto'
import type { ScreenableParty } from './parties.ts'
import type { ScreeningHit, ScreeningResult } from './result.ts'

/**
 * A hit that a person looked at on a case and found to be somebody else. It holds for the party and the listing as they
 * were: another name, date, country or number of the party, or a changed listing, re-opens it.
 * docs/operations.md#hits-of-the-screening.
 */
export interface ClearedHit {
  readonly id: string
  /** As `partyHash` makes it. */
  readonly partyHash: string
  readonly listId: string
  readonly recordId: string
  readonly entityHash: string
  /** YYYY-MM-DD, the last day on which it holds. */
  readonly expiresOn: string
}

/** What a decision on a party holds for: SHA-256, hex, of everything the name engine was told of it. */
export function partyHash({ names, kind, dateOfBirth, countries, gender, identifiers }: ScreenableParty): string {
  const facts = [names, kind, dateOfBirth, countries, gender, identifiers]
  const sorted = facts.map((fact) => (Array.isArray(fact) ? fact.toSorted() : fact))
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex')
}

/** Those of the cleared hits that hold for a hit of a party on a day; none: the hit is open. */
export function clearedHitsFor(
  hit: Pick<ScreeningHit, 'listId' | 'recordId' | 'entityHash'>,
  party: ScreenableParty,
  clearedHits: readonly ClearedHit[],
  asOf: string,
): readonly ClearedHit[] {
  const ofEntry = clearedHits.filter(
    ({ listId, recordId, entityHash, expiresOn }) =>
      listId === hit.listId && recordId === hit.recordId && entityHash === hit.entityHash && expiresOn >= asOf,
  )
  if (ofEntry.length === 0) return ofEntry
  const hash = partyHash(party)
  return ofEntry.filter((cleared) => cleared.partyHash === hash)
}

/** A screening without the hits that were cleared: what the checks look at. */
export function withoutCleared(
  screening: ScreeningResult,
  parties: readonly ScreenableParty[],
  clearedHits: readonly ClearedHit[],
  asOf: string,
): ScreeningResult {
  if (screening.status !== 'run' || clearedHits.length === 0) return screening
  return {
    ...screening,
    parties: screening.parties.map((screened) => {
      const party = parties.find((candidate) => candidate.party === screened.party)
      if (party === undefined || screened.hits.length === 0) return screened
      return {
        ...screened,
        hits: screened.hits.filter((hit) => clearedHitsFor(hit, party, clearedHits, asOf).length === 0),
      }
    }),
  }
}

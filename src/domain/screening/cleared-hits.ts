import { createHash } from 'node:crypto'
import type { ScreenableParty } from './screenable-party.ts'
import type { ScreeningHit, ScreeningResult } from './result.ts'
import { mediaSeverity } from './severity.ts'

/**
 * A hit that an analyst cleared on a case as another person. A changed name, date, country or number of the party, or a
 * changed listing, re-opens it.
 * docs/operations.md#hits-of-the-screening.
 */
export interface ClearedHit {
  readonly id: string
  /** Result of `partyHash`. */
  readonly partyHash: string
  readonly listId: string
  readonly recordId: string
  readonly entityHash: string
  /** YYYY-MM-DD, the last valid day. */
  readonly expiresOn: string
  /** ISO 8601; absent in verdicts stored before it was kept. */
  readonly clearedAt?: string
  /** Decided for the client in all of its cases; absent: on the case. */
  readonly appliesTo?: 'client'
}

/** SHA-256, hex, of the facts of a party that the name engine gets: a decision is valid for these facts. */
export function partyHash({ names, kind, dateOfBirth, countries, gender, identifiers }: ScreenableParty): string {
  // A kind that is not said hashes as a person's: to learn that the party is a person changes nothing.
  // The numbers themselves: what kind of number each is says nothing of the person.
  const numbers = [...new Set(identifiers.map(({ value }) => value))]
  const facts = [names, kind === 'unknown' ? 'person' : kind, dateOfBirth, countries, gender, numbers]
  const sorted = facts.map((fact) => (Array.isArray(fact) ? fact.toSorted() : fact))
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex')
}

/** The cleared hits that are valid for a hit of a party on a day; empty: the hit is open. */
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

/** The screening without the cleared hits, for the checks. */
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
      const hits = screened.hits.filter((hit) => clearedHitsFor(hit, party, clearedHits, asOf).length === 0)
      const { adverseItems } = screened
      if (adverseItems === undefined) return { ...screened, hits }
      return { ...screened, hits, adverseItems: adverseItems - (itemsOf(screened.hits) - itemsOf(hits)) }
    }),
  }
}

/** How many hits are items of adverse media. */
function itemsOf(hits: readonly ScreeningHit[]): number {
  return hits.filter((hit) => mediaSeverity(hit) !== null).length
}

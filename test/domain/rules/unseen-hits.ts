import type { ListedKind, ListedTopic, ScreeningHit, ScreeningResult } from '../../../src/domain/screening/result.ts'
import { clearScreening } from '../../../src/domain/verdict/request-input.ts'
import { packByRegime } from '../../../src/domain/policy-packs/index.ts'
import { today } from './client-file.ts'

/** One listed entry that a party of this name meets exactly. */
export function hit(party: string, over: Partial<ScreeningHit> = {}): ScreeningHit {
  return {
    recordId: `record-${party}`,
    listId: 'sandbox',
    kind: 'person' as ListedKind,
    topics: ['sanction' as ListedTopic],
    entry: party,
    matchedName: party,
    matchedNameKind: 'primary',
    queryName: party,
    programs: ['TEST'],
    listedOn: '2024-01-15',
    sourceUrl: '',
    position: '',
    pepClass: null,
    score: 1000,
    corroboration: 300,
    contradicted: false,
    pairs: [],
    unmatchedQuery: [],
    unmatchedListed: [],
    evidence: [{ on: 'birth_date', finding: 'agrees', query: '', listed: '', contribution: 100 }],
    entityHash: '0'.repeat(64),
    ...over,
  }
}

/** Every list of the pack compared; hits of these parties. */
export function hits(regime: string, parties: Readonly<Record<string, readonly ScreeningHit[]>>): ScreeningResult {
  const clear = clearScreening(packByRegime(regime).lists, today)
  if (clear.status !== 'run') return clear
  return { ...clear, parties: Object.entries(parties).map(([party, found]) => ({ party, hits: found })) }
}

import type { ScreenedList, ScreeningHit, ScreeningResult } from '../../../src/domain/screening/result.ts'

/** A hit on a fictional entry that blocks; a test says what is different. */
export function hitOf(changes: Partial<ScreeningHit> = {}): ScreeningHit {
  return {
    recordId: 'X-1',
    listId: 'un',
    kind: 'person',
    topics: ['sanction'],
    entry: 'Boris Brackwater',
    matchedName: 'Boris Brackwater',
    matchedNameKind: 'primary',
    queryName: 'Boris Brackwater',
    programs: [],
    listedOn: '',
    sourceUrl: '',
    position: '',
    pepClass: null,
    score: 1000,
    corroboration: 0,
    contradicted: false,
    pairs: [],
    unmatchedQuery: [],
    unmatchedListed: [],
    evidence: [],
    entityHash: 'a'.repeat(64),
    ...changes,
  }
}

/** A list of the day of the tests. */
export function listOf(id: string, changes: Partial<ScreenedList> = {}): ScreenedList {
  return {
    id,
    name: `List ${id}`,
    sha256: id.repeat(64).slice(0, 64),
    publishedOn: '2026-11-20',
    checkedOn: '2026-11-21',
    entities: 10,
    ...changes,
  }
}

/** Every list that `generic` asks for. */
export const genericLists = ['un', 'us_ofac', 'eu', 'uk', 'ca_sema'].map((id) => listOf(id))

/** A screening that ran: parties with their hits. */
export function screened(
  parties: Readonly<Record<string, readonly ScreeningHit[]>>,
  lists: readonly ScreenedList[] = genericLists,
): ScreeningResult {
  return {
    status: 'run',
    bundle: { id: 'bundle-1', engine: '1', lists },
    parties: Object.entries(parties).map(([party, hits]) => ({ party, hits })),
  }
}

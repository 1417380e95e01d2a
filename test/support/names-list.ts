import { createHash } from 'node:crypto'
import type { ListedTopic, ScreeningHit } from '../../src/domain/screening/result.ts'
import type { Screener, ScreeningScope } from '../../src/ports/screener.ts'

/** One entry of the list. */
export interface NamedEntry {
  readonly name: string
  readonly recordId: string
  readonly topics?: readonly ListedTopic[]
  /** Of a hit, 0 to 1000; default 1000. */
  readonly score?: number
  /** What else the list says of it: changing it changes the entity. */
  readonly remark?: string
}

/**
 * A screener over one list of names, compared letter by letter: enough to show what the product does with hits. `activate`
 * swaps the list, as importing one does.
 */
export function namesList(first: readonly NamedEntry[]): Screener & { activate(entries: readonly NamedEntry[]): void } {
  let entries = first
  const bundleId = (environment: string) => sha256([environment, entries])
  return {
    activate: (next) => void (entries = next),
    activeBundle: ({ environment }: ScreeningScope) => Promise.resolve(bundleId(environment)),
    screen(parties, { environment }) {
      const id = bundleId(environment)
      const list = {
        ...{ id: 'sandbox', name: 'List of names', sha256: id, publishedOn: '2026-11-20', checkedOn: '2026-11-20' },
        ...{ entities: entries.length, topics: ['pep', 'sanction'] as const },
      }
      return Promise.resolve({
        status: 'run',
        bundle: { id, engine: '1', lists: [list] },
        parties: parties.map(({ party, names }) => ({
          party,
          hits: entries.filter(({ name }) => names.includes(name)).map(hitOn),
        })),
      })
    },
  }
}

function hitOn(entry: NamedEntry): ScreeningHit {
  const { name, recordId, topics = ['sanction'], score = 1000 } = entry
  return {
    ...{ recordId, listId: 'sandbox', kind: 'person', topics, entry: name, matchedName: name },
    ...{ matchedNameKind: 'primary', queryName: name, programs: ['TIDES'], listedOn: '2020-01-02', sourceUrl: '' },
    ...{ position: '', pepClass: null, score, corroboration: 0, contradicted: false },
    pairs: [{ query: name, listed: name, similarity: 1000, reason: 'equal', contribution: score }],
    unmatchedQuery: [],
    unmatchedListed: [],
    evidence: [],
    entityHash: sha256(entry),
  }
}

function sha256(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex')
}

import { bundleId } from '../domain/screening/list-bundle.ts'
import type { ScreenedBundle, ScreenedList, ScreenedParty, ScreeningHit } from '../domain/screening/result.ts'
import type { Clock } from '../ports/clock.ts'
import type { ListEngine, OwnLists } from '../ports/list-engine.ts'
import type { PartyToScreen, Screener, ScreeningScope } from '../ports/screener.ts'
import { compileIndex, defaultScreeningConfig, findHits, openIndex } from './engine.ts'
import { indexVersion } from './index-version.ts'
import { readIndexFile } from './index/read-index-file.ts'
import { openListWork } from './list-work.ts'
import { sandboxList } from './sandbox-list.ts'

type NameIndex = ReturnType<typeof openIndex>

/** Lists and their compiled index. */
interface Loaded {
  readonly lists: readonly ScreenedList[]
  readonly index: NameIndex
}

/** The lists and indexes that a screening compares with. */
interface Compared {
  readonly bundle: ScreenedBundle
  readonly indexes: readonly NameIndex[]
}

/**
 * The name engine of a process: it screens parties and takes new lists. It starts without a production list; the
 * sandbox list is always loaded. A bundle is replaced between two screenings, never during one.
 */
export function openScreening({ clock }: { readonly clock: Clock }): {
  readonly screener: Screener
  readonly lists: ListEngine
} {
  const today = () => clock.now().toISOString().slice(0, 10)
  const sandbox = sandboxList(today())
  const sandboxIndex = openIndex(compileIndex([sandbox]))
  const run = openListWork()
  const own = new Map<string, Loaded | 'unavailable'>()
  let production: (Loaded & { readonly id: string }) | null = null

  function comparedWith({ environment, tenantId }: ScreeningScope): Compared | null {
    if (environment === 'sandbox') {
      return { bundle: bundleOf([{ ...sandbox.list, checkedOn: today() }]), indexes: [sandboxIndex] }
    }
    const [general, ofTenant] = [production, own.get(tenantId)]
    if (general === null || ofTenant === 'unavailable') return null
    if (ofTenant === undefined) {
      return { bundle: { id: general.id, engine: indexVersion, lists: general.lists }, indexes: [general.index] }
    }
    return { bundle: bundleOf([...general.lists, ...ofTenant.lists]), indexes: [general.index, ofTenant.index] }
  }

  const screener: Screener = {
    async screen(parties, scope) {
      const compared = comparedWith(scope)
      if (compared === null) return { status: 'not_run', why: 'no_list' }
      const { bundle, indexes } = compared
      return { status: 'run', bundle, parties: parties.map((party) => screened(party, indexes)) }
    },
    activeBundle: async (scope) => comparedWith(scope)?.bundle.id ?? null,
  }

  const lists: ListEngine = {
    version: indexVersion,
    async read({ onProgress, ...request }) {
      const end = await run({ task: 'read', ...request }, onProgress)
      if (end.type !== 'read') throw new Error('the list thread sent a message of another task')
      return end.facts
    },
    async compile(request) {
      await run({ task: 'compile', ...request })
    },
    async use(bundle, indexPath) {
      const index = openIndex(await readIndexFile(indexPath))
      production = { id: bundle.id, lists: bundle.lists, index }
    },
    useNone() {
      production = null
    },
    confirm(confirmed) {
      if (production !== null) production = { ...production, lists: confirmed }
    },
    async useOwn(tenantId: string, given: OwnLists | 'unavailable' | null) {
      if (given === null) own.delete(tenantId)
      else if (given === 'unavailable') own.set(tenantId, given)
      else own.set(tenantId, { lists: given.lists, index: openIndex(await readIndexFile(given.indexPath)) })
    },
    active: () => (production === null ? null : { id: production.id, engine: indexVersion, lists: production.lists }),
  }
  return { screener, lists }
}

function screened(party: PartyToScreen, indexes: readonly NameIndex[]): ScreenedParty {
  const hits = indexes.flatMap((index) => findHits(index, party, defaultScreeningConfig))
  const best = indexes.length === 1 ? hits : hits.toSorted(byScore)
  return { party: party.party, hits: best.slice(0, defaultScreeningConfig.hitsMax) }
}

function byScore(a: ScreeningHit, b: ScreeningHit): number {
  return b.score - a.score || b.corroboration - a.corroboration || (a.recordId < b.recordId ? -1 : 1)
}

function bundleOf(lists: readonly ScreenedList[]): ScreenedBundle {
  return { id: bundleId(lists), engine: indexVersion, lists }
}

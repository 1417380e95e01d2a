import { bundleId } from '../domain/screening/list-bundle.ts'
import { wordsOfName } from '../domain/screening/party-limits.ts'
import type { ScreenedBundle, ScreenedList, ScreenedParty } from '../domain/screening/result.ts'
import type { Clock } from '../ports/clock.ts'
import type { ListEngine, OwnLists } from '../ports/list-engine.ts'
import type { PartyToScreen, Screener, ScreeningScope } from '../ports/screener.ts'
import { compileIndex } from './engine.ts'
import { indexVersion } from './index-version.ts'
import { readIndexFile } from './index/read-index-file.ts'
import { openListWork } from './list-work.ts'
import { sandboxArticles } from './sandbox-articles.ts'
import { sandboxList } from './sandbox-list.ts'
import { screenParty } from './screen-party.ts'
import { openScreeningWork, type WorkSettings } from './screening-work.ts'
import { openSharedIndex, type SharedIndex } from './shared-index.ts'

/** Most parties of a call that is screened in the thread that serves requests. */
const directPartiesMax = 12
/** Longest time that a call is screened in the thread that serves requests, in milliseconds; a step that was begun ends. */
const directMsMax = 5
/** Most words of a name that is searched there, which bounds the last step. */
const directWordsMax = 10

/** Lists and their compiled index. */
interface Loaded {
  readonly lists: readonly ScreenedList[]
  readonly index: SharedIndex
}

/** The lists of the installation, as a bundle. */
type General = Loaded & { readonly id: string }
/** The additional lists of workspaces. */
type OwnLoaded = ReadonlyMap<string, Loaded | 'unavailable'>

/** The lists and indexes that a screening compares with. */
interface Compared {
  readonly bundle: ScreenedBundle
  readonly indexes: readonly SharedIndex[]
}

export interface ScreeningOptions {
  readonly clock: Clock
  /** Hears of each failure of the thread of long screenings. The screening fails, and the next has a thread again. */
  readonly onThreadFault?: (error: unknown) => void
  readonly work?: WorkSettings
}

/**
 * The name engine of a process: it screens parties and takes new lists. It starts without a production list; the
 * sandbox list is always loaded. A screening begins and ends with the same bundle, also when it is replaced meanwhile. Short
 * screenings run at once; long ones in a thread of their own, so that they hold up nobody.
 */
export function openScreening({ clock, onThreadFault = () => {}, work: settings }: ScreeningOptions): {
  readonly screener: Screener
  readonly lists: ListEngine
} {
  const today = () => clock.now().toISOString().slice(0, 10)
  const sandbox = sandboxList(today())
  const sandboxIndex = openSharedIndex(compileIndex([sandbox]))
  const run = openListWork()
  const work = openScreeningWork({ onFault: onThreadFault }, settings)
  const sandboxOfArticles = sandboxArticles(today())
  const sandboxArticlesIndex = openSharedIndex(compileIndex([sandboxOfArticles]))
  const own = new Map<string, Loaded | 'unavailable'>()
  const articles = new Map<string, Loaded>()
  let production: General | null = null

  function forget(replaced: Loaded | null): void {
    if (replaced !== null) work.forget(replaced.index)
  }

  function articlesOf({ environment, tenantId }: ScreeningScope): Compared | null {
    if (environment === 'sandbox') {
      const list = { ...sandboxOfArticles.list, checkedOn: today() }
      return { bundle: bundleOf([list]), indexes: [sandboxArticlesIndex] }
    }
    const ofTenant = articles.get(tenantId)
    return ofTenant === undefined ? null : { bundle: bundleOf(ofTenant.lists), indexes: [ofTenant.index] }
  }

  function comparedWith(scope: ScreeningScope, general: General | null, lists: OwnLoaded = own): Compared | null {
    const { environment, tenantId, among } = scope
    if (among === 'articles') return articlesOf(scope)
    if (environment === 'sandbox') {
      return { bundle: bundleOf([{ ...sandbox.list, checkedOn: today() }]), indexes: [sandboxIndex] }
    }
    const ofTenant = lists.get(tenantId)
    if (general === null || ofTenant === 'unavailable') return null
    if (ofTenant === undefined) {
      return { bundle: { id: general.id, engine: indexVersion, lists: general.lists }, indexes: [general.index] }
    }
    return { bundle: bundleOf([...general.lists, ...ofTenant.lists]), indexes: [general.index, ofTenant.index] }
  }

  const screenerOf = (general: () => General | null, lists: OwnLoaded = own): Screener => ({
    async screen(parties, scope) {
      const compared = comparedWith(scope, general(), lists)
      if (compared === null) return { status: 'not_run', why: 'no_list' }
      const { bundle, indexes } = compared
      const direct = screenDirect(parties, indexes)
      const rest = parties.slice(direct.length)
      if (rest.length === 0) return { status: 'run', bundle, parties: direct }
      const { tenantId, isBackground = false } = scope
      const screened = await work.screen({ tenantId, isBackground }, rest, indexes)
      return { status: 'run', bundle, parties: [...direct, ...screened] }
    },
    activeBundle: async (scope) => comparedWith(scope, general(), lists)?.bundle.id ?? null,
  })
  const screener = screenerOf(() => production)

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
    async diff(request) {
      const end = await run({ task: 'diff', ...request })
      if (end.type !== 'differs') throw new Error('the list thread sent a message of another task')
      return end.diff
    },
    async trial(bundle, indexPath) {
      const index = openSharedIndex(await readIndexFile(indexPath))
      const tried = { id: bundle.id, lists: bundle.lists, index }
      return { ...screenerOf(() => tried), close: () => work.forget(index) }
    },
    async trialOwn(tenantId, given) {
      const general = production
      if (general === null) return null
      const tried = given === null ? null : await loaded(given)
      const lists: OwnLoaded = new Map(tried === null ? [] : [[tenantId, tried]])
      return { ...screenerOf(() => general, lists), close: () => forget(tried) }
    },
    async use(bundle, indexPath) {
      const index = openSharedIndex(await readIndexFile(indexPath))
      forget(production)
      production = { id: bundle.id, lists: bundle.lists, index }
    },
    useNone() {
      forget(production)
      production = null
    },
    confirm(confirmed) {
      if (production !== null) production = { ...production, lists: confirmed }
    },
    async useOwn(tenantId, given) {
      const next = given === null || given === 'unavailable' ? given : await loaded(given)
      const before = own.get(tenantId)
      forget(before === undefined || before === 'unavailable' ? null : before)
      if (next === null) own.delete(tenantId)
      else own.set(tenantId, next)
    },
    async useArticles(tenantId, given) {
      const next = given === null ? null : await loaded(given)
      forget(articles.get(tenantId) ?? null)
      if (next === null) articles.delete(tenantId)
      else articles.set(tenantId, next)
    },
    active: () => (production === null ? null : { id: production.id, engine: indexVersion, lists: production.lists }),
  }
  return { screener, lists }
}

async function loaded({ lists, indexPath }: OwnLists): Promise<Loaded> {
  return { lists, index: openSharedIndex(await readIndexFile(indexPath)) }
}

/** The first parties, as far as their screening is short. */
function screenDirect(parties: readonly PartyToScreen[], shared: readonly SharedIndex[]): readonly ScreenedParty[] {
  const end = performance.now() + directMsMax
  const indexes = shared.map(({ index }) => index)
  const screened: ScreenedParty[] = []
  if (parties.length > directPartiesMax) return screened
  for (const party of parties) {
    if (party.names.some((name) => wordsOfName(name) > directWordsMax)) return screened
    const search = screenParty(party, indexes)
    let step = search.next()
    while (step.done !== true) {
      if (performance.now() > end) return screened
      step = search.next()
    }
    screened.push(step.value)
  }
  return screened
}

function bundleOf(lists: readonly ScreenedList[]): ScreenedBundle {
  return { id: bundleId(lists), engine: indexVersion, lists }
}

import type { Locale } from '../../contract/locale.ts'
import { shownHitsMax, type ShownHit, type UsedList } from '../../contract/shown-hit.ts'
import type { PolicyPack } from '../policy-packs/definition/policy-pack.ts'
import { clearedHitsFor, type ClearedHit } from '../screening/cleared-hits.ts'
import { isSanction } from '../screening/kept-hits.ts'
import { listName } from '../screening/lists.ts'
import { usedList } from '../screening/used-list.ts'
import { missingList } from '../screening/missing-list.ts'
import type { ScreenableParty } from '../screening/screenable-party.ts'
import { scorePieces } from '../screening/score-pieces.ts'
import type { ListedArticle, ScreenedBundle, ScreenedParty, ScreeningHit } from '../screening/result.ts'
import {
  countsInCheck,
  exposureSeverity,
  hitsInOrder,
  mediaSeverity,
  sanctionsSeverity,
  worstHit,
} from '../screening/severity.ts'
import { defaultThresholds, type ScreeningThresholds } from '../screening/thresholds.ts'
import type { Lookups } from './input.ts'

/** What an answer shows of its screening. docs/api.md#screening. */
export interface ShownScreening {
  readonly hits: readonly ShownHit[]
  /** The lists that ran, where the policy wants one that did not; empty otherwise. */
  readonly listsRun: readonly UsedList[]
}

const nothing: ShownScreening = { hits: [], listsRun: [] }

/** What hits are shown by, besides the screening. */
interface About {
  readonly pack: PolicyPack
  readonly locale: Locale
  readonly asOf: string
  readonly parties: readonly ScreenableParty[]
}

/**
 * The hits that fail a check of their party, or would if they were not cleared, at most `shownHitsMax` of a party, and the
 * lists that ran where one is missing. Nothing for a verdict stored before answers showed hits, so that it replays byte for byte.
 */
export function shownScreening(
  given: Pick<Lookups, 'screening' | 'clearedHits' | 'showsHits' | 'screeningThresholds'>,
  about: About,
): ShownScreening {
  const { screening, clearedHits = [], showsHits } = given
  if (showsHits !== true || screening.status !== 'run') return nothing
  const thresholds = given.screeningThresholds?.scores ?? defaultThresholds
  const { bundle, media } = screening
  const bundles = { bundle, media: media ?? bundle }
  const isMissing = missingList(bundle, about.pack.lists) !== undefined
  return {
    hits: screening.parties.flatMap((party) => hitsOf(party, bundles, clearedHits, { ...about, thresholds })),
    listsRun: isMissing ? bundle.lists.map(usedList) : [],
  }
}

function hitsOf(
  screened: ScreenedParty,
  { bundle, media }: { readonly bundle: ScreenedBundle; readonly media: ScreenedBundle },
  decisions: readonly ClearedHit[],
  about: About & { readonly thresholds: ScreeningThresholds },
): readonly ShownHit[] {
  const { party, further = 0 } = screened
  const hits = hitsInOrder(screened.hits, about.pack).filter((hit) => countsInCheck(hit, about.thresholds))
  if (hits.length === 0) return []
  const asked = about.parties.find((candidate) => candidate.party === party)
  const cleared = new Map<ScreeningHit, ClearedHit>()
  for (const hit of hits) {
    const [decision] = asked === undefined ? [] : clearedHitsFor(hit, asked, decisions, about.asOf)
    if (decision !== undefined) cleared.set(hit, decision)
  }
  const open = hits.filter((hit) => !cleared.has(hit))
  // The hits that the checks name, or rest on, are listed however many there are.
  const named = [open, [...cleared.keys()]].flatMap((some) =>
    [sanctionsSeverity, exposureSeverity, mediaSeverity].flatMap((severityOf) => {
      const worst = worstHit({ party, hits: some }, about.pack, (hit) => severityOf(hit, about.thresholds))
      return worst === null ? [] : [worst.hit]
    }),
  )
  const inOrder = [...new Set([...named, ...open, ...cleared.keys()])]
  // Many hits of other topics hide none of a sanctions list.
  const chosen = [...new Set([...named, ...open.filter((hit) => isSanction(hit, about.thresholds)), ...inOrder])].slice(
    0,
    shownHitsMax,
  )
  const listed = inOrder.filter((hit) => chosen.includes(hit))
  const unlisted = hits.length - listed.length + further
  return listed.map((hit, place) => ({
    ...shownHit(party, hit, hit.article === undefined ? bundle : media, about.locale),
    ...clearing(cleared.get(hit)),
    ...(unlisted > 0 && place === listed.length - 1 ? { further_hits: unlisted } : {}),
  }))
}

function shownHit(
  party: string,
  hit: ScreeningHit,
  bundle: ScreenedBundle,
  locale: Locale,
): Omit<ShownHit, keyof Clearing | 'further_hits'> {
  const { listId, recordId, entry, matchedName, matchedNameKind, topics, programs, score } = hit
  const [date] = bundle.lists.map(({ checkedOn }) => checkedOn).sort()
  return {
    party,
    list: usedListOf(listId, bundle, locale),
    record_id: recordId,
    entry,
    name: matchedName,
    name_kind: matchedNameKind,
    topics: [...topics],
    ...(hit.article === undefined ? {} : { article: shownArticle(hit.article) }),
    ...(programs.length === 0 ? {} : { programmes: [...programs] }),
    score,
    pieces: scorePieces(hit),
    bundle: { id: bundle.id, ...(date === undefined ? {} : { date }) },
  }
}

type Clearing = Pick<ShownHit, 'cleared' | 'cleared_at' | 'cleared_until' | 'cleared_for'>

/** An article as an answer names it. */
export function shownArticle({ title, url, publisher, publishedOn, language }: ListedArticle): ShownHit['article'] {
  return {
    ...{ title, url },
    ...(publisher === '' ? {} : { publisher }),
    date: publishedOn,
    ...(language === '' ? {} : { language }),
  }
}

function clearing(decision: ClearedHit | undefined): Clearing {
  if (decision === undefined) return { cleared: false }
  const { clearedAt, expiresOn, appliesTo } = decision
  return {
    cleared: true,
    ...(clearedAt === undefined ? {} : { cleared_at: clearedAt }),
    cleared_until: expiresOn,
    ...(appliesTo === undefined ? {} : { cleared_for: appliesTo }),
  }
}

/** A list of a bundle as it is shown; by its name in the product when the bundle has it no more. */
export function usedListOf(listId: string, bundle: ScreenedBundle, locale: Locale = 'en'): UsedList {
  const list = bundle.lists.find(({ id }) => id === listId)
  return list === undefined ? { id: listId, name: listName(listId)[locale] } : usedList(list)
}

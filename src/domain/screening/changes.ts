import { createHmac, type KeyObject } from 'node:crypto'
import { derivedKey } from '../crypto/derived-key.ts'
import type { ScreenedParty, ScreeningHit, ScreeningResult } from './result.ts'
import { hitSeverity, shownScore, type HitSeverity } from './severity.ts'
import type { ScreeningThresholds } from './thresholds.ts'

/** A hit that differs between two bundles. */
export interface HitChange {
  readonly party: string
  /** `changed`: the listing or its severity changed. */
  readonly change: 'appeared' | 'changed' | 'gone'
  readonly listId: string
  readonly recordId: string
  /** The entry's primary name. */
  readonly entry: string
  readonly entityHash: string
  /** 0 to 100, of the later screening, or of the earlier one for a removed hit. */
  readonly score: number
  readonly severity: HitSeverity
}

/**
 * The differences of a later screening of the same parties, in the order of the parties, removed hits last, each under the thresholds
 * of its time. A changed score with the same severity is no difference, so that a new engine version alone raises no alert.
 */
export function changedHits(
  earlier: ScreeningResult,
  later: ScreeningResult,
  thresholds: { readonly earlier: ScreeningThresholds; readonly later: ScreeningThresholds },
): readonly HitChange[] {
  if (later.status !== 'run') return []
  const cameTo = (hit: ScreeningHit) => hitSeverity(hit, thresholds.earlier)
  const comesTo = (hit: ScreeningHit) => hitSeverity(hit, thresholds.later)
  const before = earlier.status === 'run' ? earlier.parties : []
  return later.parties.flatMap((now) => {
    const then = before.find(({ party }) => party === now.party)?.hits ?? []
    const found = now.hits.flatMap((hit): readonly HitChange[] => {
      const old = then.find((candidate) => isSameEntry(candidate, hit))
      if (old === undefined) return comesTo(hit) === null ? [] : [changeOf(now, 'appeared', hit, comesTo(hit))]
      const same = old.entityHash === hit.entityHash && cameTo(old) === comesTo(hit)
      if (same || (cameTo(old) === null && comesTo(hit) === null)) return []
      return [changeOf(now, 'changed', hit, comesTo(hit))]
    })
    const gone = then
      .filter((old) => cameTo(old) !== null && !now.hits.some((hit) => isSameEntry(hit, old)))
      .map((old) => changeOf(now, 'gone', old, cameTo(old)))
    return [...found, ...gone]
  })
}

function isSameEntry(a: ScreeningHit, b: ScreeningHit): boolean {
  return a.listId === b.listId && a.recordId === b.recordId
}

function changeOf(
  { party }: ScreenedParty,
  change: HitChange['change'],
  hit: ScreeningHit,
  severity: HitSeverity,
): HitChange {
  const { listId, recordId, entry, entityHash } = hit
  return { party, change, listId, recordId, entry, entityHash, score: shownScore(hit.score), severity }
}

/**
 * HMAC-SHA256 of the changes of a verdict, under a key derived from the workspace's (HKDF, RFC 5869). Equal changes give the
 * same value, so that each raises one alert; the database alone does not reveal the entries.
 */
export function changeIndex(workspaceKey: KeyObject, changes: readonly HitChange[]): Buffer {
  const what = changes.map(({ party, change, listId, recordId, entityHash, severity }) =>
    [party, change, listId, recordId, entityHash, severity].join('\u0000'),
  )
  return createHmac('sha256', derivedKey(workspaceKey, 'change-index')).update(JSON.stringify(what.toSorted())).digest()
}

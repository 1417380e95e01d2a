import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { Environment } from '../../contract/environment.ts'
import type { PolicyPack } from '../../domain/policy-packs/definition/policy-pack.ts'
import { thresholdsUnder, type JudgedThresholds, type ScreeningThresholds } from '../../domain/screening/thresholds.ts'
import { findThresholds } from '../../store/screening-thresholds.ts'
import type { Store } from '../../store/store.ts'

/** Most versions in memory; the oldest is dropped first. */
const heldMax = 1_000

const ofTopic = Type.Object({ critical: Type.Union([Type.Integer(), Type.Null()]), warning: Type.Integer() })
const StoredScores = Type.Object({
  ...{ sanction: ofTopic, wanted: ofTopic, debarment: ofTopic, pep: ofTopic, rca: ofTopic },
})

/** The key of a version of a workspace's thresholds; null: the product's default. */
export interface RunningThresholds {
  readonly tenantId: string
  readonly environment: Environment
  readonly version: number | null
}

const held = new WeakMap<Store, Map<string, Promise<ScreeningThresholds>>>()

/**
 * The thresholds of a workspace as they count under a pack; null: the product's default. A version never changes, so it is read once
 * and held in memory: only the first call after an activation costs a round trip.
 */
export async function thresholdsInForce(
  store: Store,
  { tenantId, environment, version }: RunningThresholds,
  pack: PolicyPack,
): Promise<JudgedThresholds | null> {
  if (version === null) return null
  return { version, scores: thresholdsUnder(pack, await scoresOf(store, { tenantId, environment, version })) }
}

/** The scores of a version. Throws when there is no such version. */
export function scoresOf(
  store: Store,
  wanted: RunningThresholds & { readonly version: number },
): Promise<ScreeningThresholds> {
  const ofStore = held.get(store) ?? new Map<string, Promise<ScreeningThresholds>>()
  held.set(store, ofStore)
  const name = `${wanted.tenantId}/${wanted.environment}/${wanted.version}`
  const known = ofStore.get(name)
  if (known !== undefined) return known
  const loading = load(store, wanted)
  const [oldest] = ofStore.keys()
  if (ofStore.size >= heldMax && oldest !== undefined) ofStore.delete(oldest)
  ofStore.set(name, loading)
  // The next call tries again after a failure.
  loading.catch(() => ofStore.delete(name))
  return loading
}

/** Reads stored scores. Throws when they are none. */
export function readScores(json: string): ScreeningThresholds {
  const value: unknown = JSON.parse(json)
  if (!Value.Check(StoredScores, value)) throw new Error('stored thresholds that this version cannot read')
  return value
}

async function load(
  store: Store,
  wanted: RunningThresholds & { readonly version: number },
): Promise<ScreeningThresholds> {
  const stored = await findThresholds(store, wanted)
  if (stored === null) throw new Error(`version ${wanted.version} of the workspace's thresholds is missing`)
  return readScores(stored)
}

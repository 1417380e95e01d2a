import { packByRegime } from '../../domain/policy-packs/index.ts'
import type { PolicyChoice } from '../../domain/policy-packs/policy-choice.ts'
import { applyPatch } from '../../domain/policies/apply-patch.ts'
import { findVersion, type StoredPolicyVersion } from '../../store/policies.ts'
import type { Store } from '../../store/store.ts'
import type { Caller } from '../operation.ts'
import type { Services } from '../services.ts'
import { readPolicyBytes } from './read-policy.ts'

/** Most versions in memory; the oldest is dropped first. */
const heldMax = 1_000

/** The key of a policy version. */
export interface WantedVersion {
  readonly tenantId: string
  readonly id: string
  readonly version: number
}

type Published = Extract<PolicyChoice, { readonly id: string }>

const held = new WeakMap<Store, Map<string, Promise<Published>>>()

/**
 * The policy in force for a caller, named by the look-up of its key. A version never changes, so it is read and applied to its
 * pack once and held in memory: only the first call after a publication costs a round trip.
 */
export async function workspacePolicy(
  { store }: Pick<Services, 'store'>,
  { tenantId, workspace }: Pick<Caller, 'tenantId' | 'workspace'>,
): Promise<PolicyChoice> {
  if (workspace.policy === null) return { id: null, regime: workspace.regime, extends: workspace.extends ?? null }
  return publishedPolicy(store, { tenantId, ...workspace.policy })
}

/** A version of a policy applied to its pack. Throws when there is no such version. */
export function publishedPolicy(store: Store, wanted: WantedVersion): Promise<Published> {
  const ofStore = held.get(store) ?? new Map<string, Promise<Published>>()
  held.set(store, ofStore)
  const name = `${wanted.id}/${wanted.version}`
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

/** The rules of a version: its patch applied to this release's pack. */
export function rulesOf({ policyId, version, regime, patch }: StoredPolicyVersion): Published {
  const file = readPolicyBytes(patch)
  const { pack } = applyPatch(packByRegime(regime, file.extends ?? null), file, version)
  return { id: policyId, regime, pack }
}

async function load(store: Store, { tenantId, id, version }: WantedVersion): Promise<Published> {
  const stored = await findVersion(store, tenantId, { id, version })
  if (stored === null) throw new Error(`version ${version} of the workspace's policy is missing`)
  return rulesOf(stored)
}

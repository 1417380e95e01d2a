import { packByRegime } from '../../domain/policy-packs/index.ts'
import type { PolicyChoice } from '../../domain/policy-packs/policy-choice.ts'
import { applyPatch } from '../../domain/policies/apply-patch.ts'
import { findVersion, type StoredPolicyVersion } from '../../store/policies.ts'
import type { Store } from '../../store/store.ts'
import type { Caller } from '../operation.ts'
import type { Services } from '../services.ts'
import { readPolicyBytes } from './read-policy.ts'

/** Versions held in memory, ready to run; the one that came first makes room. */
const heldMax = 1_000

/** A version of a policy that is to run. */
export interface WantedVersion {
  readonly tenantId: string
  readonly id: string
  readonly version: number
}

type Published = Extract<PolicyChoice, { readonly id: string }>

const held = new WeakMap<Store, Map<string, Promise<Published>>>()

/**
 * Which policy a caller's workspace runs, as its key's look-up said. A version never changes, so that it is read and put
 * over its pack once and held: only the first call after a publication costs a round trip of its own.
 */
export async function workspacePolicy(
  { store }: Pick<Services, 'store'>,
  { tenantId, workspace }: Pick<Caller, 'tenantId' | 'workspace'>,
): Promise<PolicyChoice> {
  if (workspace.policy === null) return { id: null, regime: workspace.regime }
  return publishedPolicy(store, { tenantId, ...workspace.policy })
}

/** A version of a policy, ready to run. Throws when there is no such version. */
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
  // A question that failed is asked again by the next call.
  loading.catch(() => ofStore.delete(name))
  return loading
}

/** The rules of a version: its patch over the pack as this release has it. */
export function rulesOf({ policyId, version, regime, patch }: StoredPolicyVersion): Published {
  const { pack } = applyPatch(packByRegime(regime), readPolicyBytes(patch), version)
  return { id: policyId, regime, pack }
}

async function load(store: Store, { tenantId, id, version }: WantedVersion): Promise<Published> {
  const stored = await findVersion(store, tenantId, { id, version })
  if (stored === null) throw new Error(`the workspace runs version ${version} of a policy that is not there`)
  return rulesOf(stored)
}

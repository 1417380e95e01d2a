import { createHash, randomUUID } from 'node:crypto'
import { Type } from 'typebox'
import { errors } from '../../contract/errors.ts'
import { wireTime } from '../../contract/events.ts'
import type { PolicyFile } from '../../contract/policy-file.ts'
import { applyPatch } from '../../domain/policies/apply-patch.ts'
import { policyHash } from '../../domain/policies/policy-hash.ts'
import { findPack } from '../../domain/policy-packs/index.ts'
import { listVersions, publishVersion, withdrawPolicy, type StoredPolicyVersion } from '../../store/policies.ts'
import { insertAuditEntry } from '../../store/audit-entries.ts'
import { withTenant } from '../../store/tenant.ts'
import { findWorkspace, listWorkspaces, type Workspace } from '../../store/workspaces.ts'
import { compareCases, type ComparedCases } from '../replay/compare-cases.ts'
import { packOfPolicy } from '../policies/pack-of-policy.ts'
import { policyRefused } from '../policies/policy-refused.ts'
import { policyBytes, readPolicy, readPolicyBytes } from '../policies/read-policy.ts'
import type { OperatorServices } from '../services.ts'
import { isUuid } from '../uuid.ts'
import type { OperatorOperation } from './operation.ts'
import { operatorActor } from '../operator-actor.ts'

/** Most cases compared in one call. */
const partMax = 1_000

const Publish = Type.Object({ workspace_id: Type.String(), policy: Type.Unknown() })
const List = Type.Object({})
const History = Type.Object({ workspace_id: Type.String() })
const Show = Type.Object({ workspace_id: Type.String(), version: Type.Optional(Type.Integer({ minimum: 1 })) })
const ComparedSide = Type.Object({ regime: Type.String(), policy: Type.Optional(Type.Unknown()) })
const Compare = Type.Object({
  workspace_id: Type.String(),
  from: ComparedSide,
  to: ComparedSide,
  /** The last case of the part before. */
  after_case: Type.Optional(Type.String()),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: partMax })),
})
const Revert = Type.Object({
  workspace_id: Type.String(),
  /** The version to publish again; absent for the unedited pack. */
  version: Type.Optional(Type.Integer({ minimum: 1 })),
})

/**
 * Publishes a policy file as the next version of a workspace's policy, in force from the next call on.
 * docs/policies.md#publishing.
 */
export const publishPolicy: OperatorOperation<typeof Publish, ShownVersion> = {
  name: 'policies.publish',
  input: Publish,
  async run(services, { workspace_id: workspaceId, policy }) {
    const workspace = await workspaceById(services, workspaceId)
    return publish(services, workspace, readPolicy(policy))
  },
}

/** The policy in force of each workspace. */
export const listPolicies: OperatorOperation<typeof List, readonly ShownPolicy[]> = {
  name: 'policies.list',
  input: List,
  async run({ store }) {
    const shown: ShownPolicy[] = []
    for (const workspace of await listWorkspaces(store)) {
      const running = workspace.policy
      shown.push({
        id: running?.id ?? null,
        workspace_id: workspace.id,
        regime: workspace.regime,
        version: running?.version ?? (workspace.regime === null ? null : (findPack(workspace.regime)?.version ?? null)),
        source: running === null ? (workspace.regime === null ? 'default' : 'builtin') : 'workspace',
      })
    }
    return shown
  },
}

/** Every version of a workspace's policy, the newest first. */
export const policyHistory: OperatorOperation<typeof History, readonly ShownVersion[]> = {
  name: 'policies.history',
  input: History,
  async run(services, { workspace_id: workspaceId }) {
    const workspace = await workspaceById(services, workspaceId)
    const versions = await listVersions(services.store, workspaceId)
    return versions.map((version) => shownVersion(version, workspace.policy?.version ?? null))
  },
}

/** A version of a workspace's policy with its file; default: the one in force. */
export const showPolicy: OperatorOperation<typeof Show, ShownVersion & { readonly policy: PolicyFile }> = {
  name: 'policies.show',
  input: Show,
  async run(services, { workspace_id: workspaceId, version }) {
    const workspace = await workspaceById(services, workspaceId)
    const running = workspace.policy?.version ?? null
    const found = await versionOf(services, workspaceId, version ?? running)
    return { ...shownVersion(found, running), policy: readPolicyBytes(found.patch) }
  },
}

/** Publishes an earlier version again as the newest, or returns to the unedited pack. */
export const revertPolicy: OperatorOperation<typeof Revert, ShownVersion | ShownPolicy> = {
  name: 'policies.revert',
  input: Revert,
  async run(services, { workspace_id: workspaceId, version }) {
    const workspace = await workspaceById(services, workspaceId)
    if (version !== undefined) {
      const earlier = await versionOf(services, workspaceId, version)
      return publish(services, workspace, readPolicyBytes(earlier.patch))
    }
    await withdrawPolicy(services.store, workspaceId, { actor: operatorActor, at: services.clock.now() })
    const { regime } = workspace
    const source = regime === null ? 'default' : 'builtin'
    return { id: null, workspace_id: workspaceId, regime, version: findPack(regime ?? '')?.version ?? null, source }
  },
}

/** Compares two policies on a part of a workspace's cases. The audit entry is committed before a case is opened. */
export const comparePolicies: OperatorOperation<typeof Compare, ComparedCases> = {
  name: 'policies.compare',
  input: Compare,
  async run(services, { workspace_id: workspaceId, from, to, after_case: afterCase, limit = partMax }) {
    const { id: tenantId } = await workspaceById(services, workspaceId)
    if (afterCase !== undefined && !isUuid(afterCase)) throw errors.notFound()
    const act = {
      tenantId,
      at: services.clock.now(),
      actor: operatorActor,
      action: 'policy.compared',
      objectId: tenantId,
    } as const
    await withTenant(services.store.app, tenantId, (tx) => insertAuditEntry(tx, act))
    return compareCases(services, { tenantId, from, to, afterCaseId: afterCase ?? null, limit })
  },
}

async function publish(
  { store, clock }: OperatorServices,
  { id }: Workspace,
  policy: PolicyFile,
): Promise<ShownVersion> {
  const pack = packOfPolicy(policy)
  const patch = policyBytes(policy)
  // Read back from the stored bytes, which do not keep the order of a file's keys.
  const reread = readPolicyBytes(patch)
  const { refusals } = applyPatch(pack, reread, 1)
  if (refusals.length > 0) throw policyRefused(refusals)
  const published = await publishVersion(
    store,
    {
      tenantId: id,
      newPolicyId: randomUUID(),
      regime: policy.regime,
      extends: policy.extends ?? null,
      packVersion: pack.version,
      patch,
      sha256: createHash('sha256').update(patch).digest(),
      rulesSha256Of: (version) => Buffer.from(policyHash(applyPatch(pack, reread, version).pack), 'hex'),
    },
    { actor: operatorActor, at: clock.now() },
  )
  return shownVersion(published, published.version)
}

async function workspaceById({ store }: OperatorServices, id: string): Promise<Workspace> {
  const workspace = isUuid(id) ? await findWorkspace(store, id) : null
  if (workspace === null) throw errors.notFound()
  return workspace
}

async function versionOf(
  { store }: OperatorServices,
  workspaceId: string,
  version: number | null,
): Promise<StoredPolicyVersion> {
  const found = (await listVersions(store, workspaceId)).find((candidate) => candidate.version === version)
  if (found === undefined) throw errors.notFound()
  return found
}

/** A workspace's policy in `--json` output. */
interface ShownPolicy {
  readonly id: string | null
  readonly workspace_id: string
  readonly regime: string | null
  /** Null when the client's country selects the pack. */
  readonly version: number | null
  readonly source: 'default' | 'builtin' | 'workspace'
}

/** A version in `--json` output. */
type ShownVersion = ReturnType<typeof shownVersion>

function shownVersion(stored: StoredPolicyVersion, running: number | null) {
  return {
    id: stored.policyId,
    workspace_id: stored.tenantId,
    version: stored.version,
    regime: stored.regime,
    pack_version: stored.packVersion,
    running: stored.version === running,
    comment: readPolicyBytes(stored.patch).comment ?? '',
    sha256: stored.sha256.toString('hex'),
    rules_sha256: stored.rulesSha256.toString('hex'),
    published_by: stored.publishedBy,
    published_at: wireTime(stored.publishedAt),
  }
}

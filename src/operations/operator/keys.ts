import { randomBytes, randomUUID } from 'node:crypto'
import { Type, type TSchema } from 'typebox'
import { errors } from '../../contract/errors.ts'
import { wireTime } from '../../contract/events.ts'
import { isScope, scopes } from '../../contract/scopes.ts'
import type { AuditAction } from '../../domain/audit/actions.ts'
import { keyFromRandom, keyMac, keyPrefix, keyRandomBytes, keyState } from '../../domain/api-keys/api-key.ts'
import type { KeyLimits } from '../../domain/api-keys/key-limits.ts'
import { parseServiceAccounts } from '../../domain/api-keys/service-accounts.ts'
import {
  insertKey,
  listKeys,
  lockKey,
  markRevoked,
  markRotated,
  setLimits,
  type StoredKey,
} from '../../store/api-keys.ts'
import { insertAuditEntry, type AuditedAct } from '../../store/audit-entries.ts'
import { tenantOfKey } from '../../store/system.ts'
import { withTenant } from '../../store/tenant.ts'
import { findWorkspace, listWorkspaces, type Workspace } from '../../store/workspaces.ts'
import type { OperatorServices } from '../services.ts'
import { expiryOf } from '../key-expiry.ts'
import { isSubnet } from '../key-subnets.ts'
import { literalIssue } from '../literal-issue.ts'
import { isUuid } from '../uuid.ts'
import type { OperatorOperation } from './operation.ts'
import { operatorActor } from '../operator-actor.ts'

const nameLengthMax = 120
/** docs/api.md#rotation. */
const graceHoursMax = 168
const graceHoursDefault = 24
const hourMs = 3_600_000

/** Most subnets of one key. */
const subnetsMax = 50
const callsPerMinuteMax = 1_000_000
const limits = {
  calls_per_minute: Type.Optional(orNull(Type.Integer({ minimum: 1, maximum: callsPerMinuteMax }))),
  /** Subnets or addresses; empty: any. */
  addresses: Type.Optional(Type.Array(Type.String(), { maxItems: subnetsMax })),
  /** The last day, UTC. */
  expires: Type.Optional(orNull(Type.String({ format: 'date' }))),
}
const LimitKey = Type.Object({ id: Type.String(), ...limits })

const CreateKey = Type.Object({
  workspace_id: Type.String(),
  name: Type.String({ minLength: 1, maxLength: nameLengthMax }),
  scopes: Type.Array(Type.String(), { minItems: 1, maxItems: scopes.length }),
  /** Comma-separated, 255 characters in all. */
  service_accounts: Type.Optional(Type.String()),
  audience: Type.Optional(Type.String({ minLength: 1, maxLength: 255 })),
  ...limits,
})
const ListKeys = Type.Object({ workspace_id: Type.Optional(Type.String()) })
const RotateKey = Type.Object({
  id: Type.String(),
  grace_hours: Type.Optional(Type.Integer({ minimum: 0, maximum: graceHoursMax })),
})
const RevokeKey = Type.Object({ id: Type.String() })

/** Makes a key. Its text is only in this answer. docs/api.md#api-keys. */
export const createKey: OperatorOperation<typeof CreateKey, ShownKey & { readonly key: string }> = {
  name: 'keys.create',
  input: CreateKey,
  async run(services, input) {
    const serviceAccounts = boundAccounts(input.service_accounts, input.audience)
    refuseUnknownScopes(input.scopes)
    refuseSubnets(input.addresses ?? [])
    const workspace = isUuid(input.workspace_id) ? await findWorkspace(services.store, input.workspace_id) : null
    if (workspace === null) throw errors.notFound()
    refuseScopesNotAllowed(input.scopes, workspace)
    const { key, stored } = mint(services, {
      tenantId: workspace.id,
      name: input.name,
      scopes: scopes.filter((scope) => input.scopes.includes(scope)),
      serviceAccounts,
      audience: input.audience ?? null,
      callsPerMinute: input.calls_per_minute ?? null,
      addresses: input.addresses ?? [],
      expiresAt: expiryOf(input.expires ?? null, services.clock.now()),
    })
    await withTenant(services.store.app, workspace.id, async (tx) => {
      await insertKey(tx, stored)
      await insertAuditEntry(tx, actOn(stored, 'key.created', stored.createdAt))
    })
    return { ...shown(stored, services.clock.now()), key }
  },
}

/** The keys of one workspace, or of all. */
export const listAllKeys: OperatorOperation<typeof ListKeys, readonly ShownKey[]> = {
  name: 'keys.list',
  input: ListKeys,
  async run({ store, clock }, input) {
    const wanted = input.workspace_id
    const workspaces = (await listWorkspaces(store)).filter(({ id }) => wanted === undefined || id === wanted)
    if (wanted !== undefined && workspaces.length === 0) throw errors.notFound()
    const listed: StoredKey[] = []
    for (const { id } of workspaces) listed.push(...(await withTenant(store.app, id, (tx) => listKeys(tx, id))))
    return listed.map((key) => shown(key, clock.now()))
  },
}

/**
 * Makes a new key with the same name, scopes, bound accounts and limits. The old one works until the grace period ends; a grace period of
 * 0 revokes it. Throws when the workspace is no longer allowed the scopes. docs/api.md#rotation.
 */
export const rotateKey: OperatorOperation<typeof RotateKey, ShownKey & { readonly key: string }> = {
  name: 'keys.rotate',
  input: RotateKey,
  async run(services, input) {
    const { store, clock } = services
    const graceHours = input.grace_hours ?? graceHoursDefault
    const tenantId = isUuid(input.id) ? await tenantOfKey(store, input.id) : null
    const workspace = tenantId === null ? null : await findWorkspace(store, tenantId)
    if (workspace === null) throw errors.notFound()
    return withTenant(store.app, workspace.id, async (tx) => {
      const old = await lockKey(tx, workspace.id, input.id)
      if (old === null) throw errors.notFound()
      if (old.revokedAt !== null) throw errors.keyRevoked()
      if (old.rotatedTo !== null) throw errors.keyAlreadyRotated()
      refuseScopesNotAllowed(old.scopes, workspace)
      const { key, stored } = mint(services, old)
      const now = clock.now()
      await insertKey(tx, stored)
      const graceEnd = new Date(now.getTime() + graceHours * hourMs)
      const expiresAt = old.expiresAt !== null && old.expiresAt < graceEnd ? old.expiresAt : graceEnd
      await markRotated(tx, { tenantId: workspace.id, id: old.id, rotatedTo: stored.id, expiresAt })
      await insertAuditEntry(tx, actOn(old, 'key.rotated', now))
      await insertAuditEntry(tx, actOn(stored, 'key.created', now))
      if (graceHours === 0) {
        await markRevoked(tx, workspace.id, old.id, now)
        await insertAuditEntry(tx, actOn(old, 'key.revoked', now))
      }
      services.reached('key_rotated')
      return { ...shown(stored, now), key, rotated_from: old.id }
    })
  },
}

/**
 * Changes the limits of a key from its next call on; what is not given stays. Throws 409 for a key that is not active.
 * docs/api.md#limits-of-a-key.
 */
export const limitKey: OperatorOperation<typeof LimitKey, ShownKey> = {
  name: 'keys.limit',
  input: LimitKey,
  async run({ store, clock }, input) {
    refuseSubnets(input.addresses ?? [])
    const now = clock.now()
    const expiresAt = input.expires === undefined ? undefined : expiryOf(input.expires, now)
    const tenantId = isUuid(input.id) ? await tenantOfKey(store, input.id) : null
    if (tenantId === null) throw errors.notFound()
    return withTenant(store.app, tenantId, async (tx) => {
      const key = await lockKey(tx, tenantId, input.id)
      if (key === null) throw errors.notFound()
      if (keyState(key, now) !== 'active') throw errors.keyNotActive()
      const limited = {
        ...key,
        ...(input.calls_per_minute !== undefined && { callsPerMinute: input.calls_per_minute }),
        ...(input.addresses !== undefined && { addresses: input.addresses }),
        ...(expiresAt !== undefined && { expiresAt }),
      }
      await setLimits(tx, limited)
      const changed = Object.keys(limits).filter((name) => Reflect.get(input, name) !== undefined)
      await insertAuditEntry(tx, { ...actOn(key, 'key.limited', now), changed })
      return shown(limited, now)
    })
  },
}

/** Revokes a key from the next call on. Revoking it again changes nothing. */
export const revokeKey: OperatorOperation<typeof RevokeKey, ShownKey> = {
  name: 'keys.revoke',
  input: RevokeKey,
  async run({ store, clock }, input) {
    const tenantId = isUuid(input.id) ? await tenantOfKey(store, input.id) : null
    if (tenantId === null) throw errors.notFound()
    return withTenant(store.app, tenantId, async (tx) => {
      const key = await lockKey(tx, tenantId, input.id)
      if (key === null) throw errors.notFound()
      const now = clock.now()
      if (key.revokedAt !== null) return shown(key, now)
      await markRevoked(tx, tenantId, key.id, now)
      await insertAuditEntry(tx, actOn(key, 'key.revoked', now))
      return shown({ ...key, revokedAt: now }, now)
    })
  },
}

function actOn(key: StoredKey, action: AuditAction, at: Date): AuditedAct {
  return { tenantId: key.tenantId, at, actor: operatorActor, action, objectId: key.id }
}

/** What a key and its replacement have in common. */
type Grant = Pick<StoredKey, 'tenantId' | 'name' | 'scopes' | 'serviceAccounts' | 'audience' | 'expiresAt'> & KeyLimits

function mint({ clock, keys }: OperatorServices, grant: Grant): { readonly key: string; readonly stored: StoredKey } {
  const key = keyFromRandom(randomBytes(keyRandomBytes))
  const { tenantId, name, scopes: granted, serviceAccounts, audience } = grant
  const { callsPerMinute, addresses, expiresAt } = grant
  return {
    key,
    stored: {
      tenantId,
      id: randomUUID(),
      name,
      prefix: keyPrefix(key),
      mac: keyMac(key, keys.newest.pepper),
      pepperId: keys.newest.id,
      scopes: granted,
      serviceAccounts,
      audience,
      createdAt: clock.now(),
      rotatedTo: null,
      expiresAt,
      revokedAt: null,
      lastUsedAt: null,
      callsPerMinute,
      addresses,
    },
  }
}

function refuseUnknownScopes(wanted: readonly string[]): void {
  const issues = wanted.flatMap((scope, index) =>
    isScope(scope) ? [] : [literalIssue(['body', 'scopes', index], scope, scopes)],
  )
  if (issues.length > 0) throw errors.issues(issues)
}

/** A key can have a scope only if its workspace is enabled for it. docs/api.md#scopes. */
function refuseScopesNotAllowed(wanted: readonly string[], workspace: Workspace): void {
  if (!workspace.kyc && wanted.some((scope) => !scope.startsWith('bank:'))) throw errors.kycNotAllowed()
  if (!workspace.growth && wanted.some((scope) => scope.startsWith('bank:'))) throw errors.bankNotAllowed()
}

function refuseSubnets(addresses: readonly string[]): void {
  const issues = addresses.flatMap((address, index) => {
    const error = 'not an address or a subnet such as 10.0.0.0/8'
    return isSubnet(address)
      ? []
      : [{ type: 'value_error', loc: ['body', 'addresses', index], msg: `Value error, ${error}`, ctx: { error } }]
  })
  if (issues.length > 0) throw errors.issues(issues)
}

function orNull<Schema extends TSchema>(schema: Schema) {
  return Type.Union([schema, Type.Null()])
}

function boundAccounts(text: string | undefined, audience: string | undefined): readonly string[] {
  if (text === undefined || text.trim() === '') return []
  const parsed = parseServiceAccounts(text)
  const fault = 'refused' in parsed ? parsed.refused : audience === undefined ? 'an audience is needed too' : null
  if (fault !== null) {
    throw errors.issues([
      { type: 'value_error', loc: ['body', 'service_accounts'], msg: `Value error, ${fault}`, ctx: { error: fault } },
    ])
  }
  return 'ok' in parsed ? parsed.ok : []
}

/** A key in `--json` output, without its text. */
type ShownKey = ReturnType<typeof shown>

function shown(key: StoredKey, now: Date) {
  const time = (moment: Date | null) => (moment === null ? null : wireTime(moment))
  return {
    id: key.id,
    workspace_id: key.tenantId,
    name: key.name,
    prefix: key.prefix,
    scopes: key.scopes,
    state: keyState(key, now),
    service_accounts: key.serviceAccounts,
    audience: key.audience,
    created_at: time(key.createdAt),
    expires_at: time(key.expiresAt),
    calls_per_minute: key.callsPerMinute,
    addresses: key.addresses,
    last_used_at: time(key.lastUsedAt),
  }
}

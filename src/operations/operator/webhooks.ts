import { randomBytes, randomUUID } from 'node:crypto'
import { Type } from 'typebox'
import { errors } from '../../contract/errors.ts'
import { eventNames, isEventName, wireTime, type EventName } from '../../contract/events.ts'
import { endpointConcurrencyMax, sendingMax } from '../../domain/webhooks/delivery.ts'
import { dataKeyIdOf } from '../../domain/crypto/envelope.ts'
import { secretFromRandom, secretLengthMin, secretRandomBytes } from '../../domain/webhooks/secret.ts'
import { deleteDataKeys, insertWorkspaceDataKey } from '../../store/data-keys.ts'
import { insertAuditEntry } from '../../store/audit-entries.ts'
import { withTenant, type TenantTransaction } from '../../store/tenant.ts'
import {
  deleteEndpoint,
  noFailures,
  insertEndpoint,
  listEndpoints,
  lockEndpoint,
  replaceSecret,
  resetsFailures,
  tenantOfEndpoint,
  updateEndpoint,
  type StoredEndpoint,
} from '../../store/webhook-endpoints.ts'
import { findWorkspace, listWorkspaces } from '../../store/workspaces.ts'
import { sealEndpointSecret } from '../sealing/endpoint-secret.ts'
import type { OperatorServices } from '../services.ts'
import { literalIssue } from '../literal-issue.ts'
import { isUuid } from '../uuid.ts'
import { acceptEndpointUrl } from '../webhooks/endpoint-url.ts'
import type { OperatorOperation } from './operation.ts'
import { operatorActor } from '../operator-actor.ts'

const urlLengthMax = 2_048
const secretLengthMax = 255
/** docs/webhooks.md#secrets. */
const overlapHoursMax = 168
const overlapHoursDefault = 24
const hourMs = 3_600_000

const Url = Type.String({ minLength: 1, maxLength: urlLengthMax })
const Events = Type.Array(Type.String(), { minItems: 1, maxItems: eventNames.length })
const Secret = Type.String({ minLength: secretLengthMin, maxLength: secretLengthMax })
const MaxConcurrency = Type.Integer({ minimum: 1, maximum: endpointConcurrencyMax })

const CreateWebhook = Type.Object({
  workspace_id: Type.String(),
  url: Url,
  events: Events,
  secret: Type.Optional(Secret),
  max_concurrency: Type.Optional(MaxConcurrency),
})
const ListWebhooks = Type.Object({ workspace_id: Type.Optional(Type.String()) })
const ChangeWebhook = Type.Object({
  id: Type.String(),
  url: Type.Optional(Url),
  events: Type.Optional(Events),
  enabled: Type.Optional(Type.Boolean()),
  max_concurrency: Type.Optional(MaxConcurrency),
})
const RotateWebhook = Type.Object({
  id: Type.String(),
  secret: Type.Optional(Secret),
  overlap_hours: Type.Optional(Type.Integer({ minimum: 0, maximum: overlapHoursMax })),
})
const DeleteWebhook = Type.Object({ id: Type.String() })

/** Makes an endpoint. Its secret is only in this answer. docs/webhooks.md#secrets. */
export const createWebhook: OperatorOperation<typeof CreateWebhook, ShownEndpoint & { readonly secret: string }> = {
  name: 'webhooks.create',
  input: CreateWebhook,
  async run(services, input) {
    const events = knownEvents(input.events)
    const workspace = isUuid(input.workspace_id) ? await findWorkspace(services.store, input.workspace_id) : null
    if (workspace === null) throw errors.notFound()
    const url = await acceptEndpointUrl(services.egress, input.url)
    const secret = input.secret ?? newSecret()
    const named = { tenantId: workspace.id, id: randomUUID() }
    const sealed = await sealEndpointSecret(services, { ...named, secret })
    const at = services.clock.now()
    const endpoint: StoredEndpoint = {
      ...named,
      url,
      events,
      enabled: true,
      secret: sealed.secret,
      previous: null,
      createdAt: at,
      maxConcurrency: input.max_concurrency ?? sendingMax.endpoint,
      ...noFailures,
    }
    await withTenant(services.store.app, workspace.id, async (tx) => {
      await insertWorkspaceDataKey(tx, workspace.id, { ...sealed.dataKey, at })
      await insertEndpoint(tx, endpoint)
      await insertAuditEntry(tx, actOn(endpoint, 'webhook.created', at))
    })
    return { ...shown(endpoint), secret }
  },
}

/** The endpoints of one workspace, or of all. */
export const listWebhooks: OperatorOperation<typeof ListWebhooks, readonly ShownEndpoint[]> = {
  name: 'webhooks.list',
  input: ListWebhooks,
  async run({ store }, { workspace_id: wanted }) {
    const workspaces = (await listWorkspaces(store)).filter(({ id }) => wanted === undefined || id === wanted)
    if (wanted !== undefined && workspaces.length === 0) throw errors.notFound()
    const listed: StoredEndpoint[] = []
    for (const { id } of workspaces) listed.push(...(await withTenant(store.app, id, (tx) => listEndpoints(tx, id))))
    return listed.map(shown)
  },
}

/**
 * Changes the given settings. A switched-off endpoint still collects deliveries, which are sent when it is switched on.
 * docs/webhooks.md#states-of-a-delivery.
 */
export const changeWebhook: OperatorOperation<typeof ChangeWebhook, ShownEndpoint> = {
  name: 'webhooks.change',
  input: ChangeWebhook,
  async run(services, input) {
    const events = input.events === undefined ? undefined : knownEvents(input.events)
    const tenantId = await tenantOf(services, input.id)
    const url = input.url === undefined ? undefined : await acceptEndpointUrl(services.egress, input.url)
    const share = input.max_concurrency
    const changed = await withTenant(services.store.app, tenantId, async (tx) => {
      const endpoint = await lockKnown(tx, tenantId, input.id)
      const changes = {
        ...(url === undefined || url === endpoint.url ? {} : { url }),
        ...(events === undefined || sameEvents(events, endpoint.events) ? {} : { events }),
        ...(input.enabled === undefined || input.enabled === endpoint.enabled ? {} : { enabled: input.enabled }),
        ...(share === undefined || share === endpoint.maxConcurrency ? {} : { maxConcurrency: share }),
      }
      const names = Object.keys(changes)
      if (names.length === 0) return endpoint
      await updateEndpoint(tx, endpoint, changes)
      const act = actOn(endpoint, 'webhook.changed', services.clock.now())
      await insertAuditEntry(tx, { ...act, changed: names.map(wireNameOf) })
      return { ...endpoint, ...changes, ...(resetsFailures(changes) ? noFailures : {}) }
    })
    services.onDeliveriesDue()
    return shown(changed)
  },
}

/**
 * Makes a new secret, which is only in this answer. During the overlap `webhook-signature` also has the signature of the old one;
 * the other headers are signed with the new one at once. docs/webhooks.md#secrets.
 */
export const rotateWebhook: OperatorOperation<
  typeof RotateWebhook,
  ShownEndpoint & { readonly secret: string; readonly previous_secret_until: string | null }
> = {
  name: 'webhooks.rotate',
  input: RotateWebhook,
  async run(services, input) {
    const tenantId = await tenantOf(services, input.id)
    const secret = input.secret ?? newSecret()
    const sealed = await sealEndpointSecret(services, { tenantId, id: input.id, secret })
    const at = services.clock.now()
    const overlapMs = (input.overlap_hours ?? overlapHoursDefault) * hourMs
    const until = overlapMs === 0 ? null : new Date(at.getTime() + overlapMs)
    const endpoint = await withTenant(services.store.app, tenantId, async (tx) => {
      const old = await lockKnown(tx, tenantId, input.id)
      const previous = until === null ? null : { secret: old.secret, until }
      const dropped = [
        ...(previous === null ? [old.secret] : []),
        ...(old.previous === null ? [] : [old.previous.secret]),
      ]
      await insertWorkspaceDataKey(tx, tenantId, { ...sealed.dataKey, at })
      await replaceSecret(tx, old, { secret: sealed.secret, previous })
      await deleteDataKeys(tx, tenantId, dropped.map(dataKeyIdOf))
      await insertAuditEntry(tx, actOn(old, 'webhook.rotated', at))
      return old
    })
    return { ...shown(endpoint), secret, previous_secret_until: until === null ? null : wireTime(until) }
  },
}

/** Deletes an endpoint: cancels its open deliveries and destroys its secrets. Its deliveries can still be listed. */
export const removeWebhook: OperatorOperation<typeof DeleteWebhook, ShownEndpoint> = {
  name: 'webhooks.delete',
  input: DeleteWebhook,
  async run({ store, clock }, input) {
    const tenantId = await tenantOf({ store }, input.id)
    return withTenant(store.app, tenantId, async (tx) => {
      const endpoint = await lockKnown(tx, tenantId, input.id)
      const at = clock.now()
      const secrets = [endpoint.secret, ...(endpoint.previous === null ? [] : [endpoint.previous.secret])]
      await deleteEndpoint(tx, endpoint, at)
      await deleteDataKeys(tx, tenantId, secrets.map(dataKeyIdOf))
      await insertAuditEntry(tx, actOn(endpoint, 'webhook.deleted', at))
      return shown({ ...endpoint, enabled: false })
    })
  },
}

/** The workspace of an endpoint, also of a deleted one: its deliveries stay. Throws the 404 refusal when there is none. */
export async function tenantOf({ store }: Pick<OperatorServices, 'store'>, id: string): Promise<string> {
  const tenantId = isUuid(id) ? await tenantOfEndpoint(store, id) : null
  if (tenantId === null) throw errors.notFound()
  return tenantId
}

/** The endpoint, locked until the transaction ends. Throws the 404 refusal when it was deleted meanwhile. */
export async function lockKnown(tx: TenantTransaction, tenantId: string, id: string): Promise<StoredEndpoint> {
  const endpoint = await lockEndpoint(tx, tenantId, id)
  if (endpoint === null) throw errors.notFound()
  return endpoint
}

function actOn(
  { tenantId, id }: StoredEndpoint,
  action: 'webhook.created' | 'webhook.changed' | 'webhook.rotated' | 'webhook.deleted',
  at: Date,
) {
  return { tenantId, at, actor: operatorActor, action, objectId: id } as const
}

function newSecret(): string {
  return secretFromRandom(randomBytes(secretRandomBytes))
}

/** The events in the order of the contract, without duplicates. Throws the 422 list for an unknown name. */
function knownEvents(wanted: readonly string[]): readonly EventName[] {
  const issues = wanted.flatMap((name, index) =>
    isEventName(name) ? [] : [literalIssue(['body', 'events', index], name, eventNames)],
  )
  if (issues.length > 0) throw errors.issues(issues)
  return eventNames.filter((name) => wanted.includes(name))
}

/** The name of a setting on the wire. */
function wireNameOf(name: string): string {
  return name === 'maxConcurrency' ? 'max_concurrency' : name
}

function sameEvents(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((name) => other.includes(name))
}

/** An endpoint in `--json` output, without its secret. docs/operations.md#commands. */
type ShownEndpoint = ReturnType<typeof shown>

function shown(endpoint: StoredEndpoint) {
  return {
    id: endpoint.id,
    workspace_id: endpoint.tenantId,
    url: endpoint.url,
    events: endpoint.events,
    enabled: endpoint.enabled,
    created_at: wireTime(endpoint.createdAt),
    failing_since: endpoint.failingSince === null ? null : wireTime(endpoint.failingSince),
    failures_in_a_row: endpoint.failuresInARow,
    max_concurrency: endpoint.maxConcurrency,
    gone_since: endpoint.goneSince === null ? null : wireTime(endpoint.goneSince),
    switched_off: endpoint.switchedOff,
  }
}

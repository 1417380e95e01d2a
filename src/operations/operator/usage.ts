import { Type } from 'typebox'
import { keyState } from '../../domain/api-keys/api-key.ts'
import { forecastReads } from '../../domain/api-keys/forecast-reads.ts'
import { listKeys } from '../../store/api-keys.ts'
import { countCalls, countedMax, recentUse } from '../../store/search-calls.ts'
import { withTenant } from '../../store/tenant.ts'
import { readsByDay, readsUsed } from '../../store/usage.ts'
import { knownWorkspace } from '../known-workspace.ts'
import { shownTime } from '../list-input.ts'
import type { OperatorOperation } from './operation.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

const ShowUsage = Type.Object({
  workspace_id: Type.String(),
  /** UTC; default: this month. */
  month: Type.Optional(Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$' })),
})
const KeysUsage = Type.Object({ workspace_id: Type.String() })

/** Reads of a month against the cap, and its calls by key and operation. docs/operations.md#use. */
export const showUsage: OperatorOperation<typeof ShowUsage, ShownUsage> = {
  name: 'usage.show',
  input: ShowUsage,
  async run(services, { workspace_id: workspaceId, month: asked }) {
    const { store, clock } = services
    const { id: tenantId, readCap } = await knownWorkspace(services, workspaceId)
    const now = clock.now()
    const month = asked ?? now.toISOString().slice(0, 7)
    const from = new Date(`${month}-01T00:00:00Z`)
    const before = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1))
    const used = await readsUsed(store, tenantId, `${month}-01`)
    const { days, calls, keys } = await withTenant(store.app, tenantId, async (tx) => ({
      days: await readsByDay(tx, tenantId, `${month}-01`),
      calls: await countCalls(tx, tenantId, { from, before }),
      keys: new Map((await listKeys(tx, tenantId)).map((key) => [key.id, key])),
    }))
    const isNow = now >= from && now < before
    return {
      workspace_id: tenantId,
      month,
      reads: {
        used,
        cap: readCap,
        by_day: days,
        forecast: isNow ? forecastReads(used, { from, now, before }) : null,
      },
      calls: calls.map(({ keyId, operation, calls: count, errors }) => ({
        key_id: keyId,
        key_name: keys.get(keyId)?.name ?? null,
        key_prefix: keys.get(keyId)?.prefix ?? null,
        operation,
        calls: count,
        errors,
      })),
      logged_days: services.apiLogDays,
    }
  },
}

/** Who uses which key: the last use of each, and its calls of the last hour and day. docs/operations.md#use. */
export const showKeysUsage: OperatorOperation<typeof KeysUsage, readonly ShownKeyUse[]> = {
  name: 'keys.usage',
  input: KeysUsage,
  async run(services, { workspace_id: workspaceId }) {
    const { store, clock } = services
    const { id: tenantId } = await knownWorkspace(services, workspaceId)
    const now = clock.now()
    const hourAgo = new Date(now.getTime() - hourMs)
    return withTenant(store.app, tenantId, async (tx) => {
      const lastDay = { from: new Date(now.getTime() - dayMs), before: new Date(now.getTime() + hourMs) }
      const byKey = Map.groupBy(await countCalls(tx, tenantId, lastDay), ({ keyId }) => keyId)
      const shown: ShownKeyUse[] = []
      for (const key of await listKeys(tx, tenantId)) {
        const { lastAt, lastClient, calls } = await recentUse(tx, { tenantId, keyId: key.id }, hourAgo)
        const counted = byKey.get(key.id) ?? []
        shown.push({
          id: key.id,
          name: key.name,
          prefix: key.prefix,
          state: keyState(key, now),
          last_used_at: shownTime(laterOf(key.lastUsedAt, lastAt)),
          last_client: lastClient,
          calls_1h: calls,
          calls_1h_more: calls === countedMax,
          calls_24h: counted.reduce((sum, one) => sum + one.calls, 0),
          errors_24h: counted.reduce((sum, one) => sum + one.errors, 0),
        })
      }
      return shown
    })
  },
}

interface ShownUsage {
  readonly workspace_id: string
  readonly month: string
  readonly reads: {
    readonly used: number
    readonly cap: number
    readonly by_day: readonly { readonly day: string; readonly used: number }[]
    /** Null for another month than this. */
    readonly forecast: number | null
  }
  readonly calls: readonly {
    readonly key_id: string
    readonly key_name: string | null
    readonly key_prefix: string | null
    readonly operation: string
    readonly calls: number
    readonly errors: number
  }[]
  readonly logged_days: number
}

interface ShownKeyUse {
  readonly id: string
  readonly name: string
  readonly prefix: string
  readonly state: string
  readonly last_used_at: string | null
  /** The block of addresses of its newest logged call. */
  readonly last_client: string | null
  readonly calls_1h: number
  /** There were more than are counted. */
  readonly calls_1h_more: boolean
  readonly calls_24h: number
  readonly errors_24h: number
}

function laterOf(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other
  return one > other ? one : other
}

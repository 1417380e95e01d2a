import { Type } from 'typebox'
import { wireTime } from '../../contract/events.ts'
import { happeningKind } from '../../domain/case-view/happening-kind.ts'
import { insertAuditEntry } from '../../store/audit-entries.ts'
import { caseTimeline, type TimelinePlace, type TimelineRow } from '../../store/case-timeline.ts'
import { withTenant } from '../../store/tenant.ts'
import { actOn, caseById } from '../audit/case-acts.ts'
import { cursorUnknown } from '../cases/case-cursor.ts'
import { isUuid } from '../uuid.ts'
import type { OperatorOperation } from './operation.ts'

/** Happenings of one page. */
const perPage = { max: 200, default: 50 } as const
const cursorLengthMax = 400

const ShowTimeline = Type.Object({
  id: Type.String(),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: perPage.max, default: perPage.default })),
  cursor: Type.Optional(Type.String({ minLength: 1, maxLength: cursorLengthMax })),
})

/** A page of what happened on a case. */
interface TimelinePage {
  readonly items: readonly ReturnType<typeof shown>[]
  readonly next_cursor: string | null
}

/**
 * What happened on a case, the newest first: audit entries and deliveries in one order. The entry of this reading is committed with the
 * page and stands on it. docs/console-api.md#cases.
 */
export const showTimeline: OperatorOperation<typeof ShowTimeline, TimelinePage> = {
  name: 'cases.timeline',
  input: ShowTimeline,
  async run({ store, clock }, { id, limit = perPage.default, cursor }) {
    const after = cursor === undefined ? null : placeOf(cursor)
    const found = await caseById(store, id)
    const { tenantId } = found
    const rows = await withTenant(store.app, tenantId, async (tx) => {
      await insertAuditEntry(tx, actOn(found, 'case.read', clock.now()))
      return caseTimeline(tx, tenantId, { caseId: id, after, limit: limit + 1 })
    })
    const page = rows.slice(0, limit)
    const last = page.at(-1)
    return { items: page.map(shown), next_cursor: rows.length > limit && last !== undefined ? cursorOf(last) : null }
  },
}

function shown(row: TimelineRow) {
  return {
    at: wireTime(row.at),
    kind: happeningKind(row.action),
    action: row.action,
    actor: row.actor_type === null ? null : { type: row.actor_type, id: row.actor_id ?? '' },
    object: { type: row.object_type, id: row.object_id },
    outcome: row.outcome,
    reason: row.reason,
    changed: [...row.changed],
    request_id: row.request_id,
    delivery:
      row.event === null
        ? null
        : {
            event: row.event,
            endpoint_id: row.endpoint_id ?? '',
            state: row.state,
            attempts: row.attempts,
            http_status: row.http_status,
          },
  }
}

function cursorOf({ at, id, step }: TimelinePlace): string {
  return Buffer.from(`${at.getTime()} ${id} ${step}`).toString('base64url')
}

function placeOf(cursor: string): TimelinePlace {
  const [time = '', id = '', step = ''] = Buffer.from(cursor, 'base64url').toString().split(' ')
  const at = new Date(/^\d{1,15}$/.test(time) ? Number(time) : Number.NaN)
  if (Number.isNaN(at.getTime()) || !isUuid(id) || !/^[012]$/.test(step)) throw cursorUnknown(cursor, 'body')
  return { at, id, step: Number(step) }
}

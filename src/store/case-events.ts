import { sql } from 'kysely'
import type { EventName } from '../contract/events.ts'
import type { TenantTransaction } from './tenant.ts'

/** An event whose bytes are known. */
export interface KnownEvent {
  readonly tenantId: string
  readonly id: string
  readonly type: EventName
  readonly environment: string
  readonly caseId: string | null
  readonly reference: string
  /** The bytes as they will be sent. */
  readonly body: Buffer
  readonly at: Date
}

/**
 * Stores an event and a delivery for each endpoint that asked for it, also for switched-off ones. Returns how many deliveries
 * wait to be sent. docs/webhooks.md#states-of-a-delivery.
 */
export async function insertEvent(tx: TenantTransaction, event: KnownEvent): Promise<number> {
  const { tenantId, id, at } = event
  await tx
    .insertInto('event')
    .values({
      tenant_id: tenantId,
      id,
      type: event.type,
      environment: event.environment,
      case_id: event.caseId,
      reference: event.reference,
      body: event.body,
      occurred_at: at,
    })
    .execute()
  const { rows } = await sql`
    insert into delivery (tenant_id, id, event_id, endpoint_id, kind, state, attempts, interrupted, due_at, created_at)
    select ${tenantId}::uuid, gen_random_uuid(), ${id}::uuid, webhook_endpoint.id, 'event', 'pending', 0, 0, ${at}::timestamptz,
      ${at}::timestamptz
    from webhook_endpoint
    where webhook_endpoint.tenant_id = ${tenantId}::uuid and ${event.type} = any(webhook_endpoint.events)
    returning id`.execute(tx)
  return rows.length
}

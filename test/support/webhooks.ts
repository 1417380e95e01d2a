import { idleReader } from './idle-reader.ts'
import { startTestServer } from './server.ts'

/** A delivery as `webhooks deliveries --json` prints it. */
export interface ShownDelivery {
  readonly id: string
  readonly event_id: string
  readonly event: string
  readonly state: string
  readonly attempts: number
  readonly http_status: number | null
  readonly response_body: string | null
  readonly created_at: string
  readonly kind: string
  readonly next_attempt_at: string | null
  readonly history: readonly {
    readonly no: number | null
    readonly outcome: string
    readonly http_status: number | null
    readonly address: string | null
    readonly node: string | null
  }[]
}

export interface ShownEndpoint {
  readonly id: string
  readonly workspace_id: string
  readonly url: string
  readonly events: readonly string[]
  readonly enabled: boolean
  readonly secret: string
  readonly failing_since: string | null
  readonly failures_in_a_row: number
  readonly max_concurrency: number
  readonly gone_since: string | null
  readonly switched_off: string | null
}

export type WebhookServer = Awaited<ReturnType<typeof startWebhookServer>>

export const allEvents = ['kyc.documents_read', 'kyc.case_verified', 'kyc.case_assessed', 'kyc.eid_completed']

/** The real server that may call receivers on loopback, with what tests of webhooks ask again and again. */
export async function startWebhookServer(options: NonNullable<Parameters<typeof startTestServer>[0]> = {}) {
  const server = await startTestServer({
    ...options,
    settings: { GATEHOUSE_EGRESS_ALLOW: '127.0.0.0/8,::1', ...options.settings },
    world: { reader: idleReader, ...options.world },
  })
  return {
    ...server,
    /** A new endpoint of the workspace. */
    endpoint: async (url: string, input: object = {}) =>
      (await server.operate('webhooks.create', {
        workspace_id: server.workspaceId,
        url,
        events: allEvents,
        ...input,
      })) as ShownEndpoint,
    deliveries: async (id: string, filter: object = {}) =>
      (await server.operate('webhooks.deliveries', { id, ...filter })) as readonly ShownDelivery[],
    /** Files a verdict with a reference and answers the call's answer. */
    async assess(reference = 'client-1001', values: object = {}) {
      const answer = await server.post('/v1/kyc/assess', { reference, values })
      if (answer.status !== 200) throw new Error(`assess answered ${answer.status}`)
      return (await answer.json()) as { case_id: string }
    },
    /** Sends what is due and waits until it is sent. */
    async send(): Promise<void> {
      await server.services.deliveries.poll()
      await server.services.deliveries.idle()
    },
  }
}

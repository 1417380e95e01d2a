import { insertAuditEntry } from '../../store/audit-entries.ts'
import { deleteSessions, endedSessions } from '../../store/eid-sessions.ts'
import { deleteEndedMails } from '../../store/mails.ts'
import { deleteEidRequest, endedRequests, type EndedRequest } from '../../store/purge-eid.ts'
import { withTenant } from '../../store/tenant.ts'
import { listWorkspaces } from '../../store/workspaces.ts'
import type { Services } from '../services.ts'

const dayMs = 86_400_000
/** Days for which what has ended is kept. docs/rules/eid.md#retention. */
const keptDays = { session: 7, mail: 30, request: 90 } as const
/** Rows of one transaction. */
const pageRows = 200

type Needed = Pick<Services, 'store' | 'blobs' | 'clock'>

/** What a purge has deleted. */
export interface EidPurge {
  readonly sessions: number
  readonly mails: number
  readonly requests: number
}

/**
 * Deletes sessions of the sandbox provider, finished mail and requests without a case whose time is over, of all workspaces. Ends
 * at the next page once `stopping` is aborted. docs/rules/eid.md#retention.
 */
export async function purgeEid(services: Needed, stopping: AbortSignal): Promise<EidPurge> {
  const purged = { sessions: 0, mails: 0, requests: 0 }
  for (const { id: tenantId } of await listWorkspaces(services.store)) {
    purged.sessions += await inPages(stopping, () => purgeSessions(services, tenantId))
    purged.mails += await inPages(stopping, () => purgeMails(services, tenantId))
    purged.requests += await inPages(stopping, () => purgeRequests(services, tenantId))
  }
  if (purged.sessions + purged.requests > 0) await services.store.purgeDeletedKeys()
  return purged
}

/** Repeats a page until one is not full. */
async function inPages(stopping: AbortSignal, page: () => Promise<number>): Promise<number> {
  let total = 0
  while (!stopping.aborted) {
    const rows = await page()
    total += rows
    if (rows < pageRows) break
  }
  return total
}

function purgeSessions({ store, clock }: Needed, tenantId: string): Promise<number> {
  return withTenant(store.app, tenantId, async (tx) => {
    const refs = await endedSessions(tx, tenantId, before(clock.now(), keptDays.session), pageRows)
    await deleteSessions(tx, tenantId, refs)
    return refs.length
  })
}

function purgeMails({ store, clock }: Needed, tenantId: string): Promise<number> {
  return withTenant(store.app, tenantId, (tx) =>
    deleteEndedMails(tx, tenantId, before(clock.now(), keptDays.mail), pageRows),
  )
}

async function purgeRequests(services: Needed, tenantId: string): Promise<number> {
  const { store, clock } = services
  const ended = await withTenant(store.app, tenantId, (tx) =>
    endedRequests(tx, tenantId, before(clock.now(), keptDays.request), pageRows),
  )
  for (const request of ended) await purgeRequest(services, tenantId, request)
  return ended.length
}

/** The report before the row: after a crash in between, the next run finds the row. */
async function purgeRequest({ store, blobs, clock }: Needed, tenantId: string, request: EndedRequest): Promise<void> {
  if (request.blobKey !== null) await blobs.delete(request.blobKey)
  await withTenant(store.app, tenantId, async (tx) => {
    if (!(await deleteEidRequest(tx, tenantId, request.key))) return
    await insertAuditEntry(tx, {
      ...{ tenantId, at: clock.now(), action: 'eid.deleted', objectId: request.id, reason: 'retention' },
      actor: { type: 'job', id: 'purge-eid' },
    })
  })
}

function before(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs)
}

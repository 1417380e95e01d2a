import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { openBlobs } from '../../src/adapters/blobs/index.ts'
import { sealedBlobs } from '../../src/adapters/blobs/sealed.ts'
import { checkpointFile, openFileCheckpoints } from '../../src/adapters/checkpoints/file.ts'
import { openPdfReportWriter } from '../../src/adapters/report/pdf.ts'
import { deriveKeys } from '../../src/adapters/secret-key/keyring.ts'
import { chainAudit } from '../../src/jobs/chain-audit.ts'
import type { AuditReport } from '../../src/operations/audit/verification.ts'
import { runOperatorOperation } from '../../src/operations/operator/run.ts'
import { recordSecret } from '../../src/operations/required-secret.ts'
import { openWorkspaceKeys } from '../../src/operations/workspace-keys.ts'
import type { Services } from '../../src/operations/services.ts'
import { insertAuditEntry } from '../../src/store/audit-entries.ts'
import type { Store } from '../../src/store/store.ts'
import { withTenant } from '../../src/store/tenant.ts'
import { insertWorkspace } from '../../src/store/workspaces.ts'
import { asSuperuser } from './audit-rows.ts'
import { StoppedClock } from './clock.ts'
import { jobContext } from './job-context.ts'
import { listServices } from './list-services.ts'

const operator = { type: 'operator', id: 'test' } as const

/** The audit trail of a store with a checkpoint file of its own: to write entries, chain them, tamper and verify. */
export async function openAudit(store: Store) {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'gatehouse-audit-'))
  const clock = new StoppedClock()
  const file = checkpointFile(dataDir)
  const keys = deriveKeys('a secret of thirty-two characters')
  const storedBlobs = await openBlobs({ storageUrl: null, dataDir })
  const services = {
    store,
    clock,
    keys,
    reached: () => {},
    onDeliveriesDue: () => {},
    publicUrl: () => 'http://127.0.0.1:8080',
    eidProviders: new Map(),
    apiLogDays: 90,
    mailServer: false,
    bankDataProviders: new Map(),
    reports: openPdfReportWriter(),
    storedBlobs,
    blobs: sealedBlobs(storedBlobs),
    workspaceKeys: openWorkspaceKeys({ store, keys, clock }),
    checkpoints: openFileCheckpoints(file),
    ...listServices(dataDir, clock),
  }
  const trail = {
    dataDir,
    clock,
    file,
    services,
    /** A new workspace: its first entry is `workspace.created`. */
    async workspace(): Promise<string> {
      const id = randomUUID()
      const settings = { name: 'Lender', kyc: true, growth: false, eid: 'none', readCap: 1, regime: null } as const
      await insertWorkspace(store, { id, ...settings, createdAt: clock.now() }, operator, (tx) =>
        recordSecret(tx, keys, clock.now()),
      )
      return id
    },
    /** Further entries, each a millisecond after the other. */
    async add(tenantId: string, count: number): Promise<void> {
      await withTenant(store.app, tenantId, async (tx) => {
        for (let n = 0; n < count; n++) {
          clock.advance(1)
          const act = { tenantId, at: clock.now(), actor: operator, objectId: randomUUID() }
          await insertAuditEntry(tx, { ...act, action: 'key.created' })
        }
      })
    },
    chain: () => chainAudit.run(services as unknown as Services, jobContext()),
    verify: async (workspaceId?: string): Promise<AuditReport> => {
      const input = workspaceId === undefined ? {} : { workspace_id: workspaceId }
      return (await runOperatorOperation(services, 'audit.verify', input)) as AuditReport
    },
    /** Runs SQL as somebody who has the database: a superuser whom no key, policy or reference stops. */
    async tamper(statements: string): Promise<void> {
      await asSuperuser(store, async (run) => {
        await run('set local session_replication_role = replica')
        for (const statement of statements.split(';')) await run(statement)
      })
    },
    remove: () => rm(dataDir, { recursive: true, force: true }),
  }
  return {
    ...trail,
    /** A workspace of 8 chained entries with signed checkpoints at 2 and 8. */
    async chainedWorkspace(): Promise<string> {
      const id = await trail.workspace()
      await trail.add(id, 1)
      await trail.chain()
      clock.advance(6 * 60_000)
      await trail.add(id, 6)
      await trail.chain()
      return id
    },
  }
}

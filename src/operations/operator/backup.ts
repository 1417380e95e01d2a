import { Type } from 'typebox'
import { insertAuditEntry } from '../../store/audit-entries.ts'
import { listWorkspaces } from '../../store/workspaces.ts'
import { newBackupId, writeBackup, type BackupSummary } from '../backup/create.ts'
import type { OperatorOperation } from './operation.ts'
import { operatorActor } from '../operator-actor.ts'

const Create = Type.Object({
  /** Absolute path of a file that does not exist yet. */
  path: Type.String({ minLength: 1 }),
})

/** Backs up an installation without its secret to one file, with an audit entry in each workspace. */
export const createBackup: OperatorOperation<typeof Create, BackupSummary> = {
  name: 'backup.create',
  input: Create,
  async run(services, { path }) {
    const { store, clock } = services
    const id = newBackupId()
    for (const workspace of await listWorkspaces(store)) {
      await store.system.transaction().execute((tx) =>
        insertAuditEntry(tx, {
          tenantId: workspace.id,
          at: clock.now(),
          actor: operatorActor,
          action: 'backup.taken',
          objectId: id,
        }),
      )
    }
    return writeBackup(services, { path, id })
  },
}

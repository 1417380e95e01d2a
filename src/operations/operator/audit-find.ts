import { Type } from 'typebox'
import { wireTime } from '../../contract/events.ts'
import { uuidOfHash } from '../../domain/screening/list-bundle.ts'
import { entriesOfObject } from '../../store/audit-entries.ts'
import { withTenant } from '../../store/tenant.ts'
import { listWorkspaces } from '../../store/workspaces.ts'
import type { OperatorOperation } from './operation.ts'

/** Most entries shown of one workspace. */
const entriesMax = 100

const Find = Type.Object({
  /** SHA-256 of the file, in hex. */
  sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
})

interface FoundEntry {
  readonly workspace_id: string
  readonly at: string
  readonly action: string
  readonly actor: string
  readonly case_id: string | null
  /** The key of the eID check of a report, the id of a list. */
  readonly changed: readonly string[]
}

/**
 * The audit entries about a file that was stored: the report of an eID check, or a screening list. Nothing is found of a file that
 * was changed by a byte.
 */
export const findInAudit: OperatorOperation<typeof Find, readonly FoundEntry[]> = {
  name: 'audit.find',
  input: Find,
  async run({ store }, { sha256 }) {
    const objectId = uuidOfHash(sha256)
    const found: FoundEntry[] = []
    for (const { id } of await listWorkspaces(store)) {
      const entries = await withTenant(store.app, id, (tx) => entriesOfObject(tx, id, objectId, entriesMax))
      for (const { at, action, actorType, actorId, caseId, changed } of entries) {
        const actor = `${actorType} ${actorId}`
        found.push({ workspace_id: id, at: wireTime(at), action, actor, case_id: caseId, changed })
      }
    }
    return found
  },
}
